import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The server puts a nonce of each answer in its place, also into the `csp-nonce` meta element.
  html: { cspNonce: 'NONCE_OF_THE_ANSWER' },
  build: {
    // A strict policy allows no `data:` addresses.
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html', 'embedded.html'] },
  },
})
