import { freezeNow } from '@throughline/test-support/clock'
import { modelRuns } from '@throughline/test-support/property-tests'
import { array, assert, asyncProperty } from 'fast-check'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { formEntries } from './fixtures/form-entries'
import { FormPage } from './fixtures/form-page'
import { changeElsewhere, FormRun, formSteps, submit, typeIn } from './fixtures/form-steps'

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

/** The form and its field of an example. */
function formOf(name: string, label: string) {
  const entry = formEntries.find((one) => one.name === name)
  const field = entry?.fields.find((one) => one.label === label)
  if (entry === undefined || field === undefined) throw new Error(`${name} has no ${label}.`)
  return { entry, type: (text: string) => typeIn(field, text) }
}

const submission = { by: 'Enter', presses: 'once', meanwhile: 'nothing', answer: 'saved' } as const

describe('a form', () => {
  let page: FormPage
  afterEach(() => {
    page.close()
  })
  /** Opens the form of an example, with a text in one of its fields. */
  async function openWith(name: string, label: string, text: string): Promise<FormRun> {
    const { entry, type } = formOf(name, label)
    page = new FormPage(entry)
    const run = new FormRun(page)
    await run.open()
    await type(text)(run)
    return run
  }

  test('with a text that a field cannot read is not sent', async () => {
    const run = await openWith('Budget settings', 'Start date', '99/99/99')
    await submit(submission)(run)
    expect(page.wire.writes()).toEqual([])
    expect(page.control('Start date')).toHaveFocus()
  })

  test('that is refused moves the focus to the first marked field', async () => {
    const run = await openWith('Add team member', 'First name', 'Priya')
    await submit(submission)(run)
    expect(page.control('Last name')).toHaveFocus()
  })

  test('says why it was not saved also after a change of another user', async () => {
    const run = await openWith('Name and color of a channel', 'Channel name', 'Letters')
    await submit({ ...submission, answer: 'refused' })(run)
    expect(page.message()).not.toBeNull()
    await changeElsewhere(run)
    expect(page.message()).not.toBeNull()
  })

  test('of a forgotten password moves the focus to the refused address', async () => {
    const run = await openWith('Forgot password', 'Email', 'priya@')
    await submit({ ...submission, by: 'button' })(run)
    expect(page.control('Email')).toHaveFocus()
  })

  test.each(['twice', 'twice in one task'] as const)(
    'that is submitted %s sends one request',
    async (presses) => {
      const run = await openWith('Add a category of initiatives', 'New category', 'Spring sale')
      await submit({ ...submission, presses, meanwhile: 'press again' })(run)
      expect(page.wire.writes()).toHaveLength(1)
    },
  )

  test('that is being saved does not move the focus when it is submitted again', async () => {
    const run = await openWith('Name, address and password', 'First name', 'Priya')
    await submit({ ...submission, meanwhile: 'empty a field and submit' })(run)
    expect(page.wire.writes()).toHaveLength(1)
  })
})
