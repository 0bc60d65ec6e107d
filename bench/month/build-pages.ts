import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { InlineConfig } from 'vite'

/** The contenders in the order of the tables; folders below `contenders/`. */
export const CONTENDERS = ['floor', 'react-big-calendar', 'fullcalendar', 'throughline'] as const

/** A folder below `contenders/`. */
export type ContenderName = (typeof CONTENDERS)[number]

const monthFolder = path.dirname(fileURLToPath(import.meta.url))
/** What every contender shares with the application around it. */
const SHARED_LIBRARIES = /^(react|react-dom|styled-components)(\/|$)/

/** Where the built page of a contender is served from. */
export function pageFolder(cacheFolder: string, name: ContenderName): string {
  return path.join(cacheFolder, 'bench-pages', name)
}

/** Builds a contender's page for production: one script, one style sheet. */
export async function buildPage(cacheFolder: string, name: ContenderName): Promise<void> {
  const outDir = pageFolder(cacheFolder, name)
  rmSync(outDir, { recursive: true, force: true })
  await build(configure(name, 'page.ts', outDir, []))
}

/**
 * The script that a contender brings with it, as gzip, in kB of 1,000 bytes:
 * its view, its date library and its recurrence library, without what any
 * React application has already.
 */
export async function measureOwnScript(cacheFolder: string, name: ContenderName): Promise<number> {
  const outDir = path.join(cacheFolder, 'bench-own-script', name)
  rmSync(outDir, { recursive: true, force: true })
  await build(configure(name, 'contender.ts', outDir, [SHARED_LIBRARIES]))
  return gzipSync(readFileSync(path.join(outDir, 'page.js')), { level: 9 }).length / 1000
}

function configure(
  name: ContenderName,
  entry: string,
  outDir: string,
  external: readonly RegExp[],
): InlineConfig {
  return {
    configFile: false,
    root: monthFolder,
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
        input: path.join(monthFolder, 'contenders', name, entry),
        external: [...external],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  }
}
