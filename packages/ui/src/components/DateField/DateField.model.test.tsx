import { finishTasks, testModel } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { TypingScope, type TypingScopeHandle } from '../TypingScope'
import { DateField, englishDateFieldLabels } from './index'

const TODAY = '2026-11-18'
/** Texts that users type, and the day that each means; null for none, undefined for no day at all. */
const texts: ReadonlyMap<string, string | null | undefined> = new Map([
  // Of the year of the value.
  ['3/3', '2026-03-03'],
  ['11/20/26', '2026-11-20'],
  ['112526', '2026-11-25'],
  ['11-12-2026', '2026-11-12'],
  ['1.31.27', '2027-01-31'],
  ['', null],
  ['2/30/26', undefined],
  ['soon', undefined],
  // After the last day, always.
  ['1/1/2040', '2040-01-01'],
])
const values = [null, '2026-11-18', '2026-11-12', '2026-11-05', '2026-03-03', '2027-01-31'] as const
const boundsByName = {
  usual: { minDate: '2016-01-01', maxDate: '2036-12-31' },
  narrow: { minDate: '2026-11-10', maxDate: '2026-11-24' },
} as const

const dayKeys = [
  'ArrowRight',
  'ArrowLeft',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  'PageDown',
  'PageUp',
] as const
type Step =
  | readonly [does: 'type', text: string]
  | readonly [does: 'Enter' | 'Escape' | 'leave' | 'focus' | 'flush' | 'settle']
  | readonly [does: 'open by ArrowDown' | 'press button' | 'pick' | 'press outside' | 'pick today']
  | readonly [does: 'calendar key', key: (typeof dayKeys)[number]]
  | readonly [does: 'click day', n: number]
  | readonly [does: 'host sets', value: string | null]
  | readonly [does: 'host refuses' | 'host makes read only', is: boolean]
  | readonly [does: 'host bounds', bounds: keyof typeof boundsByName]

const typing: fc.Arbitrary<Step> = fc.tuple(
  fc.constant('type' as const),
  fc.constantFrom(...texts.keys()),
)
const ending = fc.constantFrom<Step>(['Enter'], ['leave'], ['leave'], ['settle'])
const dayKey: fc.Arbitrary<Step> = fc.tuple(
  fc.constant('calendar key' as const),
  fc.constantFrom(...dayKeys),
)
const opening = fc.constantFrom<Step>(['open by ArrowDown'], ['press button'])
const hostStep: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constant('host sets' as const), fc.constantFrom(...values)),
  fc.tuple(fc.constantFrom('host refuses' as const), fc.boolean()),
  fc.tuple(fc.constant('host bounds' as const), fc.constantFrom('usual' as const, 'narrow')),
)
const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof<fc.Arbitrary<readonly Step[]>[]>(
      fc.tuple(typing, ending),
      fc.tuple(typing, hostStep, ending),
      typing.map((step) => [step]),
      hostStep.map((step) => [step]),
      fc.constantFrom<Step>(['Enter'], ['Escape'], ['leave'], ['focus']).map((step) => [step]),
      fc.tuple(typing, fc.constant<Step>(['flush']), fc.constantFrom<Step>(['Escape'], ['leave'])),
      // The user empties a refused text, or picks a day in its place, also while the host refuses.
      fc.constant<readonly Step[]>([['type', 'soon'], ['leave'], ['type', ''], ['leave']]),
      fc
        .tuple(fc.boolean(), opening)
        .map(([isRefusing, open]) => [
          ['host refuses', isRefusing],
          ['type', 'soon'],
          ['leave'],
          open,
          ['pick'],
          ['host refuses', false],
        ]),
      fc
        .tuple(typing, fc.constantFrom(...values))
        .map(([step, value]) => [step, ['host sets', value], ['Escape']]),
      // A refused text that other bounds allow.
      typing.map((step) => [['host bounds', 'narrow'], step, ['leave'], ['host bounds', 'usual']]),
      fc.tuple(typing, opening, dayKey),
      fc
        .tuple(opening, dayKey, dayKey, fc.constantFrom<Step>(['pick'], ['pick'], ['Escape']))
        .map(([open, one, two, end]) => [open, one, two, end]),
      fc.tuple(opening, hostStep, dayKey, fc.constant<Step>(['pick'])),
      fc
        .tuple(opening, fc.nat(41), fc.constantFrom<Step>(['pick today'], ['press outside']))
        .map(([open, day, other]) => [open, day % 3 === 0 ? other : ['click day', day]]),
      opening.map((open) => [open, ['focus'], ['Escape']]),
      fc
        .tuple(opening, fc.constantFrom<Step>(['pick'], ['pick today']))
        .map(([open, pick]) => [
          open,
          ['host makes read only', true],
          pick,
          ['host makes read only', false],
        ]),
    ),
    { minLength: 2, maxLength: 6, size: 'max' },
  )
  .map((episodes) => episodes.flat())

