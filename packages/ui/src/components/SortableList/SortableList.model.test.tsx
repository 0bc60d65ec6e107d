import { finishTasks, testModel } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { englishSortableListLabels } from '../../internal/sortable/sortable.labels'
import { SortableList } from './SortableList'

type Key = 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'
type End = 'release' | 'release once it is read-only' | 'Escape' | 'lose pointer'
type Step =
  | readonly [does: 'press Space on', row: number]
  | readonly [does: 'press', key: Key]
  | readonly [does: 'Escape']
  | readonly [does: 'press Tab']
  | readonly [does: 'press beside the list']
  | readonly [does: 'drag', from: number, to: number, half: 'upper' | 'lower', end: End]
  | readonly [does: 'another user removes', row: number]
  | readonly [does: 'another user adds', place: number]
  | readonly [does: 'another user moves the last to', place: number]
  | readonly [does: 'host makes it read-only', is: boolean]

const row = fc.nat(4)
const step: fc.Arbitrary<Step> = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.tuple(fc.constant('press Space on'), row),
  fc.tuple(fc.constant('press Space on'), row),
  fc.tuple(fc.constant('press'), fc.constantFrom<Key[]>('ArrowUp', 'ArrowDown', 'Home', 'End')),
  fc.tuple(fc.constant('press'), fc.constantFrom<Key[]>('ArrowUp', 'ArrowDown', 'Home', 'End')),
  fc.constantFrom<Step>(['Escape'], ['press Tab'], ['press beside the list']),
  fc.tuple(
    fc.constant('drag'),
    row,
    row,
    fc.constantFrom('upper', 'lower'),
    fc.constantFrom<End[]>(
      'release',
      'release',
      'release once it is read-only',
      'Escape',
      'lose pointer',
    ),
  ),
  fc.tuple(fc.constant('another user removes'), row),
  fc.tuple(fc.constant('another user adds'), row),
  fc.tuple(fc.constant('another user moves the last to'), row),
  fc.tuple(fc.constant('host makes it read-only'), fc.boolean()),
)
const steps = fc.array(step, { minLength: 1, maxLength: 14, size: 'max' })

function moved(ids: readonly string[], id: string, to: number): readonly string[] {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, id)
}

/** React renders the changes after a pointer movement in separate tasks. */
const TASKS_OF_A_MOVEMENT = 3

