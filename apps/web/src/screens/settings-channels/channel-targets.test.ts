import { buildChannel, buildTacticType } from '@throughline/test-support/builders'
import { describe, expect, test } from 'vitest'
import { channelTargetOf } from './channel-targets'

const channels = [
  buildChannel({ id: 102, tacticTypes: [buildTacticType({ id: 1021 })] }),
  buildChannel({
    id: 103,
    tacticTypes: [
      buildTacticType({ id: 1031 }),
      buildTacticType({ id: 1039, kind: 'monthlyFocus' }),
    ],
  }),
]

describe('where a fragment of the URL leads', () => {
  test.each([
    ['a channel opens', 'channel-103', 103, 'channel-103'],
    ['a type opens its channel', 'type-1031', 103, 'type-1031'],
    ['a monthly focus is a switch', 'type-1039', 103, 'channel-103-useMonthlyFocusType'],
    ['what is gone opens nothing', 'channel-999', null, 'channel-999'],
    ['a type that is gone neither', 'type-999', null, 'type-999'],
    ['a switch is that of the first channel', 'long-running', 102, 'channel-102-isPaidMedia'],
    ['Monthly Channel Focus', 'monthly-channel-focus', 102, 'channel-102-useMonthlyFocusType'],
    ['Hide in Flow', 'hide-in-flow', 102, 'channel-102-hideInFlow'],
    ['Platforms are in the types', 'platforms', 102, 'channel-102-types'],
    ['colors are edited with the name', 'colors', null, 'channel-102-edit'],
    ['a part of the screen is its own place', 'notes', null, 'notes'],
  ])('%s', (_sentence, fragment, channelId, elementId) => {
    expect(channelTargetOf(channels, fragment)).toEqual({ channelId, elementId })
  })

  test('without channels there is nothing to open', () => {
    expect(channelTargetOf([], 'long-running')).toEqual({
      channelId: null,
      elementId: 'long-running',
    })
  })
})
