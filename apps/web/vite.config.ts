import process from 'node:process'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// In production the server answers both the files and /api; here Vite answers
// the files and hands /api on to a server that runs beside it.
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '4000'}`

export default defineConfig({
  plugins: [react()],
  build: { manifest: true, target: 'es2022' },
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  preview: { host: '127.0.0.1', proxy: { '/api': api } },
})
