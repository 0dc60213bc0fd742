import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import typescript from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default typescript.config(
  { ignores: ['node_modules'] },
  js.configs.recommended,
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ['scripts/**', '*.config.*'], languageOptions: { globals: { ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  // Maps in modules with runes are lookups that nothing renders.
  { rules: { 'svelte/prefer-svelte-reactivity': 'off' } },
  // Addresses are plain paths: the router of this client listens to ordinary links.
  { rules: { 'svelte/no-navigation-without-resolve': 'off' } },
)
