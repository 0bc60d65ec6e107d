import { finishTasks, testModel } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

import { findByTyping } from '../../internal/keyboard/typeahead'
import type { MenuEntry } from '../../internal/menu/menu-model'
import { Menu } from './Menu'

/** Letters within this time belong to one word, in milliseconds. */
const WORD_MS = 700
/** A submenu opens when the pointer has rested on its item for this time. */
const HOVER_MS = 120

const entries: readonly MenuEntry[] = [
  { id: 'copy', label: 'Copy' },
  { id: 'copy-link', label: 'Copy link' },
  { id: 'flag', label: 'Flag', isDisabled: true },
  { id: 'share', label: 'Share', entries: [{ id: 'team', label: 'Team' }] },
  { id: 'delete', label: 'Delete' },
  { id: 'cancel', label: 'Cancel' },
]
const labels = ['Copy', 'Copy link', 'Flag', 'Share', 'Delete', 'Cancel'] as const
const SHARE = labels.indexOf('Share')
/** A disabled item is not typed to. */
const typedLabels = labels.map((label) => (label === 'Flag' ? '' : label))

type Step =
  | readonly [does: 'type', letter: string]
  | readonly [does: 'press', key: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End']
  | readonly [does: 'point at', row: number]
  | readonly [does: 'leave']
  | readonly [does: 'wait', forMs: number]

const wait = fc.tuple(fc.constant('wait' as const), fc.constantFrom(60, 130, 400, 750))
const type = fc.tuple(fc.constant('type' as const), fc.constantFrom('c', 'a', 'o', 'd', 's', 'f'))
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    type,
    wait,
    fc.tuple(fc.constant('press'), fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End')),
    fc.tuple(fc.constant('point at'), fc.oneof(fc.constant(SHARE), fc.nat(labels.length - 1))),
    fc.constant<Step>(['leave']),
  ),
  { minLength: 1, maxLength: 14, size: 'max' },
)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** React renders the changes after a pointer movement in separate tasks. */
const TASKS_OF_A_MOVEMENT = 3

/** Runs a sequence on an open menu; returns what it does and the model does not. */
async function runMenu(sequence: readonly Step[]): Promise<string | null> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  flushSync(() => {
    root.render(
      <Menu
        entries={entries}
        renderTrigger={(props) => (
          <button {...props} type="button">
            Actions
          </button>
        )}
        onSelect={() => {}}
      />,
    )
  })
  flushSync(() => container.querySelector('button')?.click())
  const menu = container.querySelector('[role="menu"]')
  const rows = [...(menu?.querySelectorAll('[data-item]') ?? [])]
  const send = (target: Element | undefined, event: Event) => {
    flushSync(() => target?.dispatchEvent(event))
  }
  let moves = 0
  // The model: the item with the focus, the word so far, and where the pointer rests.
  let now = 0
  let at = 0
  let word = ''
  let wordEnds = 0
  let opensAt: number | null = null
  let isOpen = false
  const goTo = (row: number) => {
    opensAt = null
    if (row === -1) return
    at = row
    if (row !== SHARE) isOpen = false
  }
  const leave = () => {
    opensAt = null
    send(rows[at], new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
  }
  const act = (step: Step) => {
    switch (step[0]) {
      case 'type': {
        const [, letter] = step
        word = now < wordEnds ? word + letter : letter
        wordEnds = now + WORD_MS
        goTo(findByTyping(typedLabels, word, at))
        press(letter)
        break
      }
      case 'press': {
        const count = labels.length
        const next = {
          ArrowDown: (at + 1) % count,
          ArrowUp: (at - 1 + count) % count,
          Home: 0,
          End: count - 1,
        }
        goTo(next[step[1]])
        press(step[1])
        break
      }
      case 'point at': {
        leave()
        const [, row] = step
        goTo(row)
        if (row === SHARE && !isOpen) opensAt = now + HOVER_MS
        moves += 1
        send(rows[row], new PointerEvent('pointermove', { bubbles: true, clientX: moves }))
        break
      }
      case 'leave':
        leave()
        break
      case 'wait':
        now += step[1]
        if (opensAt !== null && opensAt <= now) isOpen = true
        flushSync(() => vi.advanceTimersByTime(step[1]))
        break
    }
  }
  const press = (key: string) => {
    const focused = document.activeElement ?? undefined
    send(focused, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  // A shortcut of the page must not take a key of the menu as well.
  const keysOfPage: string[] = []
  const hear = ({ key }: KeyboardEvent) => void keysOfPage.push(key)
  document.addEventListener('keydown', hear)
  const trace: string[] = []
  try {
    for (const step of sequence) {
      trace.push(step.join(' '))
      act(step)
      await finishTasks(TASKS_OF_A_MOVEMENT)
      const focused = rows.findIndex((row) => row === document.activeElement)
      const submenu = container.querySelectorAll('[role="menu"]').length > 1
      const is = `${labels[focused] ?? 'nothing'} has the focus, submenu: ${submenu}`
      const shouldBe = `${labels[at]} has the focus, submenu: ${isOpen}`
      if (is !== shouldBe) return `${is}; instead of ${shouldBe}; after: ${trace.join('; ')}`
      if (keysOfPage.length > 0)
        return `the page hears ${keysOfPage.join()}, after: ${trace.join('; ')}`
    }
    root.unmount()
    return vi.getTimerCount() === 0 ? null : `a timer runs on, after: ${trace.join('; ')}`
  } finally {
    document.removeEventListener('keydown', hear)
    root.unmount()
    container.remove()
  }
}

testModel(
  'a menu goes to what is typed or pointed at, and opens what the pointer rests on',
  steps,
  runMenu,
  60,
)
