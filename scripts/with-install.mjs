import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { becomeChild } from './child-process.mjs'
import { commandPath, ensureInstalled, fail, loadTypeScript, rootFolder } from './workspace.mjs'

// Runs a script in TypeScript, or a dependency's command from the root, after installing what it
// needs.
const [command, ...args] = process.argv.slice(2)
if (command === undefined)
  fail('Say which command to run: node scripts/with-install.mjs <command> …')

ensureInstalled()
if (command.endsWith('.ts')) {
  const file = path.join(rootFolder, command)
  process.argv.splice(1, 2, file)
  await loadTypeScript()
  await import(pathToFileURL(file).href)
} else becomeChild(commandPath(command), args, { cwd: rootFolder })
