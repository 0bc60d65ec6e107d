import { freezeNow } from '@throughline/test-support/clock'
import { modelRuns } from '@throughline/test-support/property-tests'
import { array, assert, asyncProperty } from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { formEntries } from './fixtures/form-entries'
import { FormPage } from './fixtures/form-page'
import { FormRun, formSteps } from './fixtures/form-steps'

/** A worker that never answers: estimating a password would load large dictionaries. */
class IdleWorker extends EventTarget {
  postMessage(): void {
    return undefined
  }
  terminate(): void {
    return undefined
  }
}

beforeAll(() => {
  const restoreNow = freezeNow()
  vi.stubGlobal('Worker', IdleWorker)
  return () => {
    restoreNow()
    vi.unstubAllGlobals()
  }
})

/** The search for a shorter failing sequence ends here. */
const SEARCH_MS = 100_000

/**
 * What is true of every form: a marked field is never sent, and takes the focus; what is typed
 * survives refusals and changes of other users; closing asks only where something would be
 * lost; one submission is one request; a later save works like the first.
 */
describe('every form', () => {
  test.each(formEntries)(
    '$name',
    async (entry) => {
      const complaints = vi.spyOn(console, 'error')
      await assert(
        asyncProperty(array(formSteps(entry), { minLength: 6, maxLength: 16 }), async (steps) => {
          const page = new FormPage(entry)
          const run = new FormRun(page)
          try {
            await run.open()
            for (const step of steps) await step.run(run)
            expect(complaints, 'complaints in the console').not.toHaveBeenCalled()
          } finally {
            page.close()
            complaints.mockClear()
          }
        }),
        { ...modelRuns(2), interruptAfterTimeLimit: SEARCH_MS, markInterruptAsFailure: true },
      )
    },
    180_000,
  )
})
