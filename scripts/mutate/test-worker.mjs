import process from 'node:process'
import { createVitest } from 'vitest/node'
import { watchParent } from '../child-process.mjs'
import { ensureContract } from '../contract.mjs'

// Runs tests on request for as long as its parent lives: starting Vitest, and above
// all its browser, takes far longer than the tests of one fault. Runs in the copy.

/** @typedef {import('vitest/node').Vitest} Vitest */

/**
 * A message of the parent: the tests to run, and the files of the copy that were written since the
 * last request, as absolute paths.
 *
 * @typedef {object} Request
 * @property {string} project
 * @property {readonly string[]} tests
 * @property {readonly string[]} writtenFiles
 */

// Vitest's command line sets these, and the Storybook plugin reads them.
Object.assign(process.env, { CI: 'true', NODE_ENV: 'test', TEST: 'true', VITEST: 'true' })

/** The projects of `vitest.browser.config.ts`. */
const browserProjects = new Set(['storybook', 'models'])

/** @type {Map<string, Promise<Vitest>>} */
const running = new Map()
let isPassed = false

/** @param {string} project */
function vitestOf(project) {
  const started = running.get(project) ?? startVitest(project)
  running.set(project, started)
  return started
}

/** @param {string} project */
async function startVitest(project) {
  /** @type {Vitest} */
  const vitest = await createVitest('test', {
    config: browserProjects.has(project) ? 'vitest.browser.config.ts' : 'vitest.config.ts',
    watch: false,
    project: [project],
    reporters: [
      {
        // One failure is enough. The setting `bail` would count those of earlier runs too.
        onTestCaseResult: (test) => {
          if (!test.ok()) void vitest.cancelCurrentRun('test-failure')
        },
        onTestRunEnd: (_modules, _errors, reason) => {
          isPassed = reason === 'passed'
        },
      },
    ],
  })
  return vitest
}

/**
 * @param {Request} request
 * @returns {Promise<boolean>} whether there are such tests and all of them pass
 */
async function passes({ project, tests, writtenFiles }) {
  const vitest = await vitestOf(project)
  for (const started of running.values()) {
    for (const file of writtenFiles) (await started).invalidateFile(file)
  }
  isPassed = false
  // The fault may be in a source of the contract.
  ensureContract()
  await vitest.start([...tests])
  return isPassed
}

/** @param {Request} request */
async function answer(request) {
  // Tests that cannot even be loaded have noticed.
  const isPassing = await passes(request).catch(() => false)
  process.send?.(isPassing)
}

async function close() {
  for (const started of running.values()) await (await started).close().catch(() => {})
  process.exit()
}
process.on('message', (/** @type {Request} */ request) => void answer(request))
process.on('disconnect', () => void close())
watchParent(() => void close())
