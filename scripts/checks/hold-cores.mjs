import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** With these and the checks themselves, two cores have a load of about 10. */
const PROCESSES_PER_CORE = 4

const program = fileURLToPath(import.meta.url)

/**
 * Starts processes that compute without end, so that tests run as on a slow and busy machine.
 * They end with this process, however it ends.
 *
 * @returns {() => void} ends them
 */
export function holdCores() {
  const count = availableParallelism() * PROCESSES_PER_CORE
  const children = Array.from({ length: count }, () => fork(program, { stdio: 'ignore' }))
  return () => {
    for (const child of children) child.kill('SIGKILL')
  }
}

if (process.argv[1] === program) {
  process.on('disconnect', () => process.exit())
  // In slices, so that the end of the parent is noticed.
  const compute = () => {
    const end = performance.now() + 100
    while (performance.now() < end);
    setImmediate(compute)
  }
  compute()
}
