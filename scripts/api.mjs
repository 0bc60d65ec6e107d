import process from 'node:process'
import { ensureInstalled, fail, say, loadTypeScript } from './workspace.mjs'

// Builds the packages and compares their public declarations with their API reports and the
// changesets. With --accept it writes the reports. CONTRIBUTING.md explains the reports.
ensureInstalled()
await loadTypeScript()
const { packAll, packages } = await import('./packages.ts')
const { acceptApi, checkApi } = await import('./api/check-api.ts')

const unknown = process.argv.slice(2).filter((word) => word !== '--accept')
if (unknown.length > 0) fail(`Unknown: ${unknown.join(' ')}. The only option is --accept.`)

await packAll()
if (process.argv.includes('--accept')) acceptApi(packages)
const { failed, output } = await checkApi(packages)
say(output === '' ? 'The packages promise what their API reports and changesets say.' : output)
if (failed > 0) process.exitCode = 1
