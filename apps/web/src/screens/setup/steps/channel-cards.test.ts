import { DEFAULT_CHANNELS, type Channel, type DefaultChannel } from '@throughline/domain/channels'
import { buildChannel, buildTacticType } from '@throughline/test-support/builders'
import { describe, expect, test } from 'vitest'
import { channelCardsOf, isUntouched, placeOfDefault, type ChannelCard } from './channel-cards'

function defaultOf(name: string): DefaultChannel {
  const match = DEFAULT_CHANNELS.find((one) => one.name === name)
  if (match === undefined) throw new Error(`There is no default channel ${name}.`)
  return match
}

/**
 * Returns a default channel as in a new plan. The ids of its types start at 10 times its own id.
 */
function channelOf(id: number, name: string, fields: Partial<Channel> = {}): Channel {
  const { uiColor, isPaidMedia, typeNames } = defaultOf(name)
  const tacticTypes = typeNames.map((typeName, at) =>
    buildTacticType({ id: id * 10 + at, channelId: id, name: typeName }),
  )
  return buildChannel({ id, name, uiColor, isPaidMedia, tacticTypes, ...fields })
}

const initiatives = buildChannel({ id: 1, name: 'Initiatives', kind: 'initiatives' })
const planOf = (...channels: readonly Channel[]) => ({
  id: 12,
  channels: [initiatives, ...channels],
})

function cardOf(channel: Channel, name = channel.name): ChannelCard {
  const card = channelCardsOf(planOf(channel)).find(({ target }) => target.name === name)
  if (card === undefined) throw new Error(`There is no card ${name}.`)
  return card
}

describe('the cards of the default channels', () => {
  test('there is one for each of them, in their order', () => {
    expect(channelCardsOf(planOf()).map(({ name }) => name)).toEqual(
      DEFAULT_CHANNELS.map(({ name }) => name),
    )
  })

  test('one that the plan has not shows what it would have', () => {
    const [card] = channelCardsOf(planOf())
    expect(card).toMatchObject({
      channel: null,
      color: '#2F6FED',
      typeNames: ['Landing Page', 'Blog Post', 'Home Page', 'Banner'],
    })
  })

  test('one that the plan has shows its color and types, the monthly focus left out', () => {
    const tacticTypes = [
      buildTacticType({ id: 21, name: 'Digest' }),
      buildTacticType({ id: 22, name: 'Monthly Focus', kind: 'monthlyFocus' }),
    ]
    const card = cardOf(
      channelOf(2, 'Email', { name: 'email ', uiColor: '#64748B', tacticTypes }),
      'Email',
    )
    expect(card).toMatchObject({ name: 'email ', color: '#64748B', typeNames: ['Digest'] })
  })

  test('a channel of another plan is not its own', () => {
    const [, email] = channelCardsOf(planOf(channelOf(2, 'Email', { planId: 11 })))
    expect(email?.channel).toBeNull()
  })
})

describe('the place of a default channel', () => {
  const own = buildChannel({ id: 9, name: 'Podcast' })
  test.each([
    ['after the Initiatives', 'Website', planOf(own), 1],
    [
      'after those before it',
      'Signage',
      planOf(channelOf(2, 'Website'), channelOf(3, 'PR'), own),
      2,
    ],
    [
      'last of the usual ones',
      'Radio',
      planOf(channelOf(2, 'Website'), channelOf(3, 'PR'), own),
      3,
    ],
  ])('is %s', (_case, name, plan, place) => {
    expect(placeOfDefault(plan, defaultOf(name))).toBe(place)
  })
})

describe('a default channel is untouched', () => {
  const none = new Map<number, number>()
  const email = channelOf(2, 'Email')
  const [first, ...rest] = email.tacticTypes

  test('as a new plan has it, while nobody uses it', () => {
    expect(isUntouched(cardOf(email), none)).toBe(true)
  })

  test.each<readonly [string, Partial<Channel>, ReadonlyMap<number, number> | null]>([
    ['it is used', {}, new Map([[21, 1]])],
    ['the use is not known', {}, null],
    ['it has another color', { uiColor: '#64748B' }, none],
    ['it is written otherwise', { name: 'EMAIL' }, none],
    ['the first type is gone', { tacticTypes: rest }, none],
    ['the last type is gone', { tacticTypes: email.tacticTypes.slice(0, -1) }, none],
    ['it has a monthly focus', { useMonthlyFocusType: true }, none],
    ['it is hidden in flow', { hideInFlow: true }, none],
    ['it is long-running', { isPaidMedia: true }, none],
    [
      'a type takes several platforms',
      {
        tacticTypes: email.tacticTypes.map((type) =>
          type === first ? { ...type, shouldTacticsAllowMultiplePlatforms: true } : type,
        ),
      },
      none,
    ],
  ])('not when %s', (_case, fields, counts) => {
    expect(isUntouched(cardOf({ ...email, ...fields }, 'Email'), counts)).toBe(false)
  })
})
