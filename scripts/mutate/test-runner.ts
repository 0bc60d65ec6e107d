import { fork } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import type { Request } from './test-worker.mjs'
import type { ChildProcess } from 'node:child_process'

/**
 * Time limit of tests, in milliseconds. Reaching it proves nothing about the fault, because a busy
 * machine is also slow.
 */
const MAX_RUN_MS = 180_000

/** How a run of tests ended. It has also `failed` when there is no such test. */
export type RunResult = 'passed' | 'failed' | 'timed out'

type Tests = Omit<Request, 'writtenFiles'>

/**
 * Runs tests in a worker that stays alive between runs.
 * @param checkout absolute path of the copy, which the worker belongs to
 */
export function createTestRunner(checkout: string) {
  let worker: ChildProcess | null = null
  let writtenFiles: string[] = []

  function startWorker() {
    // A separate process group, so that a hanging worker ends together with its browser.
    const started = fork(path.join(checkout, 'scripts/mutate/test-worker.mjs'), {
      cwd: checkout,
      detached: true,
      stdio: 'ignore',
    })
    started.on('exit', () => {
      if (worker === started) worker = null
    })
    return started
  }

  function stop() {
    if (worker?.pid !== undefined) process.kill(-worker.pid, 'SIGKILL')
    worker = null
  }

  function run(tests: Tests): Promise<RunResult> {
    return new Promise((resolve) => {
      worker ??= startWorker()
      const requested = worker
      const finish = (result: RunResult) => {
        clearTimeout(timer)
        requested.off('message', handleMessage).off('exit', handleExit)
        resolve(result)
      }
      const handleMessage = (isPassed: unknown) => finish(isPassed === true ? 'passed' : 'failed')
      const handleExit = () => finish('failed')
      const timer = setTimeout(() => {
        finish('timed out')
        stop()
      }, MAX_RUN_MS)
      requested.on('message', handleMessage).on('exit', handleExit)
      requested.send({ ...tests, writtenFiles })
      writtenFiles = []
    })
  }

  return {
    run,
    /**
     * Tells that a file of the copy is another one from now on.
     * @param file absolute path
     */
    noteWritten(file: string) {
      writtenFiles.push(file)
    },
    stop,
  }
}
