import { modelRuns } from '@throughline/test-support/property-tests'
import { DEFAULT_DENSITY, GlobalStyle } from '@throughline/ui/theme'
import * as fc from 'fast-check'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import type { CalendarHandle } from '../../calendar-parts'
import {
  channelFixtures,
  planOfAYear,
  tacticFixture,
} from '../../calendar-parts/fixtures/plan-fixtures'
import { finishTasks } from '../../testing/pointers'
import { MonthCalendar } from './MonthCalendar'

type Step =
  | readonly [does: 'fit' | 'all' | 'hover' | 'grow' | 'to today']
  | readonly [does: 'scroll', share: number]
  | readonly [does: 'turn', month: string]
  | readonly [does: 'resize', height: number]

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.constantFrom<Step>(['fit'], ['all'], ['hover'], ['hover'], ['grow'], ['to today']),
    fc.tuple(fc.constant('scroll'), fc.constantFrom(0, 0.3, 0.6, 1)),
    fc.tuple(fc.constant('turn'), fc.constantFrom('2026-10', '2026-11', '2026-12')),
    fc.tuple(fc.constant('resize'), fc.constantFrom(260, 500, 860)),
  ),
  { minLength: 2, maxLength: 5, size: 'max' },
)

/** A month of ten items a day, which scrolls where it shows all of them. */
const items = planOfAYear(700, '2026-05-01')
const moreItems = [
  ...items,
  ...Array.from({ length: 12 }, (_unused, at) =>
    tacticFixture({ id: 9000 + at, title: 'Added later', on: '2026-11-02' }),
  ),
]
/** Frames in which a view measures itself and draws the result. */
const SETTLING_FRAMES = 3

/**
 * @returns bars in view that are drawn only once a pointer is over the month, or bars that show
 *   through the numbers of days; null for none
 */
async function runMonth(sequence: readonly Step[]): Promise<string | null> {
  const container = document.createElement('div')
  document.body.append(container)
  document.documentElement.dataset['theme'] = 'light'
  document.documentElement.dataset['density'] = DEFAULT_DENSITY
  const root = createRoot(container)
  const handleRef = createRef<CalendarHandle>()
  const host = { laneMode: 'all' as 'all' | 'fit', month: '2026-11', height: 500, items }
  const render = () => {
    flushSync(() => {
      root.render(
        <>
          <GlobalStyle />
          <div style={{ blockSize: host.height }}>
            <MonthCalendar
              month={host.month}
              today="2026-11-18"
              items={host.items}
              channels={channelFixtures}
              laneMode={host.laneMode}
              handleRef={handleRef}
            />
          </div>
        </>,
      )
    })
  }
  const scroller = () => {
    const element = container.querySelector<HTMLElement>('[data-part="scroll"]')
    if (element === null) throw new Error('The month does not scroll.')
    return element
  }
  const settle = async () => {
    for (let frame = 0; frame < SETTLING_FRAMES; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
      await finishTasks()
    }
  }
  /** Bars that the page shows, by the item and the day on which they begin. */
  const barsInView = () => {
    const { top, bottom } = scroller().getBoundingClientRect()
    return [...container.querySelectorAll<HTMLElement>('[data-part="bar"]')]
      .filter((bar) => {
        const box = bar.getBoundingClientRect()
        return box.bottom > top && box.top < bottom
      })
      .map(
        (bar) =>
          `${bar.dataset['id']} on ${bar.closest<HTMLElement>('[data-day]')?.dataset['day']}`,
      )
      .sort()
  }
  /** Bars that show through the line of numbers of their week, or between two numbers. */
  const barsInHeads = () => {
    const { top, bottom } = scroller().getBoundingClientRect()
    return [...container.querySelectorAll<HTMLElement>('[data-part="day-head"]')].flatMap(
      (head) => {
        const box = head.getBoundingClientRect()
        const y = box.top + box.height / 2
        if (y < top || y > bottom) return []
        const places = [box.left - 1, box.left + box.width / 2]
        return places.flatMap(
          (x) =>
            document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-part="bar"]')?.dataset[
              'id'
            ] ?? [],
        )
      },
    )
  }
  const hover = () => {
    scroller().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  }
  const act = (step: Step): void => {
    switch (step[0]) {
      case 'fit':
      case 'all':
        host.laneMode = step[0]
        break
      case 'grow':
        host.items = moreItems
        break
      case 'turn':
        host.month = step[1]
        break
      case 'resize':
        host.height = step[1]
        break
      case 'to today':
        handleRef.current?.scrollToOpening()
        return
      case 'hover':
        hover()
        return
      case 'scroll': {
        const { scrollHeight, clientHeight } = scroller()
        scroller().scrollTop = step[1] * (scrollHeight - clientHeight)
        return
      }
    }
    render()
  }
  try {
    render()
    // A pointer may rest where weeks appear: it reports before the page has measured them.
    if (sequence[0]?.[0] !== 'hover') await settle()
    for (const [at, step] of sequence.entries()) {
      act(step)
      if (sequence[at + 1]?.[0] === 'hover') continue
      await settle()
      const uncovered = barsInHeads()
      if (uncovered.length > 0) return `shows through a number: ${uncovered.join(', ')}`
    }
    const drawn = barsInView()
    hover()
    await settle()
    const missing = barsInView().filter((bar) => !drawn.includes(bar))
    const trace = sequence.map((step) => step.join(' ')).join('; ')
    return missing.length === 0 ? null : `not drawn: ${missing.join(', ')}, after: ${trace}`
  } finally {
    root.unmount()
    container.remove()
  }
}

/** Only a hang takes that long. */
const HANGS_AFTER_MS = 600_000

test(
  'a month draws all bars that are in sight, and none through the numbers of days',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        expect(await runMonth(sequence)).toBeNull()
      }),
      modelRuns(8),
    )
  },
  HANGS_AFTER_MS,
)

test.each<readonly [sentence: string, steps: readonly Step[]]>([
  ['opens under a pointer', [['hover']]],
  ['opens scrolled and is then fitted to the window', [['hover'], ['fit']]],
  ['gets higher while a pointer is over it', [['resize', 260], ['hover'], ['resize', 860]]],
  ['is scrolled to its start and back to today', [['hover'], ['scroll', 0], ['to today']]],
])('a month draws all bars in sight when it %s', async (_sentence, sequence) => {
  expect(await runMonth(sequence)).toBeNull()
})
