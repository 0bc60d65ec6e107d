import process from 'node:process'
import { loadTypeScript } from '../workspace.mjs'

// Runs one check and sends its outcome to the process that started it:
//
//   check-process.mjs <name> [test file …]
await loadTypeScript()
const { checks } = await import('./list.ts')

const [name, ...files] = process.argv.slice(2)
const check = checks.find((each) => each.name === name)
if (check === undefined) throw new Error(`There is no check “${name}”.`)

/** @type {import('./outcome.ts').Outcome} */
const outcome = await check.run(files).catch((error) => ({
  passed: 0,
  failed: 1,
  output: error instanceof Error ? (error.stack ?? error.message) : String(error),
}))
process.send?.(outcome, () => process.exit())
