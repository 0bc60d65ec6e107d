import path from 'node:path'
import process from 'node:process'
import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

import { documentPlugin } from './document-plugin'

// In production the server serves both the files and /api. Here Vite serves the files and forwards
// /api to a separate server.
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '4000'}`

// Modules of the kit that every page shows. Each lazy screen uses another selection of them, so the
// bundler would otherwise cut them into a dozen small files. One file compresses better.
const partsOfEveryPage = [
  'theme',
  'components/(Avatar|Badge|Banner|Button|ErrorState|Icon|IconButton|LinkButton)',
  'components/(SideNavigation|Skeleton|SkipLink|Spinner|Table|ToastRegion|Tooltip|VisuallyHidden)',
  'internal/(button|floating/(?!pointer-path)|keyboard/use-|lazy-module|refs|state|visually-hidden)',
].join('|')

// Modules that every page of a signed-in user runs. Screens that load later share different
// selections of them. The bundler would otherwise cut them into about ten files, each of which
// compresses less.
const coreOfEveryPage = [
  'node_modules/(react-router|openapi-fetch)/',
  // Without the parts of other screens: changes, and several requests of one kind.
  'node_modules/@tanstack/(query-core|react-query)/(?!.*/(queries|infiniteQueryO|mutationObs|use(Queries|Inf|Mut)))',
  'packages/api-client/src/(mapping|client|channel-mapping|transport|errors|iri)\\.ts',
  'packages/api-client/src/resources/(session|plans)\\.ts',
  'packages/domain/src/(access/role|filters/filter-keys|plans/plan-order|messages/(plan-messages|sign-in-messages|isolated-text))\\.ts',
  'packages/domain/src/calendar-dates/(civil-date|gregorian|format-date)\\.ts',
  'apps/web/src/(platform/(when-idle|use-required|use-page-keys|router|ToastProvider)|undo/(UndoProvider|undo-stack))',
  'apps/web/src/(data/local-copy/copied-answers|preferences/(remove-drafts|theme))',
  'apps/web/src/session/(use-session|landing|active-account)',
  'apps/web/src/data/(core/(read|entity-tags|api-client)|plans|refusals)\\.ts',
  'apps/web/src/shell/(SignedInShell|Root|AppNavigation|Navigation|LazyNavigationMenu)',
  'apps/web/src/shell/(use-navigation-menu|plan-places|hidden-views)\\.',
  'apps/web/src/shell/(person-labels|CentredPlace|RouterLinkButton)',
  'lucide-react/dist/esm/icons/(calendar-1|calendar-days|chart-gantt|chart-line)\\.',
  'lucide-react/dist/esm/icons/(layout-grid|search|table-2|wallet|chevron-down)\\.',
  'lucide-react/dist/esm/icons/(panel-left-(close|open)|gift|circle-question-mark)\\.',
].join('|')

// Chunks that are preloaded with all their imports, because users wait for them at the start. The
// import lists of all other screens would cost the first screen more than 3 kB. The browser finds
// those imports one step later.
const preloadedWhole = /\/(main|CalendarScreen)-[^/]*$/

export default defineConfig({
  plugins: [
    react(),
    productionRouterPlugin(),
    noVendorPrefixesPlugin(),
    documentPlugin(path.join(import.meta.dirname, 'public/theme-before-paint.js')),
  ],
  // The server puts the nonce of each answer here (security-headers.ts); styled-components reads
  // it.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    manifest: true,
    target: browserslistToEsbuild(),
    modulePreload: {
      // Every supported browser supports `modulepreload`.
      polyfill: false,
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === 'html' || preloadedWhole.test(file) ? dependencies : [],
    },
    rolldownOptions: {
      // Optional modules of jspdf, which are not installed (pnpm-workspace.yaml) and never used.
      external: ['html2canvas', 'dompurify', 'canvg'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'kit', test: new RegExp(`/packages/ui/src/(${partsOfEveryPage})/`) },
            // Separate from the core: the entry needs it, and requests the session before the core
            // is loaded.
            { name: 'preload', test: /preload-helper|calendar\/load-flow/, priority: 2 },
            { name: 'core', test: new RegExp(`/(${coreOfEveryPage})`) },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  preview: { host: '127.0.0.1', proxy: { '/api': api } },
})

/**
 * Leaves out the vendor prefixes that styled components could add: `enableVendorPrefixes` is never
 * set, and they take 1.5 kB of the first screen.
 */
function noVendorPrefixesPlugin(): Plugin {
  return {
    name: 'throughline-no-vendor-prefixes',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/stylis/src/Prefixer.js') ? 'export const prefix = (value) => value' : null,
  }
}

/**
 * Builds with the production files of React Router. Its package offers bundlers only the
 * development files, which print warnings and are larger.
 */
function productionRouterPlugin(): Plugin {
  return {
    name: 'throughline-production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved?.id.replace('/dist/development/', '/dist/production/') ?? null
    },
  }
}
