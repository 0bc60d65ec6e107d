import process from 'node:process'
import { fail, say } from './workspace.mjs'
import { acceptSizes, measureDoors, measureDownloads, packAll } from './packages.ts'

// Packs the packages for other products into .cache/packages, and prints the size of each entry
// point. With --accept the sizes become the budgets of the tests.

const unknown = process.argv.slice(2).filter((word) => word !== '--accept')
if (unknown.length > 0) fail(`Unknown: ${unknown.join(' ')}. The only option is --accept.`)

for (const tarball of Object.values(await packAll())) say(tarball)
const sizes = process.argv.includes('--accept') ? await acceptSizes() : await measureDoors()
for (const [entryPoint, kilobytes] of Object.entries(sizes)) {
  say(`${String(kilobytes).padStart(6)} kB  ${entryPoint}`)
}
say('What a browser downloads for a view, at once and later, without React and styled-components,')
say('and for an element with them:')
for (const [entryPoint, { atOnce, later }] of Object.entries(await measureDownloads())) {
  say(`${String(atOnce).padStart(6)} kB  ${String(later).padStart(6)} kB  ${entryPoint}`)
}
