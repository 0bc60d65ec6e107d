import { fork } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'

/**
 * Time limit of tests, in milliseconds. Reaching it proves nothing about the fault, because a busy
 * machine is also slow.
 */
const MAX_RUN_MS = 180_000

/**
 * How a run of tests ended. It has also `failed` when there is no such test.
 *
 * @typedef {'passed' | 'failed' | 'timed out'} RunResult
 */

/** @typedef {Omit<import('./test-worker.mjs').Request, 'writtenFiles'>} Tests */

/**
 * Runs tests in a worker that stays alive between runs.
 *
 * @param {string} checkout absolute path of the copy, which the worker belongs to
 */
export function createTestRunner(checkout) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let worker = null
  /** @type {string[]} */
  let writtenFiles = []

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

  /**
   * @param {Tests} tests
   * @returns {Promise<RunResult>}
   */
  function run(tests) {
    return new Promise((resolve) => {
      worker ??= startWorker()
      const requested = worker
      /** @param {RunResult} result */
      const finish = (result) => {
        clearTimeout(timer)
        requested.off('message', handleMessage).off('exit', handleExit)
        resolve(result)
      }
      /** @param {unknown} isPassed */
      const handleMessage = (isPassed) => finish(isPassed === true ? 'passed' : 'failed')
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
     *
     * @param {string} file absolute path
     */
    noteWritten(file) {
      writtenFiles.push(file)
    },
    stop,
  }
}
