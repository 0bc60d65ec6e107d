import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { Tabs, type Tab, type TabsProps } from './Tabs'

/** Two components show the same tabs beside each other, each with its own selection. */
type Side = 0 | 1
const sides: readonly Side[] = [0, 1]
const keys = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'Enter',
  ' ',
] as const

type Step =
  | readonly [does: 'press' | 'press with Ctrl', key: (typeof keys)[number]]
  | readonly [does: 'click', side: Side, tab: number]
  | readonly [does: 'Tab into', side: Side]
  | readonly [does: 'Tab to the panel']
  | readonly [does: 'host removes' | 'host adds' | 'host disables or enables', tab: number]
  | readonly [does: 'host reverses']
  | readonly [does: 'host removes the tab with the focus' | 'host removes the selected', side: Side]
  | readonly [does: 'host selects', side: Side, tab: number]
  | readonly [does: 'host refuses', is: boolean]

const settings = fc.record({
  activation: fc.constantFrom<NonNullable<TabsProps['activation']>[]>('automatic', 'manual'),
  orientation: fc.constantFrom<NonNullable<TabsProps['orientation']>[]>('horizontal', 'vertical'),
  mounting: fc.constantFrom<NonNullable<TabsProps['mounting']>[]>(
    'while-selected',
    'once-selected',
    'always',
  ),
  isRightToLeft: fc.boolean(),
})
type Settings = typeof settings extends fc.Arbitrary<infer Value> ? Value : never

const side = fc.constantFrom(...sides)
const tab = fc.nat(4)
const key: fc.Arbitrary<Step> = fc.tuple(fc.constant('press'), fc.constantFrom(...keys))
const enter: fc.Arbitrary<Step> = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.tuple(fc.constant('Tab into'), side),
  fc.tuple(fc.constant('click'), side, tab),
)
const hostStep = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.tuple(
    fc.constantFrom('host removes', 'host adds', 'host adds', 'host disables or enables'),
    tab,
  ),
  fc.tuple(
    fc.constantFrom('host removes the tab with the focus', 'host removes the selected'),
    side,
  ),
  fc.tuple(fc.constant('host selects'), side, tab),
  fc.tuple(fc.constant('host refuses'), fc.boolean()),
  fc.constant<Step>(['host reverses']),
)
const steps = fc
  .array(
    fc.oneof<fc.Arbitrary<readonly Step[]>[]>(
      fc.tuple(enter, key, key, key),
      fc.tuple(enter, key, hostStep, key),
      // The first change takes a tab away, the second may bring another in its place.
      fc.tuple(enter, key, hostStep, hostStep, key),
      fc.tuple(
        enter,
        fc.tuple(fc.constant('press with Ctrl' as const), fc.constantFrom(...keys)),
        fc.constant<Step>(['Tab to the panel']),
        enter,
      ),
      hostStep.map((step) => [step]),
    ),
    { minLength: 1, maxLength: 6, size: 'max' },
  )
  .map((episodes) => episodes.flat())

