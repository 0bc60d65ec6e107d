import { lockDataFolder } from '../data-folder-lock'

// Started by tests as a process of its own: takes the lock of the folder named
// in the first argument, says so, and holds it until it is killed. The second
// argument is the moment to try at, in milliseconds of the clock, so that
// several processes can try at once.
const [folder = '', moment = '0'] = process.argv.slice(2)
while (Date.now() < Number(moment)) {
  // A timer would wake the processes up at different times.
}
try {
  lockDataFolder(folder)
  process.stdout.write('held\n')
  setInterval(() => undefined, 60_000)
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
