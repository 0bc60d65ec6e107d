import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './child-process.mjs'
import { contractSources, ensureContract } from './contract.mjs'
import {
  cacheFolder,
  commandPath,
  fail,
  filesBelow,
  fingerprint,
  rootFolder,
  say,
} from './workspace.mjs'

const sharedSources = [
  'packages/domain/src',
  'packages/api-client/src',
  ...contractSources,
  'pnpm-lock.yaml',
  'tsconfig.base.json',
]

const targets = [
  {
    name: 'web',
    folder: 'apps/web',
    command: 'vite',
    args: ['build', '--logLevel', 'warn'],
    result: 'apps/web/dist/index.html',
    sources: [
      ...sharedSources,
      'packages/ui/src',
      'packages/planner-views/src',
      'apps/web/src',
      'apps/web/index.html',
      'apps/web/public',
      'apps/web/vite.config.ts',
      'apps/web/document-plugin.ts',
    ],
  },
  {
    name: 'server',
    folder: 'apps/server',
    command: 'tsdown',
    args: ['--log-level', 'warn'],
    result: 'apps/server/dist/main.js',
    sources: [...sharedSources, 'apps/server/src', 'apps/server/tsdown.config.ts'],
  },
]

/**
 * Builds the web app and the server if their sources differ from those of the last build. It
 * compares contents and not dates, because a fresh clone or a touched file alone needs no build.
 */
export async function ensureBuilt() {
  ensureContract()
  const stampFile = path.join(cacheFolder(), 'built.json')
  /** @type {Record<string, string>} */
  const stamps = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {}
  await Promise.all(
    targets.map(async (target) => {
      const current = fingerprint(target.sources.flatMap(filesBelow))
      if (stamps[target.name] === current && existsSync(path.join(rootFolder, target.result)))
        return
      say(`Building the ${target.name} …`)
      const { code, output } = await runToEnd(
        commandPath(target.command, target.folder),
        target.args,
        {
          cwd: path.join(rootFolder, target.folder),
          env: { ...process.env, NODE_ENV: 'production' },
        },
      )
      if (code !== 0) {
        process.stderr.write(output)
        fail(`The ${target.name} could not be built: read the lines above.`)
      }
      stamps[target.name] = current
    }),
  )
  writeFileSync(stampFile, `${JSON.stringify(stamps, null, 2)}\n`)
}
