import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Worker, WorkerOptions } from 'node:worker_threads'

/**
 * The file of a thread: beside the bundle under its own name, or the source, which needs its
 * compiler.
 *
 * @param source URL of the source; `tsdown.config.ts` lists it as an entry
 * @param memoryMb the thread ends when its heap is larger, in MB
 */
export function workerFile(
  source: URL,
  { memoryMb, workerData }: { readonly memoryMb: number; readonly workerData?: unknown },
): ConstructorParameters<typeof Worker> {
  const options: WorkerOptions = {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: [],
  }
  if (!import.meta.url.endsWith('.ts')) {
    const name = path.basename(fileURLToPath(source), '.ts')
    return [new URL(`${name}.js`, import.meta.url), options]
  }
  const compiler = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/cjs$/, 'mjs')
  const start = `import { register } from ${JSON.stringify(pathToFileURL(compiler).href)}
    register()
    await import(${JSON.stringify(source.href)})`
  return [new URL(`data:text/javascript,${encodeURIComponent(start)}`), options]
}
