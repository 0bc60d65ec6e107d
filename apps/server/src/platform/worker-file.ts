import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * The file of a thread: beside the bundle under its own name, or the source, which needs its
 * compiler. Start it without `execArgv`, which the compiler of this process may have set.
 *
 * @param source URL of the source; `tsdown.config.ts` lists it as an entry
 */
export function workerFile(source: URL): URL {
  if (!import.meta.url.endsWith('.ts')) {
    const name = path.basename(fileURLToPath(source), '.ts')
    return new URL(`${name}.js`, import.meta.url)
  }
  const compiler = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/cjs$/, 'mjs')
  const start = `import { register } from ${JSON.stringify(pathToFileURL(compiler).href)}
    register()
    await import(${JSON.stringify(source.href)})`
  return new URL(`data:text/javascript,${encodeURIComponent(start)}`)
}
