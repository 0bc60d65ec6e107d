import process from 'node:process'
import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'vite'
import { documentPlugin } from './document-plugin'

// In production the server answers both the files and /api; here Vite answers
// the files and hands /api on to a server that runs beside it.
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '4000'}`

// The parts of the kit that every page shows. Each lazy screen uses others of them besides its
// own, so that they would be cut into a dozen small files; one file compresses better.
const partsOfEveryPage = [
  'theme',
  'components/(Avatar|Badge|Banner|Button|EmptyState|ErrorState|Icon|IconButton|LinkButton|Menu)',
  'components/(SideNavigation|Skeleton|SkipLink|Spinner|Table|ToastRegion|Tooltip|VisuallyHidden)',
  'internal/(button|floating|keyboard|menu|refs|shortcut|state|visually-hidden)',
].join('|')

export default defineConfig({
  plugins: [react(), documentPlugin(new URL('public/theme-before-paint.js', import.meta.url))],
  // The server puts the nonce of each answer here (security-headers.ts); styled-components reads it.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    manifest: true,
    target: browserslistToEsbuild(),
    rolldownOptions: {
      // Parts of jspdf that are left out (pnpm-workspace.yaml) and never asked for.
      external: ['html2canvas', 'dompurify', 'canvg'],
      output: {
        codeSplitting: {
          groups: [{ name: 'kit', test: new RegExp(`/packages/ui/src/(${partsOfEveryPage})/`) }],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  preview: { host: '127.0.0.1', proxy: { '/api': api } },
})
