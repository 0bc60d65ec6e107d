import type { ItemFormNotice, ItemFormValues } from '@throughline/domain/item-form'
import { modelRuns } from '@throughline/test-support/property-tests'
import { DEFAULT_DENSITY, GlobalStyle } from '@throughline/ui/theme'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { assertSame, finishTasks } from '../testing/pointers'
import { DetailEditor } from './DetailEditor'
import type { SaveRequest } from './DetailEditor.types'
import { editorArgs } from './fixtures/editor-args'

type Field = 'title' | 'cost' | 'start'
type Answer = 'stored' | 'failed' | 'later'

type Step =
  | readonly [does: 'type', field: Field, text: string]
  | readonly [does: 'leave']
  | readonly [does: 'save', by: 'button' | 'Ctrl+S' | 'Ctrl+Enter' | 'two clicks at once']
  | readonly [does: 'host answers', answer: Answer]
  | readonly [does: 'answer comes', isStored: boolean]
  | readonly [does: 'other changes', field: Field]
  | readonly [does: 'cancel', then: 'keep editing' | 'leave']

/** Texts of each field, and the value that each means; undefined for none. */
const texts: Readonly<Record<Field, ReadonlyMap<string, string | number | null | undefined>>> = {
  title: new Map([
    ['Early bird', 'Early bird'],
    ['VIP night', 'VIP night'],
    ['  ', undefined],
  ]),
  cost: new Map([
    ['4600', 4600],
    ['12', 12],
    ['', null],
    ['9999999999999999', undefined],
  ]),
  start: new Map([
    ['11/17/26', '2026-11-17'],
    ['11/19/26', '2026-11-19'],
    ['soon', undefined],
  ]),
}
const labels: Readonly<Record<Field, string>> = {
  title: 'Title',
  cost: 'Estimated cost',
  start: 'Start: Date',
}

const typing: fc.Arbitrary<Step> = fc.oneof(
  ...(['title', 'cost', 'start'] as const).map((field) =>
    fc.tuple(
      fc.constant('type' as const),
      fc.constant(field),
      fc.constantFrom(...texts[field].keys()),
    ),
  ),
)
const saving: fc.Arbitrary<Step> = fc.tuple(
  fc.constant('save' as const),
  fc.constantFrom('button' as const, 'Ctrl+S' as const, 'Ctrl+Enter', 'two clicks at once'),
)
const other: fc.Arbitrary<Step> = fc.tuple(
  fc.constant('other changes' as const),
  fc.constantFrom<Field>('title', 'cost', 'start'),
)
const answer: fc.Arbitrary<Step> = fc.tuple(fc.constant('answer comes' as const), fc.boolean())
const answering: fc.Arbitrary<Step> = fc.tuple(
  fc.constant('host answers' as const),
  fc.constantFrom<Answer>('stored', 'failed', 'later'),
)
const cancel: fc.Arbitrary<Step> = fc.tuple(
  fc.constant('cancel' as const),
  fc.constantFrom('keep editing' as const, 'leave' as const),
)
const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof<fc.Arbitrary<readonly Step[]>[]>(
      fc.tuple(typing, saving),
      fc.tuple(typing, saving, typing, saving),
      fc.tuple(typing, fc.constant<Step>(['leave']), saving),
      fc.tuple(answering, typing, saving),
      fc
        .tuple(typing, saving, typing, answer, saving)
        .map(([one, save, two, comes, again]) => [
          ['host answers', 'later'],
          one,
          save,
          two,
          comes,
          ['host answers', 'stored'],
          again,
        ]),
      fc.tuple(typing, other, saving),
      fc.tuple(typing, cancel),
      cancel.map((step) => [step]),
      answer.map((step) => [step]),
    ),
    { minLength: 1, maxLength: 4, size: 'max' },
  )
  .map((episodes) => episodes.flat())

/** Values of the fields in the model; undefined for a text that is not a value. */
type Values = Readonly<Record<Field, string | number | null | undefined>>

const valuesOf = ({ title, estimatedCost, startDate }: ItemFormValues): Values => ({
  title,
  cost: estimatedCost,
  start: startDate?.slice(0, 10) ?? null,
})
const hasNoValue = (values: Values) => Object.values(values).includes(undefined)
const isSame = (one: Values, two: Values) => JSON.stringify(one) === JSON.stringify(two)

