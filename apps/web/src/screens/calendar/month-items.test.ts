import { expect, test } from 'vitest'
import { channelsFixture, tacticFixture } from './fixtures/plan-fixture'
import { partMonthItems } from './month-items'

const paid = new Map(
  channelsFixture.map((channel) => [channel.id, { ...channel, isPaidMedia: true }]),
)
const unpaid = new Map(channelsFixture.map((channel) => [channel.id, channel]))
const lasting = (lastDay: string) =>
  tacticFixture({ startDate: '2026-11-01T08:00:00', endDate: `${lastDay}T08:00:00` })

test.each([
  ['20 days in a paid channel stay in the grid', '2026-11-20', paid, 'grid'],
  ['21 days in a paid channel are long-running', '2026-11-21', paid, 'longRunning'],
  ['22 days in a paid channel are long-running', '2026-11-22', paid, 'longRunning'],
  ['21 days in any other channel stay in the grid', '2026-11-21', unpaid, 'grid'],
  ['21 days in a channel that is not known stay in the grid', '2026-11-21', new Map(), 'grid'],
] as const)('%s', (_sentence, lastDay, channels, place) => {
  const item = lasting(lastDay)
  expect(partMonthItems([item], channels)[place]).toEqual([item])
})
