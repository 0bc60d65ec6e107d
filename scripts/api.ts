import process from 'node:process'
import { fail, say } from './workspace.mjs'
import { packages } from './packages.ts'
import { acceptApi, checkApi } from './api/check-api.ts'

// Compares the public declarations of the packages with their API reports and the
// changesets. With --accept it writes the reports. CONTRIBUTING.md explains the reports.

const unknown = process.argv.slice(2).filter((word) => word !== '--accept')
if (unknown.length > 0) fail(`Unknown: ${unknown.join(' ')}. The only option is --accept.`)

if (process.argv.includes('--accept')) await acceptApi(packages)
const { failed, output } = await checkApi(packages)
say(output === '' ? 'The packages promise what their API reports and changesets say.' : output)
if (failed > 0) process.exitCode = 1
