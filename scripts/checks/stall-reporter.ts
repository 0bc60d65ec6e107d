import process from 'node:process'
import type { TestCase } from 'vitest/node'

/** Longer than the longest limit of a test, in milliseconds. Only a hang takes as long. */
const LIMIT_MS = Number(process.env['STALL_LIMIT_MS'] ?? 12 * 60_000)

/**
 * Ends a run of Vitest in which no test has ended for twelve minutes, and prints the tests that
 * were running. A page in an endless loop does not respond, so the limit of its test cannot end it.
 */
export default class StallReporter {
  #begun: Set<string> = new Set()
  /** The newest last. */
  #ended: string[] = []
  #timer: NodeJS.Timeout | undefined

  onTestRunStart() {
    this.#wait()
  }

  onTestCaseReady(test: TestCase) {
    this.#begun.add(nameOf(test))
    this.#wait()
  }

  onTestCaseResult(test: TestCase) {
    this.#begun.delete(nameOf(test))
    this.#ended = [...this.#ended.slice(-3), nameOf(test)]
    this.#wait()
  }

  onTestRunEnd() {
    clearTimeout(this.#timer)
  }

  #wait() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      // A page that hangs at once does not report that its test has begun.
      const lines = [
        `No test has ended for ${(LIMIT_MS / 60_000).toFixed(1)} minutes. These had begun:`,
        ...this.#begun,
        'These were the last to end:',
        ...this.#ended,
      ]
      process.stderr.write(`${lines.join('\n')}\n`, () => process.exit(1))
    }, LIMIT_MS)
  }
}

function nameOf(test: TestCase) {
  return `${test.module.relativeModuleId}: ${test.fullName}`
}
