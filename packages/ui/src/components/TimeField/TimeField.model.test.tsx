import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { TimeField } from './TimeField'

/** Texts that users type, and the time that each means; null for none, undefined for no time at all. */
const texts: ReadonlyMap<string, string | null | undefined> = new Map([
  ['8', '08:00'],
  ['8:30', '08:30'],
  ['12 am', '00:00'],
  ['12:15p', '12:15'],
  ['23h59', '23:59'],
  ['1145 pm', '23:45'],
  ['', null],
  ['24', undefined],
  ['8:61', undefined],
  ['13 pm', undefined],
  ['soon', undefined],
])
const values = [null, '00:00', '09:15', '12:00', '23:59'] as const

type Step =
  | readonly [does: 'type', text: string]
  | readonly [does: 'Enter' | 'Escape' | 'leave' | 'focus']
  | readonly [does: 'host sets', value: string | null]
  | readonly [does: 'host refuses', is: boolean]

const typing = fc.tuple(fc.constant('type' as const), fc.constantFrom(...texts.keys()))
const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof<fc.Arbitrary<readonly Step[]>[]>(
      // Typed and read, most of all.
      fc
        .tuple(typing, fc.constantFrom<Step>(['Enter'], ['leave'], ['leave']))
        .map(([type, end]) => [type, end]),
      typing.map((step) => [step]),
      fc.constantFrom<Step>(['Enter'], ['Escape'], ['leave'], ['focus']).map((step) => [step]),
      fc.constantFrom<readonly Step[]>([['Escape'], ['Escape']]),
      fc.tuple(fc.constant('host sets' as const), fc.constantFrom(...values)).map((step) => [step]),
      fc.tuple(fc.constant('host refuses' as const), fc.boolean()).map((step) => [step]),
    ),
    { minLength: 2, maxLength: 8, size: 'max' },
  )
  .map((episodes) => episodes.flat())

interface Draft {
  readonly text: string
  /** The value that Escape restores. */
  before: string | null
  /** The field was left with a text that is no time. */
  isLeft: boolean
}

/** A time as the field shows it. */
function visibleTime(time: string | null): string {
  if (time === null) return ''
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Runs a sequence on a new field; returns what it does and the model does not. */
function runField(sequence: readonly Step[]): string | null {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  let value: string | null = '09:15'
  let refuses = false
  const reported: string[] = []
  const render = () => {
    flushSync(() => {
      root.render(
        <TimeField
          label="Starts"
          value={value}
          onChange={({ time, isValid }) => {
            reported.push(isValid ? String(time) : 'no time')
            if (!refuses) value = time
          }}
        />,
      )
    })
  }
  // The model: the text while it is typed, the value before it, and whether the list is open.
  let draft: Draft | null = null
  const draftNow = (): Draft | null => draft
  let isOpen = false
  /** The host knows that the text is no time. */
  let isRefused = false
  const report = (time: string | null): string[] => {
    if (time === value && !isRefused) return []
    isRefused = false
    return [String(time)]
  }
  const settle = (): string[] => {
    if (draft === null || draft.isLeft) return []
    const time = texts.get(draft.text)
    if (time === undefined) {
      draft.isLeft = true
      isRefused = true
      return ['no time']
    }
    draft = null
    return report(time)
  }
  const act = (step: Step, input: HTMLInputElement): string[] | null => {
    switch (step[0]) {
      case 'type':
        if (input.value === step[1]) return null
        input.focus()
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          step[1],
        )
        input.dispatchEvent(new Event('input', { bubbles: true }))
        draft = { text: step[1], before: draft === null ? value : draft.before, isLeft: false }
        isOpen = true
        return []
      case 'Enter':
      case 'Escape': {
        if (document.activeElement !== input) return null
        const wasOpen = isOpen
        isOpen = false
        const { text } = draft ?? {}
        const before = draft?.before ?? null
        const expected = step[0] === 'Enter' ? settle() : []
        if (step[0] === 'Escape' && !wasOpen && text !== undefined) {
          draft = null
          expected.push(...report(before))
        }
        const press = { key: step[0], bubbles: true, cancelable: true }
        input.dispatchEvent(new KeyboardEvent('keydown', press))
        return expected
      }
      case 'leave': {
        if (document.activeElement !== input) return null
        const expected = settle()
        isOpen = false
        input.blur()
        return expected
      }
      case 'focus':
        input.focus()
        return []
      case 'host sets':
        if (value === step[1]) return null
        value = step[1]
        // A new value never replaces what is being typed, but Escape then restores it.
        if (draft?.isLeft === true) draft = null
        else if (draft !== null) draft.before = value
        return []
      case 'host refuses':
        break
    }
    refuses = step[1]
    return []
  }
  const trace: string[] = []
  render()
  try {
    for (const step of sequence) {
      reported.length = 0
      const input = container.querySelector('input')
      if (input === null) return 'there is no field'
      const expected = act(step, input)
      if (expected === null) continue
      trace.push(step.join(' '))
      render()
      const isError = input.ariaInvalid === 'true'
      const list = input.ariaExpanded === 'true' ? 'an open list' : 'no list'
      const is = `reports ${reported.join()}, shows “${input.value}”, ${isError}, ${list}`
      const shouldBe = `reports ${expected.join()}, shows “${draftNow()?.text ?? visibleTime(value)}”, ${draftNow()?.isLeft === true}, ${isOpen ? 'an open list' : 'no list'}`
      if (is !== shouldBe) return `${is} instead of ${shouldBe}, after: ${trace.join('; ')}`
    }
    return null
  } finally {
    root.unmount()
    container.remove()
  }
}

/** Only a hang takes that long. */
const HANGS_AFTER_MS = 600_000

test(
  'a time field reads what is typed, restores, and reports each time once',
  () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        expect(runField(sequence)).toBeNull()
      }),
      modelRuns(24),
    )
  },
  HANGS_AFTER_MS,
)
