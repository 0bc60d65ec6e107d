import { describe, expect, it } from 'vitest'

import { nextSort, nextSorts } from './column-sort'

describe('nextSort', () => {
  const up = { columnId: 'topic', direction: 'ascending' } as const
  const down = { columnId: 'topic', direction: 'descending' } as const

  it.each([
    ['the first press sorts upwards', null, undefined, up],
    ['the second downwards', up, undefined, down],
    ['the third as it came', down, undefined, null],
    [
      'another column starts with its first direction',
      { columnId: 'type', direction: 'descending' } as const,
      undefined,
      up,
    ],
    ['money begins with the most', null, 'descending' as const, down],
    ['and then the least', down, 'descending' as const, up],
    ['and then as it came', up, 'descending' as const, null],
  ])('%s', (_sentence, sort, first, expected) => {
    expect(nextSort(sort, 'topic', first)).toEqual(expected)
  })
})

describe('nextSorts', () => {
  const topic = { columnId: 'topic', direction: 'ascending' } as const
  const topicDown = { columnId: 'topic', direction: 'descending' } as const
  const cost = { columnId: 'cost', direction: 'ascending' } as const
  const costDown = { columnId: 'cost', direction: 'descending' } as const

  it.each([
    ['a press sorts by one column', [], 'topic', false, [topic]],
    ['a press on another one replaces it', [topic], 'cost', false, [cost]],
    ['a press on one of several leaves only it', [topic, cost], 'cost', false, [costDown]],
    ['the third press sorts by nothing', [topicDown], 'topic', false, []],
    ['adding puts the column last', [topic], 'cost', true, [topic, cost]],
    ['adding again turns it where it is', [topic, cost], 'topic', true, [topicDown, cost]],
    ['and takes only it away', [topicDown, cost], 'topic', true, [cost]],
  ])('%s', (_sentence, sorts, columnId, isAdding, expected) => {
    expect(nextSorts(sorts, columnId, isAdding)).toEqual(expected)
  })
})
