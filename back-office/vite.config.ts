import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from '../commands/compress.mjs'

export default defineConfig({
  base: '/admin/',
  plugins: [react(), compress()],
  // shop-api writes a new nonce into every page. The library for styles reads it (`src/main.tsx`).
  html: { cspNonce: '__CSP_NONCE__' },
  build: { target: 'es2023', manifest: true, modulePreload: { polyfill: false } },
})
