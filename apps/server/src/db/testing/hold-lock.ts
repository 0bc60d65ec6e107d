import { once } from 'node:events'
import { lockDataFolder } from '../data-folder-lock'

// Tests start this program as a separate process. It prints `ready`, waits for a line
// on stdin, takes the lock of the folder in its first argument, prints the outcome, and
// holds the lock until it is killed. Waiting lets several processes try at once.
const [folder = ''] = process.argv.slice(2)
process.stdout.write('ready\n')
await once(process.stdin, 'data')
try {
  await lockDataFolder(folder, () => undefined)
  process.stdout.write('held\n')
  setInterval(() => undefined, 60_000)
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
