import process from 'node:process'
import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'vite'
import { documentPlugin } from './document-plugin'

// In production the server answers both the files and /api; here Vite answers
// the files and hands /api on to a server that runs beside it.
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '4000'}`

export default defineConfig({
  plugins: [react(), documentPlugin(new URL('public/theme-before-paint.js', import.meta.url))],
  // The server puts the nonce of each answer here (security-headers.ts); styled-components reads it.
  html: { cspNonce: '__CSP_NONCE__' },
  build: { manifest: true, target: browserslistToEsbuild() },
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  preview: { host: '127.0.0.1', proxy: { '/api': api } },
})
