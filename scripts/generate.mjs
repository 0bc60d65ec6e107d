import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, fail, rootFolder, say } from './workspace.mjs'

// Writes the files that are generated from openapi.yaml. With --check, it only checks whether they
// are up to date.
ensureInstalled()
const { default: openapiTypescript, astToString } = await import('openapi-typescript')

const target = 'packages/api-client/src/generated/schema.ts'
const contract = pathToFileURL(path.join(rootFolder, 'openapi.yaml'))
const types = astToString(await openapiTypescript(contract, { rootTypes: false }))
const text = `// Generated from openapi.yaml by \`npm run generate\`; edit the contract instead.\n${types}`

const file = path.join(rootFolder, target)
if (process.argv.includes('--check')) {
  if (readOrEmpty(file) !== text) {
    fail(`${target} is not what openapi.yaml says: run \`npm run generate\` and commit the result.`)
  }
  say(`${target} is up to date.`)
} else {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  say(`Wrote ${target}.`)
}

/** @param {string} name */
function readOrEmpty(name) {
  try {
    return readFileSync(name, 'utf8')
  } catch {
    return ''
  }
}
