import { describe, expect, it } from 'vitest'
import { contextOf, itemOf } from './fixtures/table'
import type { CellText } from './index'
import { changeCells, importValuesOf } from './index'

const context = contextOf()
const timed = itemOf({
  isAllDay: false,
  startDate: '2026-10-06T09:30:00',
  endDate: '2026-10-06T09:30:00',
})
const full = itemOf({ tagIds: [802], relatedInitiativeIds: [500], tacticPlatformIds: [91] })

describe('importValuesOf', () => {
  const valuesAfter = (item: ReturnType<typeof itemOf>, ...cells: CellText[]) =>
    importValuesOf(changeCells(item, cells, context), context)

  it('names what has ids, and writes whole days as days', () => {
    expect(
      valuesAfter(
        full,
        { column: 'tags', text: 'Journey Phase:Loyal' },
        { column: 'endDate', text: '10/09/26' },
        { column: 'initiatives', text: '' },
        { column: 'actual', text: '12' },
      ),
    ).toEqual({
      tags: ['Journey Phase:Loyal'],
      startDate: '2026-10-06',
      endDate: '2026-10-09',
      isAllDay: true,
      initiatives: [],
      actualCost: 12,
    })
  })

  it('names the channel where the type brings another one', () => {
    expect(valuesAfter(full, { column: 'type', text: 'Organic' })).toEqual({
      type: 'Organic',
      channel: 'Social Media',
      platforms: [],
    })
    expect(valuesAfter(itemOf(), { column: 'type', text: 'Promotional' })).toMatchObject({
      type: 'Promotional',
    })
  })

  it('writes times of items that have one', () => {
    expect(valuesAfter(timed, { column: 'startDate', text: '10/09/26' })).toMatchObject({
      startDate: '2026-10-09T09:30:00',
    })
  })
})
