import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Returns the file of a thread: a file next to the bundle, or the source together with its
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