/** Runs a sequence on new tabs; returns what they do and the model does not. */
function runTabs(
  { activation, orientation, mounting, isRightToLeft }: Settings,
  sequence: readonly Step[],
): string | null {
  const container = document.createElement('div')
  container.dir = isRightToLeft ? 'rtl' : 'ltr'
  document.body.append(container)
  const root = createRoot(container)
  const reported: string[] = []
  // The model, which is the host as well.
  let tabs: readonly Tab[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id.toUpperCase() }))
  let added = 0
  let refuses = false
  const selected: [string, string] = ['a', 'b']
  const seen = [new Set(['a']), new Set(['b'])] as const
  let focus: { readonly side: Side; readonly id: string; readonly isPanel: boolean } | null = null

  const render = () => {
    flushSync(() => {
      root.render(
        sides.map((at) => (
          <Tabs
            key={at}
            label={`Tabs ${at}`}
            tabs={tabs}
            selectedId={selected[at]}
            {...{ activation, orientation, mounting }}
            onSelect={({ id }) => {
              reported.push(`${at}${id}`)
            }}
            renderPanel={({ id }) => `Panel ${id}`}
          />
        )),
      )
    })
  }
  const tabLists = () => [...container.querySelectorAll<HTMLElement>('[role="tablist"]')]
  const tabElements = (at: Side) => [
    ...(tabLists()[at]?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
  ]
  const panelElements = (at: Side) => [
    ...(tabLists()[at]?.parentElement?.parentElement?.querySelectorAll<HTMLElement>(
      ':scope > [role="tabpanel"]',
    ) ?? []),
  ]
  const elementOf = (at: Side, id: string) =>
    tabElements(at)[tabs.findIndex((each) => each.id === id)]
  const stopId = (at: Side) => {
    if (focus?.side === at && !focus.isPanel) return focus.id
    return tabs.some(({ id }) => id === selected[at]) ? selected[at] : (tabs[0]?.id ?? '')
  }
  const select = (at: Side, id: string): readonly string[] => {
    const isDisabled = tabs.find((each) => each.id === id)?.isDisabled === true
    if (isDisabled || selected[at] === id) return []
    if (!refuses) {
      selected[at] = id
      seen[at].add(id)
    }
    return [`${at}${id}`]
  }
  const setTabs = (next: readonly Tab[]): null | readonly string[] => {
    if (next.length < 2) return null
    tabs = next
    // The tab that Tab goes to gets the focus of a tab that is gone; a panel that is gone gives it to nothing.
    if (focus !== null && !tabs.some(({ id }) => id === focus?.id)) {
      const { side: at, isPanel } = focus
      focus = null
      if (!isPanel) focus = { side: at, id: stopId(at), isPanel: false }
    }
    return []
  }
  const loseHiddenPanel = () => {
    if (focus?.isPanel === true && focus.id !== selected[focus.side]) focus = null
  }
  const press = (name: (typeof keys)[number], ctrlKey: boolean): readonly string[] | null => {
    const element = document.activeElement
    if (focus === null || focus.isPanel || element === null) return null
    const { side: at, id } = focus
    const event = new KeyboardEvent('keydown', {
      key: name,
      ctrlKey,
      bubbles: true,
      cancelable: true,
    })
    flushSync(() => element.dispatchEvent(event))
    if (ctrlKey && event.defaultPrevented) reported.push(`takes ${name} with Ctrl`)
    if (ctrlKey) return []
    if (name === 'Enter' || name === ' ') {
      // The browser clicks a button that these keys press.
      if (!event.defaultPrevented && element instanceof HTMLElement)
        flushSync(() => element.click())
      return select(at, id)
    }
    const current = tabs.findIndex((each) => each.id === id)
    const isVertical = orientation === 'vertical'
    const isMirrored = isRightToLeft && !isVertical
    const forward = isVertical ? 'ArrowDown' : isMirrored ? 'ArrowLeft' : 'ArrowRight'
    const back = isVertical ? 'ArrowUp' : isMirrored ? 'ArrowRight' : 'ArrowLeft'
    const next =
      name === 'Home'
        ? tabs[0]
        : name === 'End'
          ? tabs.at(-1)
          : name === forward
            ? (tabs[current + 1] ?? tabs[0])
            : name === back
              ? tabs.at(current - 1)
              : undefined
    if (next === undefined && event.defaultPrevented) reported.push(`takes ${name}`)
    if (next === undefined) return []
    focus = { side: at, id: next.id, isPanel: false }
    return activation === 'automatic' ? select(at, next.id) : []
  }
  const act = (step: Step): readonly string[] | null => {
    switch (step[0]) {
      case 'press':
        return press(step[1], false)
      case 'press with Ctrl':
        return press(step[1], true)
      case 'click': {
        const [, at, index] = step
        const id = tabs[index]?.id
        const element = id === undefined ? undefined : elementOf(at, id)
        if (id === undefined || element === undefined) return null
        flushSync(() => {
          element.focus()
        })
        flushSync(() => {
          element.click()
        })
        focus = { side: at, id, isPanel: false }
        return select(at, id)
      }
      case 'Tab into': {
        const [, at] = step
        const id = stopId(at)
        const element = tabElements(at).find(({ tabIndex }) => tabIndex === 0)
        if (element === undefined) return null
        flushSync(() => {
          element.focus()
        })
        focus = { side: at, id, isPanel: false }
        return []
      }
      case 'Tab to the panel': {
        if (focus === null || focus.isPanel) return null
        const { side: at } = focus
        const panel = panelElements(at).find(({ hidden }) => !hidden)
        if (panel === undefined) return null
        flushSync(() => {
          panel.focus()
        })
        focus = { side: at, id: selected[at], isPanel: true }
        return []
      }
      case 'host removes':
        return setTabs(tabs.toSpliced(step[1], 1))
      case 'host removes the tab with the focus':
        return setTabs(tabs.filter(({ id }) => id !== focus?.id))
      case 'host removes the selected':
        return setTabs(tabs.filter(({ id }) => id !== selected[step[1]]))
      case 'host adds': {
        // Tabs that are gone come back first.
        const gone = ['a', 'b', 'c', 'd'].find((id) => !tabs.some((each) => each.id === id))
        if (gone === undefined) added += 1
        const id = gone ?? `n${added}`
        return setTabs(tabs.toSpliced(step[1], 0, { id, label: id.toUpperCase() }))
      }
      case 'host disables or enables':
        return setTabs(
          tabs.map((each, at) =>
            at === step[1] ? { ...each, isDisabled: each.isDisabled !== true } : each,
          ),
        )
      case 'host reverses':
        return setTabs(tabs.toReversed())
      case 'host selects': {
        const [, at, index] = step
        const id = tabs[index]?.id
        if (id === undefined) return null
        selected[at] = id
        seen[at].add(id)
        return []
      }
      case 'host refuses':
        refuses = step[1]
        return []
      default:
        return step satisfies never
    }
  }
  const differenceOf = (at: Side): string | null => {
    const visible = tabElements(at).map((element) =>
      [
        element.textContent,
        element.ariaSelected === 'true' ? 'selected' : '',
        element.ariaDisabled === 'true' ? 'disabled' : '',
        element.tabIndex === 0 ? 'stop' : '',
        element === document.activeElement ? 'focus' : '',
      ].join(' '),
    )
    const expected = tabs.map(({ id, label, isDisabled }) =>
      [
        label,
        id === selected[at] ? 'selected' : '',
        isDisabled === true ? 'disabled' : '',
        id === stopId(at) ? 'stop' : '',
        focus?.side === at && focus.id === id && !focus.isPanel ? 'focus' : '',
      ].join(' '),
    )
    if (visible.join() !== expected.join()) return `${visible.join()} instead of ${expected.join()}`
    const panels = panelElements(at)
    const isMounted = (id: string) =>
      id === selected[at] ||
      mounting === 'always' ||
      (mounting === 'once-selected' && seen[at].has(id))
    const texts = panels.map(({ textContent, hidden }) => `${textContent}${hidden ? ' -' : ''}`)
    const shouldBe = tabs
      .filter(({ id }) => isMounted(id))
      .map(({ id }) => `Panel ${id}${id === selected[at] ? '' : ' -'}`)
    if (texts.join() !== shouldBe.join()) return `${texts.join()} instead of ${shouldBe.join()}`
    for (const panel of panels) {
      const name = panel.textContent.replace('Panel ', '').toUpperCase()
      const owner = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
      const ownTab = tabElements(at).find(({ textContent }) => textContent === name)
      if (owner !== ownTab) return `another tab names the panel ${name}`
      const isControlled = ownTab?.getAttribute('aria-controls') === panel.id
      if (isControlled !== !panel.hidden) return `aria-controls of ${name} is wrong`
      if (!panel.hidden && panel !== document.getElementById(panel.id)) return 'an id occurs twice'
    }
    const controlled = tabElements(at).filter((element) => element.hasAttribute('aria-controls'))
    return controlled.some(({ ariaSelected }) => ariaSelected !== 'true')
      ? 'a tab names a panel that is not there'
      : null
  }
  const panelsNow = () => sides.flatMap((at) => panelElements(at))
  const trace = [activation, orientation, mounting, isRightToLeft ? 'from right to left' : '']
  try {
    render()
    for (const step of sequence) {
      reported.length = 0
      const before = panelsNow().map((element) => ({ id: element.id, element }))
      const expected = act(step)
      if (expected === null) continue
      trace.push(step.join(' '))
      render()
      loseHiddenPanel()
      const after = `, after: ${trace.join('; ')}`
      if (reported.join() !== expected.join()) {
        return `reports ${reported.join()} instead of ${expected.join()}${after}`
      }
      for (const at of sides) {
        const difference = differenceOf(at)
        if (difference !== null) return `${at}: ${difference}${after}`
      }
      if (focus === null && document.activeElement !== document.body) {
        return `${document.activeElement?.textContent} has the focus${after}`
      }
      // A panel that stays is the same element, so that it keeps its state.
      const isReplaced = panelsNow().some((panel) =>
        before.some(({ id, element }) => id === panel.id && element !== panel),
      )
      if (isReplaced) return `a panel loses its state${after}`
    }
    return null
  } finally {
    root.unmount()
    container.remove()
  }
}

test('tabs select, show panels and move the focus as their model does', () => {
  fc.assert(
    fc.property(settings, steps, (setting, sequence) => {
      expect(runTabs(setting, sequence)).toBeNull()
    }),
    modelRuns(60),
  )
})