/** Runs a sequence on a new list; returns what it does and the model does not. */
async function runList(sequence: readonly Step[]): Promise<string | null> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const reported: string[] = []
  // The model: the stored order, and the row that is lifted by a key with its place.
  let ids: readonly string[] = ['a', 'b', 'c', 'd']
  let lifted: { readonly id: string; readonly to: number } | null = null
  let isReadOnly = false
  let count = 0

  let items = ids.map((id) => ({ id, label: id }))
  const render = () => {
    if (items.map(({ id }) => id).join() !== ids.join()) {
      items = ids.map((id) => ({ id, label: id }))
    }
    flushSync(() => {
      root.render(
        <SortableList
          label="Channels"
          items={items}
          isReadOnly={isReadOnly}
          renderItem={({ item }) => item.label}
          labels={englishSortableListLabels}
          onReorder={(change) => {
            reported.push(change.ids.join(''))
          }}
        />,
      )
    })
  }
  const list = () => container.querySelector('[data-sortable-root]')
  const rowsNow = () => [...container.querySelectorAll<HTMLElement>('[data-sortable-item]')]
  const handles = () => [...container.querySelectorAll<HTMLElement>('[data-sortable-handle]')]
  const handleOf = (id: string) => handles().find(({ dataset }) => dataset['sortableHandle'] === id)
  const visible = () => (lifted === null ? ids : moved(ids, lifted.id, lifted.to))
  const liftedId = () => lifted?.id ?? ''
  const press = (target: Element, key: string) => {
    flushSync(() =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    )
  }
  const point = (target: Element, name: string, { x, y }: { x: number; y: number }) => {
    const isUp = name === 'pointerup' || name === 'pointercancel'
    const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: isUp ? 0 : 1 }
    const place = { clientX: x, clientY: y, bubbles: true, cancelable: true }
    flushSync(() =>
      target.dispatchEvent(new PointerEvent(name, { ...pointer, ...place, pointerType: 'mouse' })),
    )
  }
  /** Stores a move, as a host does. @returns what is reported */
  const drop = (id: string, to: number): readonly string[] => {
    const next = moved(ids, id, to)
    if (next.join() === ids.join()) return []
    ids = next
    return [next.join('')]
  }
  const change = (next: readonly string[]) => {
    ids = next
    // A row that is gone, or that cannot be moved any more, is lifted no longer.
    if (lifted !== null && (isReadOnly || !ids.includes(lifted.id))) lifted = null
  }
  const drag = ([, from, to, half, end]: Extract<Step, readonly ['drag', ...unknown[]]>) => {
    const before = visible()
    const id = before[from]
    const target = rowsNow()[to]
    const handle = id === undefined ? undefined : handleOf(id)
    if (id === undefined || target === undefined || handle === undefined || isReadOnly) return null
    const start = handle.getBoundingClientRect()
    const box = target.getBoundingClientRect()
    const x = start.left + start.width / 2
    const y = box.top + box.height * (half === 'upper' ? 0.25 : 0.75)
    lifted = null
    point(handle, 'pointerdown', { x, y: start.top + 4 })
    point(handle, 'pointermove', { x, y: start.top + 12 })
    point(list() ?? handle, 'pointermove', { x, y })
    if (end === 'release') {
      point(list() ?? handle, 'pointerup', { x, y })
      const place = half === 'upper' ? (from < to ? to - 1 : to) : from > to ? to + 1 : to
      return drop(id, from === to ? before.indexOf(id) : place)
    }
    if (end === 'release once it is read-only') {
      isReadOnly = true
      render()
    } else if (end === 'Escape') press(document.body, 'Escape')
    else point(list() ?? handle, 'pointercancel', { x, y })
    point(list() ?? handle, 'pointerup', { x, y })
    return []
  }
  const act = (each: Step): readonly string[] | null => {
    switch (each[0]) {
      case 'press Space on': {
        const id = visible()[each[1]]
        const handle = id === undefined ? undefined : handleOf(id)
        if (id === undefined || handle === undefined) return null
        const dropped = lifted
        flushSync(() => {
          handle.focus()
        })
        // The click of a button that Space presses.
        flushSync(() => {
          handle.click()
        })
        if (dropped?.id === id) {
          lifted = null
          return drop(id, dropped.to)
        }
        lifted = { id, to: ids.indexOf(id) }
        return []
      }
      case 'press': {
        const focused = document.activeElement
        if (focused === null || !handles().some((handle) => handle === focused)) return null
        if (lifted !== null) {
          const last = ids.length - 1
          const to = visible().indexOf(lifted.id)
          const next = { ArrowUp: to - 1, ArrowDown: to + 1, Home: 0, End: last }[each[1]]
          lifted = { ...lifted, to: Math.min(Math.max(next, 0), last) }
        }
        press(focused, each[1])
        return []
      }
      case 'Escape':
        lifted = null
        press(document.activeElement ?? document.body, 'Escape')
        return []
      case 'press Tab': {
        const focused = document.activeElement
        if (focused === null || !handles().some((handle) => handle === focused)) return null
        lifted = null
        press(focused, 'Tab')
        return []
      }
      case 'press beside the list':
        lifted = null
        point(document.body, 'pointerdown', { x: 1, y: 1 })
        point(document.body, 'pointerup', { x: 1, y: 1 })
        return []
      case 'drag':
        return drag(each)
      case 'another user removes':
        change(ids.filter((_, at) => at !== each[1]))
        return []
      case 'another user adds':
        count += 1
        change(ids.toSpliced(each[1], 0, `n${count}`))
        return []
      case 'another user moves the last to': {
        const last = ids.at(-1)
        if (last === undefined) return null
        change(moved(ids, last, each[1]))
        return []
      }
      case 'host makes it read-only':
      default:
        isReadOnly = each[1]
        change(ids)
        return []
    }
  }
  const trace: string[] = []
  render()
  try {
    for (const each of sequence) {
      reported.length = 0
      const expected = act(each)
      if (expected === null) continue
      trace.push(each.join(' '))
      await finishTasks(TASKS_OF_A_MOVEMENT)
      render()
      const pressed = handles().filter((handle) => handle.ariaPressed === 'true')
      const stops = handles().filter(({ tabIndex }) => tabIndex === 0)
      const names = rowsNow().map(({ dataset }) => dataset['sortableItem'])
      const liftedNow = pressed.map(({ dataset }) => dataset['sortableHandle'])
      const stopCount = isReadOnly || ids.length === 0 ? 0 : 1
      const is = `shows ${names.join()}, lifted: ${liftedNow.join()}, reports ${reported.join()}, ${stops.length} in the Tab order`
      const shouldBe = `shows ${visible().join()}, lifted: ${liftedId()}, reports ${expected.join()}, ${stopCount} in the Tab order`
      if (is !== shouldBe) return `${is}; instead of ${shouldBe}; after: ${trace.join('; ')}`
      if (liftedId() !== '' && pressed[0] !== document.activeElement) {
        return `the lifted row has not the focus, after: ${trace.join('; ')}`
      }
    }
    return container.ownerDocument.querySelector('[data-shown]') === null
      ? null
      : `a line is left, after: ${trace.join('; ')}`
  } finally {
    root.unmount()
    container.remove()
  }
}

testModel(
  'a list is sorted by keys and by the pointer, also while other users change it',
  steps,
  runList,
  40,
)
