import { freezeNow } from '@throughline/test-support/clock'
import { modelRuns } from '@throughline/test-support/property-tests'
import { array, assert, asyncProperty } from 'fast-check'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { formEntries, type FormField } from './fixtures/form-entries'
import { FormPage } from './fixtures/form-page'
import {
  changeElsewhere,
  FormRun,
  formSteps,
  refusalsOf,
  submit,
  typeIn,
  type Submission,
} from './fixtures/form-steps'

/** A worker that never answers, because estimating a password would load large dictionaries. */
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

/** A submission that the server stores. */
const submission = { by: 'Enter', presses: 'once', meanwhile: 'nothing', answer: 'saved' } as const

/** Time limit of the search for a shorter failing sequence. */
const SEARCH_MS = 100_000

/**
 * Rules of every form. A form never sends a marked field, and focuses it. Typed values survive
 * refusals and changes of other users. Closing asks only if the user would lose changes. One
 * submission sends one request. A later save works like the first.
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

/** Returns a valid text for each kind of field, different for each number and label. */
const validText: Readonly<Record<FormField['kind'], (n: number, label: string) => string>> = {
  text: (n, label) => `Spring ${n} ${label}`,
  email: (n) => `priya${n}@meadow.example`,
  password: () => 'a long sentence of mine',
  amount: (n) => `48${n}000`,
  day: (n) => `11/2${n}/26`,
  address: (n) => `https://stores.example/${n}.ics`,
}

describe('every form', () => {
  test.each(formEntries)(
    '$name marks each field that the server refuses, sends what is typed, and forgets the refusal',
    async (entry) => {
      const page = new FormPage(entry)
      const run = new FormRun(page)
      /** Fills the form and submits it; returns the content of its requests. */
      const save = async (n: number, answer: Submission['answer']): Promise<string> => {
        const sentWith = typeof answer === 'object' && 'label' in answer ? answer.sentWith : {}
        for (const [label, options] of Object.entries(entry.choices ?? {})) {
          // The last option opens the fields that depend on it.
          await page.choose(label, sentWith?.[label] ?? options.at(-1) ?? '')
        }
        for (const field of entry.fields) {
          await typeIn(field, validText[field.kind](n, field.label))(run)
        }
        const sentBefore = page.wire.writes().length
        await submit({ ...submission, by: 'button', answer })(run)
        return page.wire.writes().slice(sentBefore).join('\n')
      }
      try {
        await run.open()
        const refusals = refusalsOf(entry)
        const failures: Submission['answer'][] = refusals.length === 0 ? ['refused'] : [...refusals]
        for (const [index, answer] of failures.concat('saved', 'saved').entries()) {
          const n = index + 1
          const sent = await save(n, answer)
          const refused = typeof answer === 'object' && 'label' in answer ? answer.label : null
          expect([...run.refused], `refused by save ${n}`).toEqual(
            refused === null ? [] : [refused],
          )
          for (const { kind, label } of entry.fields) {
            if (refused !== null && label !== refused) continue
            if (kind !== 'text' && kind !== 'email' && kind !== 'address') continue
            expect(sent, `${label} of save ${n}`).toContain(validText[kind](n, label))
          }
        }
        // Sends the same values again, without an edit that would remove the refusal.
        await save(failures.length + 3, 'refused')
        await submit({ ...submission, by: 'button' })(run)
      } finally {
        page.close()
      }
    },
    SEARCH_MS,
  )
})

/** The form and its field of an example. */
function formOf(name: string, label: string) {
  const entry = formEntries.find((one) => one.name === name)
  const field = entry?.fields.find((one) => one.label === label)
  if (entry === undefined || field === undefined) throw new Error(`${name} has no ${label}.`)
  return { entry, type: (text: string) => typeIn(field, text) }
}

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
