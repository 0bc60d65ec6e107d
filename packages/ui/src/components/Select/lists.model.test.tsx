import { finishTasks, testModel } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, test } from 'vitest'

import { filterEntries, indexEntries } from '../../internal/listbox/filter-entries'
import { optionsOf, type ListOption } from '../../internal/listbox/list-entries'
import { Combobox } from '../Combobox'
import { MultiSelect } from '../MultiSelect'
import { Select } from './index'

type Kind = 'Select' | 'Combobox' | 'MultiSelect'

const allOptions: readonly ListOption[] = [
  { value: 'email', label: 'Email' },
  { value: 'events', label: 'Events' },
  { value: 'print', label: 'Print', isDisabled: true, disabledReason: 'Closed.' },
  { value: 'radio', label: 'Radio' },
  { value: 'social', label: 'Social media' },
]
/** Options that another user adds, before and among the others. */
const added: readonly ListOption[] = [
  { value: 'ads', label: 'Ads e' },
  { value: 'expo', label: 'Expo' },
]
const keys = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'] as const

type Step =
  | readonly [does: 'key', key: (typeof keys)[number]]
  | readonly [does: 'Enter' | 'Escape' | 'Tab' | 'leave' | 'Backspace']
  | readonly [does: 'click field' | 'clear' | 'other adds' | 'other restores']
  | readonly [does: 'click option' | 'hover option' | 'remove chip' | 'other removes', n: number]
  | readonly [does: 'type', text: string]
  | readonly [does: 'host sets', value: string | null]
  | readonly [does: 'host refuses' | 'host makes read only', is: boolean]

const n = fc.nat(6)
const key: fc.Arbitrary<Step> = fc.tuple(fc.constant('key' as const), fc.constantFrom(...keys))
const arrow = fc.constantFrom<Step>(['key', 'ArrowDown'], ['key', 'ArrowDown'], ['key', 'ArrowUp'])
const typing: fc.Arbitrary<Step> = fc.tuple(
  fc.constant('type' as const),
  fc.constantFrom('e', 'ra', 'print', 'zz', ''),
)
const choosing = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.constantFrom<Step>(['Enter'], ['Enter'], ['Tab'], ['leave'], ['Escape']),
  fc.tuple(fc.constant('click option'), n),
)
const hostStep = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.constantFrom<Step>(['other adds'], ['other adds'], ['other restores']),
  fc.tuple(fc.constant('other removes'), n),
  fc.tuple(fc.constant('host sets'), fc.constantFrom(null, 'email', 'radio', 'gone')),
  fc.tuple(fc.constant('host refuses'), fc.boolean()),
)
const open: Step = ['click field']
const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof<fc.Arbitrary<readonly Step[]>[]>(
      fc.tuple(arrow, arrow, choosing),
      fc.tuple(arrow, key, choosing),
      choosing.map((choose) => [open, choose]),
      fc.tuple(typing, choosing),
      fc.tuple(typing, arrow, choosing),
      // Options change under the highlight.
      fc.tuple(arrow, arrow, hostStep, choosing),
      fc.tuple(typing, hostStep, choosing),
      fc
        .tuple(n, hostStep, choosing)
        .map(([at, host, choose]) => [open, ['hover option', at], host, choose]),
      n.map((at) => [
        open,
        ['host makes read only', true],
        ['click option', at],
        ['host makes read only', false],
      ]),
      hostStep.map((step) => [step]),
      fc
        .constantFrom<Step>(['clear'], ['Backspace'], ['Backspace'], ['Escape'], ['leave'], open)
        .map((step) => [step]),
      typing.map((step) => [step, ['Escape'], ['Escape']]),
      n.map((at) => [['remove chip', at]]),
    ),
    { minLength: 2, maxLength: 8, size: 'max' },
  )
  .map((episodes) => episodes.flat())

