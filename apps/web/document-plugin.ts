import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Minimum size of a compressed file, in bytes. */
const COMPRESS_FROM_BYTES = 1024
/** Quality of 11 at most. The last two steps save some hundredths and take seconds. */
const BROTLI_QUALITY = 9
const compressedTypes = /\.(js|css|svg)$/

/**
 * Prepares the files that a browser loads first:
 *
 * - The theme's script gets a name that changes with its content, so that a reload can use the
 *   cached file.
 * - The page gets hints for the main code, which the small entry would name too late.
 * - Every file gets a compressed copy, so that the server compresses nothing during a request.
 *
 * @param themeFile the script that sets the theme before the first paint
 */
export function documentPlugin(themeFile: string): Plugin[] {
  const theme = readFileSync(themeFile, 'utf8')
  const digest = createHash('sha256').update(theme).digest('base64url').slice(0, 8)
  const themeName = `assets/theme-before-paint-${digest}.js`
  let isBuild = false
  return [
    {
      name: 'throughline-document',
      configResolved: ({ command }) => {
        isBuild = command === 'build'
      },
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle }) => {
          if (!isBuild) return undefined
          return {
            html: html.replace('/theme-before-paint.js', `/${themeName}`),
            tags: preloadsOf(bundle ?? {}),
          }
        },
      },
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: themeName, source: theme })
      },
    },
    {
      name: 'throughline-compressed-files',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          for (const file of Object.values(bundle)) {
            const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
            if (source.length < COMPRESS_FROM_BYTES || !compressedTypes.test(file.fileName))
              continue
            for (const [ending, compressed] of compressedCopiesOf(source)) {
              this.emitFile({
                type: 'asset',
                fileName: `${file.fileName}.${ending}`,
                source: compressed,
              })
            }
          }
        },
      },
    },
  ]
}

/** Returns hints for the main code and all its imports. */
function preloadsOf(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/main.tsx'))
  if (main === undefined) throw new Error('The build has no main code: boot.ts has to import it.')
  const names = new Set([main.fileName])
  for (const name of names) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const next of chunk.imports) names.add(next)
  }
  const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  return [...names]
    .filter((name) => !entries.has(name))
    .map((name) => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
      injectTo: 'head',
    }))
}

function compressedCopiesOf(source: Buffer): readonly (readonly [string, Buffer])[] {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  return [
    ['br', brotliCompressSync(source, { params: quality })],
    ['gz', gzipSync(source, { level: 9 })],
  ]
}