/** @returns the difference between the editor and the model; null if there is none */
async function runEditor(sequence: readonly Step[]): Promise<string | null> {
  const container = document.createElement('div')
  document.body.append(container)
  document.documentElement.dataset['theme'] = 'light'
  document.documentElement.dataset['density'] = DEFAULT_DENSITY
  const root = createRoot(container)
  const log: string[] = []
  // The host.
  let values: ItemFormValues = editorArgs.values
  let before: ItemFormValues = editorArgs.before
  let notices: readonly ItemFormNotice[] = []
  let answerNow: Answer = 'stored'
  let finish: ((isStored: boolean) => void) | null = null
  let otherCount = 0
  const store = ({ values: sent }: SaveRequest): void => {
    before = sent
    render()
  }
  let isOver = false
  const render = (): void => {
    if (isOver) return
    root.render(
      <>
        <GlobalStyle />
        <div style={{ blockSize: 700 }}>
          <DetailEditor
            {...editorArgs}
            layout="page"
            saveThen="stay"
            values={values}
            before={before}
            notices={notices}
            onValuesChange={(change) => {
              values = change.values
              notices = change.notices
              render()
            }}
            onSave={(request) => {
              const { title, cost, start } = valuesOf(request.values)
              log.push(`save ${title}, ${cost}, ${start}, then ${request.andThen}`)
              if (answerNow === 'stored') store(request)
              if (answerNow === 'stored') return undefined
              if (answerNow === 'failed') return Promise.reject(new Error('The server is away.'))
              return new Promise<void>((resolve, reject) => {
                finish = (isStored) => {
                  finish = null
                  if (isStored) {
                    store(request)
                    resolve()
                  } else reject(new Error('The server is away.'))
                }
              })
            }}
            onClose={({ reason }) => log.push(`close by ${reason}`)}
          />
        </div>
      </>,
    )
  }
  // The model.
  let typed: Values = valuesOf(values)
  let stored: Values = typed
  /** The values of a save without an answer. */
  let sent: Values | null = null
  let hasFailed = false

  const fieldOf = (field: Field): HTMLInputElement => {
    const inputs = [...container.querySelectorAll<HTMLInputElement>('input, textarea')]
    const named = inputs.find(
      (input) =>
        input.ariaLabel === labels[field] ||
        [...(input.labels ?? [])].some(({ textContent }) => textContent.startsWith(labels[field])),
    )
    if (named === undefined) throw new Error(`There is no ${labels[field]}.`)
    return named
  }
  const buttonOf = (...names: readonly string[]): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].findLast(
      (button) => names.includes(button.textContent.trim()) && button.getClientRects().length > 0,
    )
  const hasChanges = () => hasNoValue(typed) || !isSame(typed, stored)
  const save = (andThen: 'stay' | 'close'): string[] => {
    if (sent !== null || !hasChanges()) return []
    // An attempt that stops at fields replaces the message of the last one.
    hasFailed = false
    if (hasNoValue(typed)) return []
    const { title, cost, start } = typed
    if (answerNow === 'stored') stored = typed
    else if (answerNow === 'failed') hasFailed = true
    else sent = typed
    return [`save ${title}, ${cost}, ${start}, then ${andThen}`]
  }
  const press = (key: string): void => {
    const target = container.contains(document.activeElement)
      ? document.activeElement
      : fieldOf('title')
    target?.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }),
    )
  }
  const act = async (step: Step): Promise<string[] | null> => {
    switch (step[0]) {
      case 'type': {
        const [, field, text] = step
        const input = fieldOf(field)
        input.focus()
        await finishTasks()
        if (input.value === text) return null
        const prototype =
          input instanceof HTMLTextAreaElement
            ? HTMLTextAreaElement.prototype
            : HTMLInputElement.prototype
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        typed = { ...typed, [field]: texts[field].get(text) }
        return []
      }
      case 'leave':
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        return []
      case 'save': {
        if (step[1] === 'Ctrl+S' || step[1] === 'Ctrl+Enter') {
          const expected = save(step[1] === 'Ctrl+S' ? 'stay' : 'close')
          press(step[1] === 'Ctrl+S' ? 's' : 'Enter')
          return expected
        }
        const button = buttonOf('Save')
        button?.focus()
        await finishTasks()
        const expected = save('stay')
        button?.click()
        if (step[1] === 'two clicks at once') button?.click()
        return expected
      }
      case 'host answers':
        answerNow = step[1]
        return []
      case 'answer comes':
        if (finish === null || sent === null) return null
        if (step[1]) stored = sent
        else hasFailed = true
        sent = null
        finish(step[1])
        return []
      case 'other changes': {
        const [, field] = step
        // Of a field that is changed here, the host asks which version to keep.
        if (typed[field] !== stored[field] || sent !== null) return null
        otherCount += 1
        const change: Partial<ItemFormValues> =
          field === 'title'
            ? { title: `Theirs ${otherCount}` }
            : field === 'cost'
              ? { estimatedCost: 1000 + otherCount }
              : { startDate: `2026-11-0${1 + (otherCount % 8)}T08:00:00` }
        before = { ...before, ...change }
        values = { ...values, ...change }
        typed = { ...typed, [field]: valuesOf(values)[field] }
        stored = { ...stored, [field]: valuesOf(values)[field] }
        return []
      }
      case 'cancel': {
        const button = buttonOf('Cancel', 'Close')
        if (button === undefined || sent !== null) return null
        button.focus()
        await finishTasks()
        assertSame('the button is called', button.textContent, hasChanges() ? 'Cancel' : 'Close')
        button.click()
        await finishTasks()
        const dialog = document.querySelector('[role="alertdialog"], dialog[open]')
        assertSame('it asks', dialog !== null, hasChanges())
        if (dialog === null) return ['close by button']
        const buttons = [...dialog.querySelectorAll('button')].filter(
          ({ textContent }) => textContent !== '',
        )
        // The button that leaves is the last one.
        const [stay, leave] = [buttons.at(-2), buttons.at(-1)]
        if (step[1] === 'leave') leave?.click()
        else stay?.click()
        await finishTasks()
        return step[1] === 'leave' ? ['close by button'] : []
      }
      default:
        return step satisfies never
    }
  }
  const trace: string[] = []
  try {
    render()
    await finishTasks()
    for (const step of sequence) {
      log.length = 0
      const expected = await act(step)
      if (expected === null) continue
      trace.push(step.join(' '))
      flushSync(render)
      await finishTasks()
      assertSame('reports', log, expected)
      assertSame('title', fieldOf('title').value.trim(), String(typed.title ?? '').trim())
      const busy = buttonOf('Save')?.ariaBusy === 'true'
      assertSame('it waits for an answer', busy, sent !== null)
      const isEnabled = buttonOf('Save')?.disabled === false
      if (sent === null && typed.title !== undefined)
        assertSame('it can be saved', isEnabled, hasChanges())
      assertSame(
        'it says that the save failed',
        container.textContent.includes('This could not be saved.'),
        hasFailed,
      )
      assertSame('no question is left', document.querySelector('[role="alertdialog"]'), null)
    }
    return null
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure)
    return `${message}, after: ${trace.join('; ')}`
  } finally {
    isOver = true
    flushSync(() => {
      root.unmount()
    })
    container.remove()
  }
}

/** Only a hang takes that long. */
const HANGS_AFTER_MS = 600_000

test(
  'an item editor saves what is typed, once, and loses nothing in silence',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        expect(await runEditor(sequence)).toBeNull()
      }),
      modelRuns(12),
    )
  },
  HANGS_AFTER_MS,
)

test.each<readonly [sentence: string, steps: readonly Step[]]>([
  [
    'a day that is saved from its field is no change any more',
    [
      ['type', 'start', '11/17/26'],
      ['save', 'Ctrl+S'],
    ],
  ],
  [
    'two clicks in one task save once, also where the host stores at once',
    [
      ['type', 'cost', '4600'],
      ['save', 'two clicks at once'],
    ],
  ],
])('%s', async (_sentence, sequence) => {
  expect(await runEditor(sequence)).toBeNull()
})
