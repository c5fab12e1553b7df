// Builds the page, and serves it during development. The tests have their own file, vitest.config.ts.
import { relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { documents } from './tools/page/document.ts';
import { rulebooks } from './tools/page/rulebook.ts';

/** The folders that a module lies in, from the top of the repository. */
function foldersOf(id: string): readonly string[] {
  return relative(import.meta.dirname, id).split(sep);
}

/** Whether a module is one that the home page loads at once, other than the page's own entry. */
function isOfHome(id: string): boolean {
  return !['index.html', 'main.tsx'].includes(foldersOf(id)[1]);
}

export default defineConfig({
  root: 'web',
  base: '/',
  plugins: [
    rulebooks(),
    documents(),
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        name: 'Marchlands',
        short_name: 'Marchlands',
        description:
          'A table for five frontier games: alone against fair bots, around one screen, or online with friends.',
        display: 'standalone',
        start_url: '/',
        background_color: '#f5f1e8',
        theme_color: '#f5f1e8',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallback: '/index.html',
        // Paths that a server answers itself.
        navigateFallbackDenylist: [/^\/(api|admin|healthz|metrics)(\/|$)/],
        cleanupOutdatedCaches: true,
        // Part of the worker itself, which browsers keep with it.
        importScripts: ['/push-worker.js'],
        globIgnores: ['push-worker.js'],
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [rulebooks()] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Left to itself the bundler makes a file of each set of modules with the same importers. Sets are not merged below a
        // size: one more import then moves a small set into a game's rules, and its board loads them all.
        codeSplitting: {
          groups: [
            { name: 'home', tags: ['$initial'], test: isOfHome, priority: 1 },
            { name: 'engine', test: (id) => foldersOf(id)[0] === 'core' },
          ],
        },
      },
    },
  },
});
