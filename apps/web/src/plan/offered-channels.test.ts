import { planAccessOf } from '@throughline/api-client'
import {
  buildChannel,
  buildPlan,
  buildTacticType,
  contributor,
} from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import { offeredChannelsOf } from './offered-channels'

test('a new item gets a visible type of a channel of its plan, which is no calendar of interest', () => {
  const tacticTypes = [
    buildTacticType({ id: 1, channelId: 101 }),
    buildTacticType({ id: 2, channelId: 101, isHidden: true }),
  ]
  const plan = buildPlan({
    access: { ...contributor, canEditAllChannels: false, editableChannelIds: [101] },
    channels: [
      buildChannel({ id: 101, name: 'Email', tacticTypes }),
      buildChannel({ id: 102, name: 'Holidays', kind: 'subscriptions' }),
      buildChannel({ id: 103, name: 'Channel of the lead plan', planId: 99 }),
      buildChannel({ id: 104, name: 'Initiatives', kind: 'initiatives' }),
      buildChannel({ id: 105, name: 'Website' }),
    ],
  })
  const offered = offeredChannelsOf(plan, planAccessOf(plan, true))
  expect(offered.map(({ name, isLocked, types }) => [name, isLocked, types.length])).toEqual([
    ['Email', false, 1],
    ['Initiatives', false, 0],
    ['Website', true, 0],
  ])
})
