import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DayBox, DayLayout } from './day-layout'
import { layOut } from './fixtures/day-items'
import type { WorldItem } from './fixtures/day-items'

const DAY_COUNT = 3

const worldArbitrary = fc
  .array(
    fc.record({
      from: fc.integer({ min: -1440, max: DAY_COUNT * 1440 - 1 }),
      length: fc.oneof(
        fc.integer({ min: 0, max: 240 }),
        fc.integer({ min: 0, max: 2 * 1440 }),
        fc.constant(0),
      ),
      isAllDay: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((parts) =>
    parts.map(({ from, length, isAllDay }, index): WorldItem => ({
      id: index + 1,
      from,
      to: from + length,
      isAllDay,
    })),
  )

/** Occurrences of a page by id, so that the order of the input has no say. */
function byId(world: readonly WorldItem[]) {
  const { layout, ids } = layOut(world, DAY_COUNT)
  const named = <Part extends { readonly occurrence: number }>({ occurrence, ...part }: Part) => ({
    id: ids[occurrence],
    ...part,
  })
  return {
    allDayRow: layout.allDayRow.map(named),
    days: layout.days.map((boxes) => boxes.map(named)),
  }
}

const doMeet = (a: DayBox, b: DayBox): boolean => a.top < b.bottom && b.top < a.bottom

/** Boxes of a day that hang together, by way of others as well. */
function clustersOf(boxes: DayLayout['days'][number]): DayBox[][] {
  const clusters: DayBox[][] = []
  let end = -1
  for (const box of boxes) {
    if (box.top >= end) clusters.push([])
    clusters.at(-1)?.push(box)
    end = Math.max(end, box.bottom)
  }
  return clusters
}

describe('any page of days', () => {
  it('shows each occurrence once: among the hours of its only day, or in the all-day row', () => {
    fc.assert(
      fc.property(worldArbitrary, (world) => {
        const { layout, ids } = layOut(world, DAY_COUNT)
        const visible = [...layout.allDayRow, ...layout.days.flat()].map(
          ({ occurrence }) => occurrence,
        )
        expect(visible.sort((a, b) => a - b)).toEqual(Array.from(ids, (_id, index) => index))
      }),
    )
  })

  it('never lets two boxes of a day cover each other', () => {
    fc.assert(
      fc.property(worldArbitrary, (world) => {
        for (const boxes of layOut(world, DAY_COUNT).layout.days) {
          for (const [index, a] of boxes.entries()) {
            for (const b of boxes.slice(index + 1)) {
              if (!doMeet(a, b)) continue
              expect(a.columnCount).toBe(b.columnCount)
              expect(a.column + a.span <= b.column || b.column + b.span <= a.column).toBe(true)
            }
          }
        }
      }),
    )
  })

  it('uses every column of a cluster, and leaves none free beside a box', () => {
    fc.assert(
      fc.property(worldArbitrary, (world) => {
        for (const boxes of layOut(world, DAY_COUNT).layout.days) {
          for (const cluster of clustersOf(boxes)) {
            const columns = new Set(cluster.map(({ column }) => column))
            expect(columns.size).toBe(cluster[0]?.columnCount)
            for (const box of cluster) {
              const next = box.column + box.span
              const hasNeighbour = cluster.some(
                (other) => other.column === next && doMeet(box, other),
              )
              expect(next === box.columnCount || hasNeighbour).toBe(true)
            }
          }
        }
      }),
    )
  })

  it('keeps whole minutes within the day, and as high as can be read', () => {
    fc.assert(
      fc.property(worldArbitrary, (world) => {
        for (const box of layOut(world, DAY_COUNT).layout.days.flat()) {
          expect(Number.isInteger(box.top) && Number.isInteger(box.bottom)).toBe(true)
          expect(box.top).toBeGreaterThanOrEqual(0)
          expect(box.bottom).toBeLessThanOrEqual(1440)
          expect(box.bottom - box.top).toBeGreaterThanOrEqual(20)
          expect(box.endMinute - box.startMinute).toBeGreaterThanOrEqual(1)
        }
      }),
    )
  })

  it('never overlaps two bars of the all-day row, and fills lanes from the first', () => {
    fc.assert(
      fc.property(worldArbitrary, (world) => {
        const { allDayRow, laneCount } = layOut(world, DAY_COUNT).layout
        const used = new Set<string>()
        for (const { lane, column, span } of allDayRow) {
          for (let day = column; day < column + span; day += 1) {
            expect(used.has(`${lane}:${day}`)).toBe(false)
            used.add(`${lane}:${day}`)
          }
        }
        expect(new Set(allDayRow.map(({ lane }) => lane)).size).toBe(laneCount)
      }),
    )
  })

  it('looks the same in whatever order the items come', () => {
    fc.assert(
      fc.property(
        worldArbitrary.chain((world) =>
          fc.tuple(
            fc.constant(world),
            fc.shuffledSubarray(world, { minLength: world.length, maxLength: world.length }),
          ),
        ),
        ([world, shuffled]) => {
          expect(byId(shuffled)).toEqual(byId(world))
        },
      ),
    )
  })
})
