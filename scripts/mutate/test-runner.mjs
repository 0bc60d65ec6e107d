import { fork } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'

/** Tests that take longer hang, which is a way to notice a fault. In milliseconds. */
const MAX_RUN_MS = 180_000

/** @typedef {Omit<import('./test-worker.mjs').Request, 'writtenFiles'>} Tests */

/**
 * Runs tests in a worker that is kept between runs.
 *
 * @param {string} checkout absolute path of the copy, which the worker belongs to
 */
export function createTestRunner(checkout) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let worker = null
  /** @type {string[]} */
  let writtenFiles = []

  function startWorker() {
    // Its own process group: what hangs is ended together with its browser.
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
   * @returns {Promise<boolean>} false when a test fails, when it hangs and when there is none
   */
  function passes(tests) {
    return new Promise((resolve) => {
      worker ??= startWorker()
      const asked = worker
      /** @param {boolean} isPassed */
      const finish = (isPassed) => {
        clearTimeout(timer)
        asked.off('message', finish).off('exit', handleExit)
        resolve(isPassed)
      }
      const handleExit = () => finish(false)
      const timer = setTimeout(() => {
        stop()
        finish(false)
      }, MAX_RUN_MS)
      asked.on('message', finish).on('exit', handleExit)
      asked.send({ ...tests, writtenFiles })
      writtenFiles = []
    })
  }

  return {
    passes,
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
