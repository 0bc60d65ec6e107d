import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, fail, rootFolder, say } from './workspace.mjs'

// Writes the files that are generated from openapi.yaml. With --check, it only checks whether they
// are up to date.
ensureInstalled()
const { default: openapiTypescript, astToString } = await import('openapi-typescript')

const TARGET = 'packages/api-client/src/generated/schema.ts'
const contract = pathToFileURL(path.join(rootFolder, 'openapi.yaml'))
const types = astToString(await openapiTypescript(contract, { rootTypes: false }))
const text = `// Generated from openapi.yaml by \`npm run generate\`; edit the contract instead.\n${types}${requirementTypes()}`

const file = path.join(rootFolder, TARGET)
if (process.argv.includes('--check')) {
  if (readOrEmpty(file) !== text) {
    fail(`${TARGET} is not what openapi.yaml says: run \`npm run generate\` and commit the result.`)
  }
  say(`${TARGET} is up to date.`)
} else {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  say(`Wrote ${TARGET}.`)
}

/** The `x-requires` of each operation as types, which openapi-typescript leaves out. */
function requirementTypes() {
  const serverRequire = createRequire(path.join(rootFolder, 'apps/server/package.json'))
  /** @type {{ paths: Record<string, Record<string, { operationId?: string, 'x-requires'?: object }>> }} */
  const { paths } = serverRequire('yaml').parse(readFileSync(contract, 'utf8'))
  const lines = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ operationId }) => operationId !== undefined)
    .map((operation) => {
      const requirement = operation['x-requires']
      if (requirement === undefined) {
        fail(`${operation.operationId} has no x-requires in openapi.yaml: say who may call it.`)
      }
      return `    ${operation.operationId}: ${JSON.stringify(requirement)};\n`
    })
  return `/** What each operation requires of its caller: its x-requires. */\nexport interface requirements {\n${lines.join('')}}\n`
}

/** @param {string} name */
function readOrEmpty(name) {
  try {
    return readFileSync(name, 'utf8')
  } catch {
    return ''
  }
}
