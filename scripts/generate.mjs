import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { contractFile, ensureContract } from './contract.mjs'
import { ensureInstalled, fail, filesBelow, rootFolder, say } from './workspace.mjs'

// Bundles the contract and writes the file that is generated from it. With --check, it only checks
// whether that file is up to date.
ensureInstalled()
ensureContract()
const { default: openapiTypescript, astToString } = await import('openapi-typescript')
const { parse } = await import('yaml')

const TARGET = 'packages/api-client/src/generated/schema.ts'
const contract = JSON.parse(readFileSync(contractFile, 'utf8'))
requireComplete()
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

/**
 * Ends the process if the contract lacks an entry of a file, or if `openapi.yaml` does not list a
 * component. Redocly leaves an entry out that nothing refers to, and renames a schema whose name
 * exists twice.
 */
function requireComplete() {
  for (const source of filesBelow('openapi')) {
    const { dir, name: kindOfShared } = path.parse(source)
    const content = parse(readFileSync(source, 'utf8'))
    const kinds = dir.endsWith('shared') ? { [kindOfShared]: content } : content
    for (const [kind, entries] of Object.entries(kinds)) {
      const existing = kind === 'paths' ? contract.paths : contract.components[kind]
      for (const name of Object.keys(entries).filter((each) => !Object.hasOwn(existing, each))) {
        fail(
          `Nothing refers to ${name} under ${kind} of ${path.relative(rootFolder, source)}: list it in openapi.yaml or remove it.`,
        )
      }
    }
  }
  const { components } = parse(readFileSync(path.join(rootFolder, 'openapi.yaml'), 'utf8'))
  for (const [kind, entries] of Object.entries(contract.components)) {
    // Types name everything but examples.
    const names = kind === 'examples' ? [] : Object.keys(entries)
    for (const name of names.filter((each) => !Object.hasOwn(components[kind], each))) {
      fail(`openapi.yaml does not list ${name}: add it under components/${kind}.`)
    }
  }
}

/** The `x-requires` of each operation as types, which openapi-typescript leaves out. */
function requirementTypes() {
  /** @type {{ paths: Record<string, Record<string, { operationId?: string, 'x-requires'?: object }>> }} */
  const { paths } = contract
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
