import process from 'node:process'
import { fail, say } from './workspace.mjs'
import { buildAll, packages } from './packages.ts'
import { acceptApi, checkApi } from './api/check-api.ts'

// Builds the packages and compares their public declarations with their API reports and the
// changesets. With --accept it writes the reports. CONTRIBUTING.md explains the reports.

const unknown = process.argv.slice(2).filter((word) => word !== '--accept')
if (unknown.length > 0) fail(`Unknown: ${unknown.join(' ')}. The only option is --accept.`)

await buildAll()
if (process.argv.includes('--accept')) acceptApi(packages)
const { failed, output } = await checkApi(packages)
say(output === '' ? 'The packages promise what their API reports and changesets say.' : output)
if (failed > 0) process.exitCode = 1
