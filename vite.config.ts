// How the page is built and served while one works on it. The tests have their own file, vitest.config.ts.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { rulebooks } from './tools/page/rulebook.ts';

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
  },
});
