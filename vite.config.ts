// How the page is built and served while one works on it. The tests have their own file, vitest.config.ts.
import { relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { rulebooks } from './tools/page/rulebook.ts';

/** Bytes of source below which the modules that some entries share join those that similar entries share. */
const SMALL = { engine: 20_000, shell: 3_000, game: 8_000 };

/** The folders that a module lies in, from the top of the repository. */
function foldersOf(id: string): readonly string[] {
  return relative(import.meta.dirname, id).split(sep);
}

function isIn(...tops: readonly string[]): (id: string) => boolean {
  return (id) => tops.includes(foldersOf(id)[0]);
}

/** The game in whose folder a module lies. */
function gameOf(id: string): string | null {
  const [top, game] = foldersOf(id);
  return top === 'games' && !game.includes('.') ? game : null;
}

/** What the home page loads at once, without the page's own entry. */
function isOfHome(id: string): boolean {
  return !['index.html', 'main.tsx'].includes(foldersOf(id)[1]);
}

/** A chunk for each set of entries that share modules; a set of fewer bytes joins the one most like it. */
function sharedBelow(bytes: number) {
  return { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: bytes };
}

export default defineConfig({
  root: 'web',
  base: '/',
  plugins: [
    rulebooks(),
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
        // What a server answers itself.
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
        // A chunk's own name lists the entries that share it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // Left to itself the bundler makes a file of each set of modules with the same importers.
        codeSplitting: {
          groups: [
            { name: 'home', tags: ['$initial'], test: isOfHome, priority: 3 },
            { name: 'engine', test: isIn('core', 'bots'), ...sharedBelow(SMALL.engine), priority: 2 },
            { name: 'shell', test: isIn('web', 'kit', 'node_modules'), ...sharedBelow(SMALL.shell), priority: 1 },
            { name: gameOf, ...sharedBelow(SMALL.game) },
          ],
        },
      },
    },
  },
});
