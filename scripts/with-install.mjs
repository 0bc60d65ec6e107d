import process from 'node:process'
import { becomeChild } from './child-process.mjs'
import { commandPath, ensureInstalled, fail, rootFolder } from './workspace.mjs'

// Runs a dependency's command from the root, after installing what it needs.
const [command, ...args] = process.argv.slice(2)
if (command === undefined)
  fail('Say which command to run: node scripts/with-install.mjs <command> …')

ensureInstalled()
becomeChild(commandPath(command), args, { cwd: rootFolder })
