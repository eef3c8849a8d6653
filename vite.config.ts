// The page: src/apps/web becomes dist/web, a folder that any host can serve from any path (every address in it is relative).
// The build adds a content security policy that lets nothing in or out, and a service worker that keeps all of it on the device.

import { preact } from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Scripts, styles and pictures of the page itself, and nothing else: no request, no frame, no form, no inline code. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Only in the build: the development server works with inline scripts and a socket. */
const strict: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
};

export default defineConfig({
  root: 'src/apps/web',
  base: './',
  plugins: [
    preact(),
    strict,
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        name: 'law70: rulings on claims',
        short_name: 'law70',
        description: 'Rulings on contested claims at bridge, without a network.',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#f5f4ef',
        theme_color: '#0d5c46',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
        maximumFileSizeToCacheInBytes: 8 * 2 ** 20,
        navigateFallback: 'index.html',
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
