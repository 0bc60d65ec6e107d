import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { budgetItemsOf, budgetTree } from '../budget'
import { budgetDetails } from '../budget/fixtures/budget-world'
import { dayNumberOf } from '../calendar-dates'
import { defaultFilters, filterCounts, filterItems } from '../filters'
import { itemFormOf } from '../item-form'
import { createTacticRowReader, tacticTableDetailsOf } from '../tactic-table'
import { completeItem, itemDefaults, splitOverstory } from '../tactics'
import type { ItemInput } from '../tactics'
import { details } from './fixtures/flow-world'
import { colorFlow, FLOW_GROUPINGS, flowExpenses, groupFlow } from './index'

const range = { start: '2026-01-01', end: '2026-12-31' }
const days = { startDay: dayNumberOf(range.start), endDay: dayNumberOf(range.end) }
const family = {
  plan: { id: 1, parentId: 0, parent: null, plans: [] },
  hidesFromNestedPlans: () => false,
}
const readRows = createTacticRowReader(
  tacticTableDetailsOf({ channels: [], tags: [], initiatives: [] }),
)

/** Everything that a product computes from its items before a view draws them. */
function computeAll(items: readonly ItemInput[]) {
  const tree = budgetTree(items, budgetDetails, { range, period: 'month' })
  const overstory = splitOverstory(items, () => ({ channel: null, typeKind: null }))
  return {
    rows: FLOW_GROUPINGS.map((grouping) => groupFlow(items, grouping, details)),
    colors: FLOW_GROUPINGS.map((grouping) => colorFlow(items, grouping, details)),
    expenses: flowExpenses(groupFlow(items, 'channel', details), days, () => false),
    tree,
    behind: budgetItemsOf(items, budgetDetails, tree, { rowId: 'total', spanId: null }),
    counts: filterCounts(items),
    visible: filterItems(items, defaultFilters(), family),
    places: [...overstory.grid, ...Object.values(overstory.sections).flat()],
    table: readRows(items),
  }
}

const least = {
  id: 3,
  title: 'Launch',
  startDate: '2026-11-09',
  endDate: '2026-11-11',
}
const complete: ItemInput = { ...itemDefaults, ...least, planId: 1, estimatedCost: 70 }
const junk = fc.oneof(fc.anything(), fc.constantFrom('2026-11-10T10:00:00Z', '2026-02-30', NaN))

describe('whatever a product passes as items', () => {
  it('one field of another form leaves a result, and every item has a place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(complete)), junk, (field, value) => {
        const item = Object.assign({}, complete, { [field]: value })
        const { rows, places, table } = computeAll([item])
        expect(places).toEqual([item])
        expect(table).toHaveLength(completeItem(item) === null ? 0 : 1)
        if (item.isUnscheduled === true) return
        for (const sections of rows) {
          const ids = sections.flatMap(({ id, rows: ofSection }) => [
            id,
            ...ofSection.map((row) => row.id),
          ])
          expect(new Set(ids).size).toBe(ids.length)
          const inRows = sections.flatMap((section) => section.rows.flatMap((row) => row.items))
          expect(new Set(inRows)).toEqual(new Set([item]))
        }
        expect(() => itemFormOf(item, '')).not.toThrow()
      }),
    )
  })

  it('a completed item is complete, and stays the same object', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(complete)), junk, (field, value) => {
        const item = completeItem(Object.assign({}, complete, { [field]: value }))
        expect(completeItem(item)).toBe(item)
      }),
    )
  })

  it('anything in the list leaves a result', () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 3 }), (list) => {
        expect(() => computeAll(JSON.parse('[null, 3]'))).not.toThrow()
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a product without types
        expect(() => computeAll(list as ItemInput[])).not.toThrow()
      }),
    )
  })

  it('days without a time, and a bare minimum of fields, count as complete items do', () => {
    const cost = { estimatedCost: 70, tacticTypeId: 101 }
    const short = { ...least, ...cost }
    const long = {
      ...itemDefaults,
      ...short,
      startDate: '2026-11-09T00:00:00',
      endDate: '2026-11-11T00:00:00',
      planId: 1,
    }
    const figures = ({ tree, expenses }: ReturnType<typeof computeAll>) => ({ tree, expenses })
    expect(figures(computeAll([short]))).toEqual(figures(computeAll([long])))
    expect(computeAll([short]).tree.total.total.estimate).toBe(70)
    expect(computeAll([short]).behind).toEqual([short])
  })

  it('a form of a stored item reads days without a time', () => {
    expect(itemFormOf({ ...least, channelId: 2, tacticTypeId: 101 }, '')).toMatchObject({
      startDate: '2026-11-09T00:00:00',
      endDate: '2026-11-11T00:00:00',
      isAllDay: true,
    })
    const timed = { startDate: '2026-11-09T10:00:00', endDate: '2026-11-09T11:30:00' }
    expect(itemFormOf({ ...least, ...timed }, '')).toMatchObject({ ...timed, isAllDay: false })
  })
})
