import { FLOW_GROUPINGS, FLOW_ZOOMS } from '@throughline/domain/flow'
import { describe, expect, it } from 'vitest'

import { choiceOf, colouringEntry, groupingEntry, weekStartEntry, zoomEntry } from './flow-choices'
import { englishFlowBarLabels } from './FlowBar.labels'

const chosen = {
  zoom: 'quarter',
  grouping: 'tag-category',
  colouring: 'plan',
  weekStartDay: 'monday',
  canChangeWeekStart: true,
  labels: englishFlowBarLabels,
} as const

describe('the choices of a flow', () => {
  it.each([
    [zoomEntry, 'zoom', FLOW_ZOOMS, 'quarter'],
    [groupingEntry, 'grouping', FLOW_GROUPINGS, 'tag-category'],
    [colouringEntry, 'colouring', FLOW_GROUPINGS, 'plan'],
    [weekStartEntry, 'week-start', ['sunday', 'monday'], 'monday'],
  ] as const)('are read back from the ids of their entries: %o', (entryOf, kind, values, value) => {
    const { items } = entryOf(chosen)
    expect(items.map(({ id }) => choiceOf(id))).toEqual(
      values.map((each) => ({ kind, value: each })),
    )
    expect(items.filter(({ isChecked }) => isChecked).map(({ id }) => choiceOf(id)?.value)).toEqual(
      [value],
    )
  })

  it.each([
    '',
    'zoom',
    'zoom:monday',
    'grouping:month',
    'colouring:year',
    'week-start:plan',
    'x:plan',
  ])('are none for another id: %s', (id) => {
    expect(choiceOf(id)).toBeNull()
  })

  it('say why the week start cannot be changed', () => {
    const { items } = weekStartEntry({ ...chosen, canChangeWeekStart: false })
    expect(items).toMatchObject([
      { isDisabled: true, description: 'Only plan admins can change it' },
      { isDisabled: true, description: 'Only plan admins can change it' },
    ])
  })
})

describe('the days of a budget', () => {
  it.each([
    [null, null, 'Of all dates'],
    ['2026-02-01', null, 'From 02/01/26'],
    [null, '2027-01-31', 'Until 01/31/27'],
    ['2026-02-01', '2027-01-31', '02/01/26 – 01/31/27'],
  ])('from %s to %s', (start, end, text) => {
    expect(englishFlowBarLabels.budgetDates({ start, end })).toBe(text)
  })
})
