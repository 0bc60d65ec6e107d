import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { build } from 'tsdown'

const SERVER = path.join(import.meta.dirname, '../..')
const CACHE = path.join(SERVER, 'node_modules/.cache/test-server')
/** The folders whose code is in the bundle. */
const sources = ['src', '../../packages/domain/src', '../../packages/api-client/src']
const DAY_MS = 86_400_000

/**
 * Builds the server as `tsdown.config.ts` does, unless that was done from the same sources.
 * From the sources themselves, each start compiles and loads hundreds of files.
 *
 * @returns the path of `main.js`
 */
export async function buildServer(): Promise<string> {
  const folder = path.join(CACHE, fingerprintOfSources())
  const main = path.join(folder, 'main.js')
  if (existsSync(main)) return main
  removeOldBuilds()
  const draft = path.join(CACHE, `draft-${randomUUID()}`)
  await build({
    config: false,
    cwd: SERVER,
    outDir: draft,
    entry: {
      main: 'src/main.ts',
      'calendar-worker': 'src/calendars/calendar-worker.ts',
      'engine-worker': 'src/db/engine/engine-worker.ts',
      'saml-worker': 'src/sso/saml-worker.ts',
    },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    fixedExtension: false,
    dts: false,
    logLevel: 'error',
    deps: { alwaysBundle: [/^@throughline\//] },
  })
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another process of the tests was faster.
    rmSync(draft, { recursive: true })
    if (!existsSync(main)) throw error
  }
  return main
}

function fingerprintOfSources(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    const folder = path.join(SERVER, source)
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const name of names.filter(isSource).toSorted()) {
      hash.update(name).update(readFileSync(path.join(folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

function isSource(name: string): boolean {
  return name.endsWith('.ts') && !name.endsWith('.test.ts')
}

function removeOldBuilds(): void {
  mkdirSync(CACHE, { recursive: true })
  for (const name of readdirSync(CACHE)) {
    const folder = path.join(CACHE, name)
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true })
  }
}
