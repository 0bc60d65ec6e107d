import { expect, it } from 'vitest'

import { channelShares } from './channel-shares'

function channel(id: string, actual: number | null) {
  const cell = { estimate: 0, actual, variance: 0, itemCount: 1 }
  return {
    id,
    kind: 'channel',
    name: id,
    color: null,
    rows: [],
    cells: [cell],
    total: cell,
  } as const
}

it('lists the channels on which money was spent, the largest first, with their shares', () => {
  const rows = [
    channel('Email', 100),
    channel('Website', 0),
    channel('Print', null),
    channel('Refunded', -50),
    channel('Social', 200),
  ]
  expect(channelShares(rows).map(({ name, percent }) => `${name} ${percent} %`)).toEqual([
    'Social 67 %',
    'Email 33 %',
  ])
})

it('lists no channel without costs', () => {
  expect(channelShares([channel('Email', 0)])).toEqual([])
})
