import { expect, test } from 'vitest'

import { filterChannelsOf } from './filter-channels'

const channel = (id: number, planId: number, name: string) => ({
  id,
  planId,
  name,
  color: '#2F6FED',
  types: [{ id: id * 10, name: 'Newsletter' }],
})
const plans = new Map([
  [12, { name: 'National plan' }],
  [13, { name: 'West region', mark: 'WR' }],
  [14, { name: 'East region', mark: 'ER' }],
])

test('a channel of one other plan has the mark of that plan, and a shared one has none', () => {
  const channels = [
    channel(1, 12, 'Email'),
    channel(2, 13, 'Email'),
    channel(3, 13, 'Local radio'),
    channel(4, 13, 'Events'),
    channel(5, 14, 'Events'),
  ]
  const marks = filterChannelsOf(channels, plans).map(({ name, planMark }) => [name, planMark])
  expect(marks).toEqual([
    ['Email', undefined],
    ['Local radio', 'WR'],
    ['Events', undefined],
  ])
})
