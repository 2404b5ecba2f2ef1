import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Nothing is inlined as a data: address: the page's policy allows files of its own origin only.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/burncard/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/table': { target: 'http://127.0.0.1:8000', ws: true, changeOrigin: true } } },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
