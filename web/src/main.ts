import { mount } from 'svelte'
import App from './App.svelte'
import './design/tokens.css'
import './design/base.css'
// Before the styles of the designs themselves, which are loaded when they are needed and have the last word.
import './cards/typeset.css'
import { listen } from './router.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
listen()
mount(App, { target })
