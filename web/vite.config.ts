import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The server that answers while the pages are being developed.
const server = process.env['NEFRIT_API'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/nefrit/server/pages',
    emptyOutDir: true,
    // The pages may load nothing but files of their own server, and no data from within the page.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      // Pictures of cards can be drawn by whoever imports /art.js: it is a page of its own, with names that others use.
      input: { index: 'index.html', art: 'src/cards/art/index.ts' },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: (chunk) => (chunk.name === 'art' ? 'art.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: true, ws: true, headers: { origin: server } },
    },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
  // Under test, Svelte must be the one that runs in browsers.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
})
