import { middleOf } from '@throughline/test-support/dom'
import type { Place } from '@throughline/test-support/dom'
import { modelRuns } from '@throughline/test-support/property-tests'
import { GlobalStyle } from '@throughline/ui/theme'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { screen, within } from 'storybook/test'
import { expect, test } from 'vitest'

import { channelFixtures, tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { finishTasks, mouse, startPointers } from '../../testing/pointers'
import type { Pointers } from '../../testing/pointers'
import { parkedItems } from './fixtures/parked-items'
import { ParkingLotHost } from './fixtures/ParkingLotHost'
import { ParkingLot } from './ParkingLot'

type Step =
  | readonly [does: 'focus' | 'other removes' | 'other adds', n: number]
  | readonly [does: 'key', key: 'ArrowRight' | 'ArrowLeft' | 'Home' | 'End']
  | readonly [does: 'delete']

const ignore = () => {}
const n = fc.nat(7)
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.tuple(fc.constantFrom('focus', 'other removes', 'other adds'), n),
    fc.tuple(fc.constant('key'), fc.constantFrom('ArrowRight', 'ArrowLeft', 'Home', 'End')),
    fc.constant(['delete']),
  ),
  { minLength: 1, maxLength: 12, size: 'max' },
)

/** Runs a sequence on a new parking lot; returns what it does and the model does not. */
async function runLot(sequence: readonly Step[]): Promise<string | null> {
  const pointers = startPointers()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const trace: string[] = []
  let nextId = 5
  let ids = [1, 2, 3, 4]
  /** The item with the focus; null while another element has it. */
  let focused: number | null = null
  const render = () => {
    flushSync(() => {
      root.render(
        <>
          <GlobalStyle />
          <ParkingLot
            calendarRef={{ current: null }}
            dayOnShow="2026-11-18"
            onOpenChange={ignore}
            onSchedule={ignore}
            channels={channelFixtures}
            today="2026-11-18"
            isOpen
            items={ids.map((id) => tacticFixture({ id, title: `Item ${id}`, on: '2026-11-18' }))}
            onDeleteItem={({ item: { id } }) => {
              remove(id)
            }}
          />
        </>,
      )
    })
  }
  const remove = (id: number) => {
    const index = ids.indexOf(id)
    ids = ids.filter((one) => one !== id)
    // The focus goes to the item that takes the place, or to the last one.
    if (focused === id) focused = ids[Math.min(index, ids.length - 1)] ?? null
    render()
  }
  const bars = () => [...container.querySelectorAll<HTMLElement>('[data-part="bar"]')]
  const idOf = (element: Element | null) =>
    element instanceof HTMLElement && element.matches('[data-part="bar"]')
      ? Number(element.dataset['id'])
      : null
  const act = (step: Step): void => {
    const at = focused === null ? -1 : ids.indexOf(focused)
    switch (step[0]) {
      case 'focus':
        focused = ids[step[1] % ids.length] ?? null
        bars()
          .find((bar) => idOf(bar) === focused)
          ?.focus()
        break
      case 'other removes': {
        const id = ids[step[1] % ids.length]
        if (ids.length > 1 && id !== undefined) remove(id)
        break
      }
      case 'other adds':
        ids = ids.toSpliced(step[1] % (ids.length + 1), 0, nextId)
        nextId += 1
        render()
        break
      case 'key': {
        if (focused === null) break
        const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: ids.length - 1 }[step[1]]
        focused = ids[to] ?? focused
        pointers.key(step[1])
        break
      }
      case 'delete':
        if (focused === null || ids.length === 1) break
        pointers.key('Delete')
        break
    }
  }
  try {
    render()
    for (const step of sequence) {
      trace.push(step.join(' '))
      act(step)
      await finishTasks()
      await pointers.eventually(() => {
        expect(bars().map(idOf), 'items').toEqual(ids)
        expect(idOf(document.activeElement), 'the focus').toBe(focused)
        const stops = bars().filter(({ tabIndex }) => tabIndex === 0)
        expect(stops, 'tab stops').toHaveLength(1)
        const stop = idOf(stops[0] ?? null)
        expect(stop, 'the tab stop').toBe(focused ?? stop)
      })
    }
    return null
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure)
    return `${message}, after: ${trace.join('; ')}`
  } finally {
    root.unmount()
    container.remove()
    pointers.restore()
  }
}

test('a parking lot keeps the focus while its items come and go', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      expect(await runLot(sequence)).toBeNull()
    }),
    modelRuns(25),
  )
})

/** Ends of a drag at the lower edge of the calendar. */
const ends = {
  'its release': ({ release }, at) => {
    release(mouse, at)
  },
  Escape: ({ key, release }, at) => {
    key('Escape')
    release(mouse, at)
  },
  'a lost pointer': ({ cancel }, at) => {
    cancel(mouse, at)
  },
} satisfies Record<string, (pointers: Pointers, at: Place) => void>

test.each(Object.entries(ends))('the calendar does not scroll on after %s', async (_name, end) => {
  const pointers = startPointers()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  try {
    flushSync(() => {
      root.render(
        <>
          <GlobalStyle />
          <ParkingLotHost
            {...{ dayOnShow: '2026-11-18', today: '2026-11-18', channels: channelFixtures }}
            items={parkedItems}
            isOpen
            onOpenChange={ignore}
            onSchedule={ignore}
            onPark={ignore}
          />
        </>,
      )
    })
    const lot = () => within(screen.getByRole('region', { name: 'Parking Lot' }))
    await pointers.eventually(() => {
      lot().getByRole('button', { name: /^Autumn tour/u })
    })
    const scroller = container.querySelector('[data-part="scroll"]')
    const { left, bottom } = scroller?.getBoundingClientRect() ?? new DOMRect()
    const at = { x: left + 200, y: bottom - 6 }
    pointers.press(mouse, middleOf(lot().getByRole('button', { name: /^Autumn tour/u })))
    pointers.move(mouse, { ...at, y: at.y + 40 })
    pointers.move(mouse, at)
    expect(pointers.pendingFrames(), 'the calendar scrolls').toBe(1)
    end(pointers, at)
    await pointers.eventually(() => {
      expect(pointers.pendingFrames(), 'frames after the drag').toBe(0)
    })
  } finally {
    root.unmount()
    container.remove()
    pointers.restore()
  }
})
