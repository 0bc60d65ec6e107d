import path from 'node:path'
import process from 'node:process'
import { ensureInstalled, rootFolder } from './workspace.mjs'

// The other modules load after the install, because it may install their dependencies.
ensureInstalled()
const { ensureBuilt } = await import('./build.mjs')
const { becomeChild } = await import('./child-process.mjs')

await ensureBuilt()
becomeChild(
  process.execPath,
  [
    '--enable-source-maps',
    path.join(rootFolder, 'apps/server/dist/main.js'),
    ...process.argv.slice(2),
  ],
  { cwd: rootFolder, env: { ...process.env, NODE_ENV: 'production' } },
)
