import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The fonts keep their names: the pages without script ask for the same ones. */
const fonts = (): Plugin => ({
  name: 'fonts',
  generateBundle() {
    const resolve = createRequire(import.meta.url).resolve;
    for (const part of ['latin', 'latin-ext']) {
      const name = `inter-${part}-wght-normal.woff2`;
      const source = readFileSync(resolve(`@fontsource-variable/inter/files/${name}`));
      this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source });
    }
  },
});

// Nothing is inlined as a data: address: the page's policy allows files of its own origin only.
export default defineConfig({
  plugins: [svelte(), fonts()],
  build: {
    outDir: '../src/burncard/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    manifest: 'files.json',
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/table': { target: 'http://127.0.0.1:8000', ws: true, changeOrigin: true } } },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
