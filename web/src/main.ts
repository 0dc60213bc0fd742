import { mount } from 'svelte'
import App from './App.svelte'
import './design/tokens.css'
import './design/base.css'
import { listen } from './router.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')
listen()
mount(App, { target })
