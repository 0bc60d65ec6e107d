import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureInstalled, fail, say, loadTypeScript } from './workspace.mjs'

// Puts everything that a server needs at run time into an empty folder, which a
// container image is made of:
//
//   node scripts/assemble.mjs /app
const [target, ...others] = process.argv.slice(2)
if (target === undefined || others.length > 0) {
  fail('Say which folder to fill: node scripts/assemble.mjs <folder>')
}
const folder = path.resolve(target)
if (existsSync(folder) && readdirSync(folder).length > 0) {
  fail(`${folder} is not empty. Name a folder that is empty or does not exist.`)
}

ensureInstalled()
await loadTypeScript()
const { assembleServer } = await import('./assembled-server.ts')
await assembleServer(folder).catch((/** @type {unknown} */ error) => {
  fail(error instanceof Error ? error.message : String(error))
})
say(`The server is in ${folder}. Start it there: node apps/server/dist/main.js`)