/** Runs a sequence on a new field; returns what it does and the model does not. */
async function runField(kind: Kind, sequence: readonly Step[]): Promise<string | null> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const reported: string[] = []
  // The host.
  let options = allOptions
  let hostValues: readonly string[] = kind === 'MultiSelect' ? ['events', 'print'] : ['events']
  let refuses = false
  let isReadOnly = false
  const setValues = (next: readonly string[]): void => {
    reported.push(next.join('+') || 'nothing')
    if (refuses) return
    hostValues = next
    render()
  }
  const render = (): void => {
    const common = { label: 'Channel', options, isReadOnly }
    const value = hostValues[0] ?? null
    root.render(
      kind === 'Select' ? (
        <Select
          {...common}
          value={value}
          onChange={(change) => {
            setValues([change.value])
          }}
          onClear={() => {
            setValues([])
          }}
        />
      ) : kind === 'Combobox' ? (
        <Combobox
          {...common}
          value={value}
          onChange={(change) => {
            setValues(change.value === null ? [] : [change.value])
          }}
        />
      ) : (
        <MultiSelect
          {...common}
          values={hostValues}
          onChange={(change) => {
            setValues(change.values)
          }}
        />
      ),
    )
  }

  // The model.
  let values = hostValues
  let isOpen = false
  let highlighted: string | null = null
  /** What is typed; null while the field shows the choice. */
  let typed: string | null = null
  const isMulti = kind === 'MultiSelect'
  const listed = (): readonly ListOption[] =>
    kind === 'Select' ? options : optionsOf(filterEntries(indexEntries(options), typed ?? ''))
  const optionOf = (value: string | null) => options.find((option) => option.value === value)
  const chips = () => values.flatMap((value) => optionOf(value) ?? [])
  const close = (): void => {
    isOpen = false
    highlighted = null
  }
  const open = (offset: number): void => {
    const list = listed()
    isOpen = true
    const chosen = isMulti ? undefined : list.find(({ value }) => value === values[0])
    highlighted =
      (chosen ?? (offset === 0 ? undefined : list.at(offset < 0 ? -1 : 0)))?.value ?? null
  }
  const report = (next: readonly string[]): string[] => {
    if (!refuses) values = next
    return [next.join('+') || 'nothing']
  }
  const choose = (value: string): string[] => {
    if (optionOf(value)?.isDisabled === true) return []
    if (isMulti) {
      const others = values.filter((other) => other !== value)
      return report(others.length < values.length ? others : [...values, value])
    }
    const isSame = values[0] === value
    close()
    typed = null
    return isSame ? [] : report([value])
  }
  const clear = (): string[] => {
    typed = null
    const locked = isMulti
      ? chips()
          .filter(({ isDisabled }) => isDisabled)
          .map(({ value }) => value)
      : []
    return values.length === locked.length ? [] : report(locked)
  }
  /** On leaving, an empty text clears a choice, and other text gives way to it. */
  const settle = (): string[] => {
    const text = typed
    typed = null
    return kind === 'Combobox' && text?.trim() === '' && values.length > 0 ? report([]) : []
  }
  const followOptions = (): void => {
    if (!listed().some(({ value }) => value === highlighted)) highlighted = null
  }

  const field = () => container.querySelector<HTMLElement>('[role="combobox"]')
  const rows = () => [...container.querySelectorAll<HTMLElement>('[role="option"][data-kind]')]
  const press = (name: string): void => {
    const target = field()
    target?.focus()
    target?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    )
  }
  const act = (step: Step, element: HTMLElement): string[] | null => {
    switch (step[0]) {
      case 'key': {
        if (isReadOnly) return null
        press(step[1])
        const list = listed()
        const at = list.findIndex(({ value }) => value === highlighted)
        const isSide = step[1] === 'Home' || step[1] === 'End'
        if (isSide && kind !== 'Select') return []
        if (!isOpen) {
          if (step[1] === 'PageDown' || step[1] === 'PageUp') return []
          if (isSide) {
            open(1)
            highlighted = list.at(step[1] === 'Home' ? 0 : -1)?.value ?? null
          } else open(step[1] === 'ArrowDown' ? 1 : -1)
          return []
        }
        // A list that is searched goes round, the short one of a select does not.
        const last = list.length - 1
        const to = {
          ArrowDown: at === last && kind !== 'Select' ? 0 : Math.min(at + 1, last),
          ArrowUp: at > 0 ? at - 1 : at === 0 && kind === 'Select' ? 0 : last,
          Home: 0,
          End: last,
          PageDown: Math.min(at + 10, last),
          PageUp: 0,
        }[step[1]]
        highlighted = list[to]?.value ?? null
        return []
      }
      case 'Enter': {
        if (isReadOnly) return null
        press('Enter')
        if (kind === 'Select' && !isOpen) {
          open(0)
          return []
        }
        if (isOpen && highlighted !== null) return choose(highlighted)
        if (isMulti) return []
        const isSettled = kind === 'Combobox' && typed !== null
        close()
        return isSettled ? settle() : []
      }
      case 'Escape':
        press('Escape')
        if (isReadOnly) return []
        if (isOpen) close()
        else typed = null
        return []
      case 'Tab': {
        const chosen = isOpen && !isReadOnly && !isMulti ? highlighted : null
        const isChoosing = chosen !== null && (kind === 'Select' || typed !== null)
        press('Tab')
        const expected = isChoosing ? choose(chosen) : []
        element.blur()
        close()
        return [...expected, ...settle()]
      }
      case 'leave': {
        if (document.activeElement !== element) return null
        element.blur()
        close()
        return settle()
      }
      case 'Backspace': {
        if (isReadOnly || kind === 'Combobox') return null
        const isOnChips = isMulti && (typed ?? '') === ''
        if (isMulti && !isOnChips) return null
        press('Backspace')
        if (!isMulti) return isOpen || optionOf(values[0] ?? null) === undefined ? [] : report([])
        const last = chips().at(-1)
        if (last === undefined || last.isDisabled === true) return []
        return report(values.filter((value) => value !== last.value))
      }
      case 'click field':
        element.focus()
        element.click()
        if (isReadOnly) return []
        if (!isOpen) open(0)
        else if (kind === 'Select') close()
        return []
      case 'clear': {
        const button = container.querySelector<HTMLElement>('button[aria-label^="Clear"]')
        if (button === null || isOpen) return null
        button.click()
        return kind === 'Select' ? report([]) : clear()
      }
      case 'click option':
      case 'hover option': {
        const all = rows()
        const row = all[step[1] % Math.max(1, all.length)]
        const option = listed()[step[1] % Math.max(1, all.length)]
        if (row === undefined || option === undefined) return null
        row.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
        highlighted = option.value
        if (step[0] === 'hover option') return []
        row.click()
        return choose(option.value)
      }
      case 'remove chip': {
        const buttons = [...container.querySelectorAll<HTMLElement>('[data-part="chip"] button')]
        const free = chips().filter(({ isDisabled }) => isDisabled !== true)
        const at = step[1] % Math.max(1, buttons.length)
        const chip = free[at]
        if (!isMulti || chip === undefined || isReadOnly) return null
        buttons[at]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
        return report(values.filter((value) => value !== chip.value))
      }
      case 'type': {
        if (!(element instanceof HTMLInputElement) || isReadOnly || element.value === step[1])
          return null
        element.focus()
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          element,
          step[1],
        )
        element.dispatchEvent(new Event('input', { bubbles: true }))
        typed = step[1]
        isOpen = true
        highlighted = step[1] === '' ? null : (listed()[0]?.value ?? null)
        return []
      }
      case 'other adds':
        if (options.some(({ value }) => value === 'ads')) return null
        options = [...added, ...options]
        followOptions()
        return []
      case 'other removes': {
        const gone = options[step[1] % options.length]
        if (options.length < 3) return null
        options = options.filter((option) => option !== gone)
        followOptions()
        return []
      }
      case 'other restores':
        options = allOptions
        followOptions()
        return []
      case 'host sets':
        values = step[1] === null ? [] : isMulti ? [step[1], 'social'] : [step[1]]
        hostValues = values
        return []
      case 'host refuses':
        refuses = step[1]
        return []
      case 'host makes read only':
        if (isReadOnly === step[1] || typed !== null) return null
        isReadOnly = step[1]
        // A field that becomes read-only closes its list.
        close()
        return []
      default:
        return step satisfies never
    }
  }
  const visible = (): string => {
    if (kind === 'MultiSelect') {
      const labels = chips().map(({ label }) => label)
      return `${labels.join('+')} “${typed ?? ''}”`
    }
    return typed ?? optionOf(values[0] ?? null)?.label ?? ''
  }
  const drawn = (element: HTMLElement): string => {
    if (kind === 'Select') return element.textContent
    const text = element instanceof HTMLInputElement ? element.value : ''
    if (kind === 'Combobox') return text
    const labels = [...container.querySelectorAll('[data-part="chip"]')].map(
      ({ textContent }) => textContent,
    )
    return `${labels.join('+')} “${text}”`
  }
  const trace: string[] = []
  render()
  await finishTasks()
  try {
    for (const step of sequence) {
      reported.length = 0
      const element = field()
      if (element === null) return 'there is no field'
      const expected = act(step, element)
      if (expected === null) continue
      trace.push(step.join(' '))
      flushSync(render)
      await finishTasks()
      const list = listed()
      const drawnRows = rows().map(
        (row) =>
          `${row.textContent}${row.ariaSelected === 'true' ? '*' : ''}${'highlighted' in row.dataset ? '<' : ''}`,
      )
      const active = element.getAttribute('aria-activedescendant') ?? ''
      const activeText =
        active === '' ? null : (document.getElementById(active)?.textContent ?? 'gone')
      const textOf = ({ label, disabledReason = '' }: ListOption) => `${label}${disabledReason}`
      const modelRows = list.map(
        (option) =>
          `${textOf(option)}${values.includes(option.value) ? '*' : ''}${option.value === highlighted ? '<' : ''}`,
      )
      const active2 = list.find(({ value }) => value === highlighted)
      const is = `reports ${reported.join()}, shows ${drawn(element)}, ${element.ariaExpanded}, ${drawnRows.join(' ')}, active ${activeText}`
      const shouldBe = `reports ${expected.join()}, shows ${visible()}, ${isOpen}, ${isOpen ? modelRows.join(' ') : ''}, active ${isOpen && active2 !== undefined ? textOf(active2) : null}`
      if (is !== shouldBe) return `${is} instead of ${shouldBe}, after: ${trace.join('; ')}`
    }
    return null
  } finally {
    root.unmount()
    container.remove()
  }
}

describe.each<Kind>(['Select', 'Combobox', 'MultiSelect'])('a %s', (kind) => {
  testModel(
    'chooses what is highlighted, and reports each choice once',
    steps,
    (sequence) => runField(kind, sequence),
    15,
  )

  test.each<readonly [sentence: string, steps: readonly Step[]]>([
    [
      'keeps the highlight on its option while others come above it',
      [['click field'], ['hover option', 3], ['other adds'], ['Enter']],
    ],
    ['closes when it becomes read only', [['click field'], ['host makes read only', true]]],
  ])('%s', async (_sentence, sequence) => {
    expect(await runField(kind, sequence)).toBeNull()
  })
})
