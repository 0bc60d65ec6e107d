import { createInterface } from 'node:readline'
import { lockDataFolder } from '../data-folder-lock'

// Tests start this program as a separate process. It prints `ready`. For each line on stdin, it
// locks the folder in that line and prints the outcome. It keeps its locks until it is killed.
// Because it waits for a line, several processes can try at once.
process.stdout.write('ready\n')
for await (const folder of createInterface({ input: process.stdin })) {
  try {
    await lockDataFolder(folder, () => undefined)
    process.stdout.write('held\n')
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  }
}
