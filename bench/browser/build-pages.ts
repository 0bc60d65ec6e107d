import { rmSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { InlineConfig } from 'vite'

const benchFolder = fileURLToPath(new URL('..', import.meta.url))
/** The libraries that every competitor shares with the surrounding application. */
const sharedLibraries = /^(react|react-dom|styled-components)(\/|$)/

const ENTRY_FILE = 'page.js'

/** The page of one competitor: `<part>/competitors/<name>/page.ts`. */
export interface CompetitorPage {
  readonly cacheFolder: string
  readonly part: string
  readonly name: string
}

/** Where the built page of a competitor is served from. */
export function pageFolder({ cacheFolder, part, name }: CompetitorPage): string {
  return path.join(cacheFolder, 'bench-pages', part, name)
}

/**
 * Builds a competitor's page for production: one script, the chunks that it loads later, and one
 * style sheet.
 */
export async function buildPage(page: CompetitorPage): Promise<void> {
  const outDir = pageFolder(page)
  rmSync(outDir, { recursive: true, force: true })
  await build(configure(page, 'page.ts', outDir, []))
}

/**
 * Returns the size of a competitor's own script (`competitor.ts`), as gzip, in kB of 1,000 bytes.
 * It includes the view and the libraries that the view needs. It excludes the libraries of any
 * React application, and code that loads on first use.
 */
export async function measureOwnScript(page: CompetitorPage): Promise<number> {
  const outDir = path.join(page.cacheFolder, 'bench-own-script', page.part, page.name)
  rmSync(outDir, { recursive: true, force: true })
  const built = await build(configure(page, 'competitor.ts', outDir, [sharedLibraries]))
  if (!('output' in built)) throw new Error(`The build of ${page.name} has more than one result.`)
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const loaded = new Set<string>()
  const load = (fileName: string): void => {
    const chunk = chunks.get(fileName)
    if (chunk === undefined || loaded.has(fileName)) return
    loaded.add(fileName)
    for (const imported of chunk.imports) load(imported)
  }
  load(ENTRY_FILE)
  const sizes = [...loaded].map((fileName) => gzipSync(chunks.get(fileName)?.code ?? '').length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

function configure(
  { part, name }: CompetitorPage,
  entry: string,
  outDir: string,
  external: readonly RegExp[],
): InlineConfig {
  return {
    configFile: false,
    root: benchFolder,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      target: 'es2022',
      chunkSizeWarningLimit: 10_000,
      rollupOptions: {
        input: path.join(benchFolder, part, 'competitors', name, entry),
        external: [...external],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: ENTRY_FILE, assetFileNames: 'page[extname]' },
      },
    },
  }
}