interface Draft {
  text: string
  /** The value that Escape restores. */
  before: string | null
  /** The value that the host has received for the text. */
  reported: string | null
  /** The field was left with a text that is no day. */
  isLeft: boolean
}

function visibleDate(date: string | null): string {
  if (date === null) return ''
  return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(2, 4)}`
}

/** The day to which a key of the calendar leads. */
function dayAfter(date: string, key: (typeof dayKeys)[number]): string {
  const day = new Date(`${date}T00:00:00Z`)
  const byDays = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -day.getUTCDay(),
    End: 6 - day.getUTCDay(),
    PageDown: 0,
    PageUp: 0,
  }[key]
  day.setUTCDate(day.getUTCDate() + byDays)
  if (key === 'PageDown' || key === 'PageUp') {
    const dayOfMonth = day.getUTCDate()
    day.setUTCDate(1)
    day.setUTCMonth(day.getUTCMonth() + (key === 'PageDown' ? 1 : -1))
    const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
    day.setUTCDate(Math.min(dayOfMonth, last))
  }
  return day.toISOString().slice(0, 10)
}

/** Runs a sequence on a new field; returns what it does and the model does not. */
async function runField(sequence: readonly Step[]): Promise<string | null> {
  const container = document.createElement('div')
  const outside = document.createElement('button')
  document.body.append(container, outside)
  const root = createRoot(container)
  const scopeRef = createRef<TypingScopeHandle>()
  let hostValue: string | null = '2026-11-12'
  let refuses = false
  let isReadOnly = false
  let bounds: keyof typeof boundsByName = 'usual'
  const reported: string[] = []
  const render = () => {
    root.render(
      <TypingScope handleRef={scopeRef}>
        <DateField
          label="Starts"
          value={hostValue}
          today={TODAY}
          labels={englishDateFieldLabels}
          isReadOnly={isReadOnly}
          {...(bounds === 'usual' ? null : boundsByName.narrow)}
          onChange={({ date, isValid }) => {
            reported.push(isValid ? String(date) : 'no day')
            if (refuses) return
            hostValue = date
            render()
          }}
        />
      </TypingScope>,
    )
  }
  // The model: the value, what is typed, and the day of the open calendar that has the focus.
  let value: string | null = hostValue
  let draft: Draft | null = null
  const draftNow = (): Draft | null => draft
  let day: string | null = null
  const dayNow = (): string | null => day
  let opener: 'field' | 'button' = 'field'
  let focus: 'nothing' | 'field' | 'button' | 'day' | 'outside' | 'anything' = 'nothing'
  let isRefused = false
  const isInside = (date: string) =>
    date >= boundsByName[bounds].minDate && date <= boundsByName[bounds].maxDate
  const read = (text: string): string | null | undefined => {
    const year = (value ?? TODAY).slice(0, 4)
    const date = text === '3/3' ? `${year}-03-03` : texts.get(text)
    return date === null || date === undefined || isInside(date) ? date : undefined
  }
  /** Reports a value to the host, once. */
  const report = (date: string | null): string[] => {
    if (date === value && !isRefused) return []
    isRefused = false
    if (!refuses) value = date
    return [String(date)]
  }
  const settle = (): string[] => {
    if (draft === null || draft.isLeft) return []
    const date = read(draft.text)
    if (date === undefined) {
      draft.isLeft = true
      draft.reported = null
      isRefused = true
      if (!refuses) value = null
      return ['no day']
    }
    draft = null
    return report(date)
  }
  /** The focus goes elsewhere, and what is typed is read. */
  const moveFocus = (to: typeof focus): string[] => {
    const isLeaving = focus === 'field' && to !== 'field'
    focus = to
    return isLeaving ? settle() : []
  }
  const open = (by: typeof opener): string[] => {
    const expected = moveFocus('day')
    opener = by
    day = value !== null && isInside(value) ? value : TODAY
    return expected
  }
  const close = (to: typeof focus = opener): void => {
    day = null
    if (focus === 'day') focus = to
  }
  const pick = (date: string): string[] => {
    draft = null
    close()
    return report(date)
  }
  const setFromOutside = (next: string | null): void => {
    hostValue = next
    value = next
    if (draft === null || next === draft.reported) return
    if (draft.isLeft) draft = null
    else draft.before = next
  }

  const button = () => container.querySelector<HTMLButtonElement>('[data-part="adornment-button"]')
  const dayButton = (date: string) =>
    container.querySelector<HTMLButtonElement>(
      `td[data-day="${date}"] button, [data-day="${date}"] button`,
    )
  const press = (key: string): void => {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  const act = (step: Step, input: HTMLInputElement): string[] | null => {
    switch (step[0]) {
      case 'type': {
        if (input.value === step[1] || isReadOnly) return null
        input.focus()
        focus = 'field'
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          step[1],
        )
        input.dispatchEvent(new Event('input', { bubbles: true }))
        draft = {
          text: step[1],
          before: draft === null ? value : draft.before,
          reported: value,
          isLeft: false,
        }
        return []
      }
      case 'Enter': {
        if (focus !== 'field') return null
        press('Enter')
        return settle()
      }
      case 'Escape': {
        let expected: string[] = []
        press('Escape')
        if (focus === 'field' && draft !== null) {
          const { before } = draft
          draft = null
          expected = report(before)
        } else if (day !== null) close()
        return expected
      }
      case 'leave': {
        if (focus !== 'field') return null
        input.blur()
        return moveFocus('nothing')
      }
      case 'focus':
        input.focus()
        focus = 'field'
        return []
      case 'flush': {
        scopeRef.current?.flush()
        if (draft === null) return []
        const date = read(draft.text)
        if (date === null || date === undefined) return []
        draft.reported = date
        return report(date)
      }
      case 'settle':
        scopeRef.current?.settle()
        return settle()
      case 'open by ArrowDown':
        if (isReadOnly || day !== null) return null
        input.focus()
        focus = 'field'
        press('ArrowDown')
        return open('field')
      case 'press button': {
        const element = button()
        if (element === null || element.disabled) return null
        const isOpen = day !== null
        element.focus()
        const expected = moveFocus('button')
        element.click()
        if (!isOpen) return [...expected, ...open('button')]
        close()
        return expected
      }
      case 'calendar key': {
        if (focus !== 'day' || day === null) return null
        press(step[1])
        const next = dayAfter(day, step[1])
        if (isInside(next)) day = next
        return []
      }
      case 'pick': {
        const element = document.activeElement
        if (focus !== 'day' || day === null || !(element instanceof HTMLElement)) return null
        element.click()
        return pick(day)
      }
      case 'click day': {
        const days = [...container.querySelectorAll<HTMLElement>('[data-day]')]
        const date = days[step[1] % Math.max(1, days.length)]?.dataset['day']
        const element = date === undefined ? null : dayButton(date)
        if (day === null || date === undefined || element === null) return null
        element.focus()
        element.click()
        // The button of a day out of bounds does nothing.
        if (!isInside(date)) return []
        moveFocus('day')
        return pick(date)
      }
      case 'pick today': {
        const buttons = [...container.querySelectorAll('button')]
        const element = buttons.find(({ textContent }) => textContent === 'Today')
        if (day === null || element === undefined) return null
        element.focus()
        const expected = moveFocus('day')
        element.click()
        return [...expected, ...pick(TODAY)]
      }
      case 'press outside': {
        outside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        outside.focus()
        const expected = moveFocus('outside')
        close()
        return expected
      }
      case 'host sets':
        if (value === step[1]) return null
        setFromOutside(step[1])
        return []
      case 'host refuses':
        refuses = step[1]
        return []
      case 'host makes read only':
        if (isReadOnly === step[1] || draft !== null) return null
        isReadOnly = step[1]
        // A field that becomes read-only closes its calendar.
        if (day !== null) close('anything')
        return []
      case 'host bounds': {
        if (bounds === step[1] || day !== null) return null
        bounds = step[1]
        const date = draft?.isLeft === true ? read(draft.text) : undefined
        if (date === undefined) return []
        // A refused text that may be chosen now is a value.
        draft = null
        return report(date)
      }
      default:
        return step satisfies never
    }
  }
  const focusNow = (input: HTMLInputElement): typeof focus => {
    const { activeElement } = document
    if (activeElement === input) return 'field'
    if (activeElement === outside) return 'outside'
    if (activeElement === button()) return 'button'
    return activeElement === null || activeElement === document.body ? 'nothing' : 'day'
  }
  const trace: string[] = []
  render()
  await finishTasks(3)
  try {
    for (const step of sequence) {
      reported.length = 0
      const input = container.querySelector<HTMLInputElement>('input')
      if (input === null) return 'there is no field'
      const expected = act(step, input)
      if (expected === null) continue
      trace.push(step.join(' '))
      flushSync(render)
      await finishTasks(3)
      const focusedDay = document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset['day']
      const marked = [...container.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map(
        ({ dataset }) => dataset['day'],
      )
      const typed = draftNow()
      const isOpen = container.querySelector<HTMLElement>('[aria-label="Calendar"]') !== null
      const isMarked =
        !isOpen || value === null || dayButton(value) === null
          ? marked.length === 0
          : marked[0] === value
      const shouldFocus = focus === 'anything' ? focusNow(input) : focus
      const is = `reports ${reported.join()}, shows “${input.value}”, ${input.ariaInvalid === 'true'}, calendar on ${focus === 'day' ? focusedDay : isOpen}, marks the value ${isMarked}, focus on ${focusNow(input)}`
      const shouldBe = `reports ${expected.join()}, shows “${typed?.text ?? visibleDate(value)}”, ${typed?.isLeft === true}, calendar on ${focus === 'day' ? dayNow() : dayNow() !== null}, marks the value true, focus on ${shouldFocus}`
      if (is !== shouldBe) return `${is} instead of ${shouldBe}, after: ${trace.join('; ')}`
      if (focus === 'anything') focus = focusNow(input)
    }
    return null
  } finally {
    root.unmount()
    container.remove()
    outside.remove()
  }
}

testModel(
  'a date field reads what is typed or picked, restores, and reports each day once',
  steps,
  runField,
  14,
)

test.each<readonly [sentence: string, steps: readonly Step[]]>([
  [
    'a calendar opens on the day that has just been typed',
    [['type', '3/3'], ['open by ArrowDown'], ['calendar key', 'ArrowRight']],
  ],
  [
    'a calendar closes when its field becomes read only',
    [['open by ArrowDown'], ['host makes read only', true]],
  ],
  [
    'a refused day is the value once other bounds allow it',
    [['host bounds', 'narrow'], ['type', '3/3'], ['leave'], ['host bounds', 'usual']],
  ],
])('%s', async (_sentence, sequence) => {
  expect(await runField(sequence)).toBeNull()
})

test.each([
  ['before the first day', { minDate: '2026-11-19', maxDate: '2026-12-31' }, false],
  ['on the first day', { minDate: TODAY, maxDate: '2026-12-31' }, true],
  ['on the last day', { minDate: '2026-11-01', maxDate: TODAY }, true],
  ['after the last day', { minDate: '2026-11-01', maxDate: '2026-11-17' }, false],
])('the calendar offers today only within its bounds: %s', async (_place, bounds, isOffered) => {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  try {
    flushSync(() => {
      root.render(
        <DateField
          label="Starts"
          value={bounds.minDate}
          today={TODAY}
          labels={englishDateFieldLabels}
          {...bounds}
          onChange={() => undefined}
        />,
      )
    })
    container.querySelector('button')?.click()
    await finishTasks(3)
    expect(container.querySelector('[data-day]')).not.toBeNull()
    const buttons = [...container.querySelectorAll('button')]
    expect(buttons.some(({ textContent }) => textContent === 'Today')).toBe(isOffered)
  } finally {
    root.unmount()
    container.remove()
  }
})
