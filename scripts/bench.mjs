import path from 'node:path'
import process from 'node:process'
import {
  cacheFolder,
  commandPath,
  ensureInstalled,
  rootFolder,
  loadTypeScript,
} from './workspace.mjs'

// Measures the product beside its peers and writes bench/RESULTS.md:
// npm run bench [-- month recurrence app large server start screen] [--quick]
ensureInstalled()
await loadTypeScript()
const { ensureBuilt } = await import('./build.mjs')
const { ensureChromium } = await import('./browser.ts')
const { becomeChild } = await import('./child-process.mjs')

const args = process.argv.slice(2)
const parts = args.filter((word) => !word.startsWith('--'))
const wants = (/** @type {readonly string[]} */ names) =>
  parts.length === 0 || names.some((name) => parts.includes(name))

if (wants(['app', 'large', 'server', 'streams', 'lists', 'start', 'screen'])) await ensureBuilt()
const inBrowser = [
  'month',
  'flow',
  'table',
  'tree-table',
  'select',
  'rich-text',
  'editor',
  'mount',
  'app',
  'large',
]
const chromium = wants(inBrowser) ? { CHROMIUM_PATH: await ensureChromium() } : null
cacheFolder()
becomeChild(commandPath('tsx', 'bench'), ['main.ts', ...args], {
  cwd: path.join(rootFolder, 'bench'),
  env: { ...process.env, ...chromium, NODE_ENV: 'production' },
})
