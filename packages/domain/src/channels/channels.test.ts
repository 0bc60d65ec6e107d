import { describe, expect, it } from 'vitest'

import {
  CHANNEL_COLORS,
  DEFAULT_CHANNELS,
  DEFAULT_INITIATIVE_CATEGORY_NAMES,
  canDeleteTacticType,
  channelKindOf,
  defaultChannelColor,
  visibleChannelColor,
  isMonthlyKind,
  refuseChannelName,
  tacticTypeKindOf,
} from './index'

describe('channel names', () => {
  it.each([
    ['a name of one’s own is fine', 'Trade Shows', null],
    ['a blank name is refused', '   ', 'required'],
    ['Initiatives is reserved', 'Initiatives', 'reserved'],
    ['in any case', 'SUBSCRIPTIONS', 'reserved'],
    ['with blanks around it', ' initiatives ', 'reserved'],
    ['Social Media is special, not reserved', 'Social Media', null],
    ['a name that only begins like a reserved one is fine', 'Initiatives 2027', null],
  ])('%s', (_sentence, name, expected) => {
    expect(refuseChannelName(name)).toBe(expected)
  })

  it('give a channel its kind when it is made', () => {
    expect(['Initiatives', 'subscriptions', 'Social media', 'Email'].map(channelKindOf)).toEqual([
      'initiatives',
      'subscriptions',
      'socialMedia',
      'standard',
    ])
  })
})

describe('tactic types', () => {
  it.each([
    ['a category of initiatives by its name', 'Monthly Theme', true, 'monthlyTheme'],
    ['whatever its case', 'key DATE', true, 'keyDate'],
    ['a category name says nothing in another channel', 'Campaign', false, 'standard'],
    ['monthly focus in a channel', 'monthly focus', false, 'monthlyFocus'],
    ['but not among the initiatives', 'Monthly Focus', true, 'standard'],
  ] as const)('%s', (_sentence, name, isInInitiatives, expected) => {
    expect(tacticTypeKindOf(name, isInInitiatives)).toBe(expected)
  })

  it('of two kinds last whole months', () => {
    const kinds = ['standard', 'campaign', 'promotion', 'keyDate', 'monthlyTheme', 'monthlyFocus']
    expect(
      (['standard', 'campaign', 'promotion', 'keyDate', 'monthlyTheme', 'monthlyFocus'] as const)
        .map(isMonthlyKind)
        .map((isMonthly, index) => (isMonthly ? kinds[index] : null))
        .filter((kind) => kind !== null),
    ).toEqual(['monthlyTheme', 'monthlyFocus'])
  })

  it('can be deleted while another visible one remains', () => {
    const post = { id: 1, kind: 'standard' } as const
    const story = { id: 2, kind: 'standard' } as const
    const focus = { id: 3, kind: 'monthlyFocus' } as const
    expect(canDeleteTacticType(1, [post, story])).toBe(true)
    expect(canDeleteTacticType(1, [post])).toBe(false)
    expect(canDeleteTacticType(1, [post, focus])).toBe(false)
  })
})

describe('default channels', () => {
  it('stand in the specified order', () => {
    expect(DEFAULT_CHANNELS.map(({ name }) => name)).toEqual([
      'Website',
      'Email',
      'Social Media',
      'Signage',
      'Collateral',
      'Direct Mail',
      'PR',
      'Advertising Assets',
      'Paid Search',
      'Social Advertising',
      'Display',
      'Print',
      'Out-of-Home',
      'Radio',
      'Cross Channel Video',
    ])
  })

  it('have a color of the palette and at least one type and platform', () => {
    for (const { name, uiColor, typeNames, platformNames } of DEFAULT_CHANNELS) {
      expect({
        name,
        isSupported: CHANNEL_COLORS.some((channelColor) => channelColor === uiColor),
      }).toEqual({
        name,
        isSupported: true,
      })
      expect(new Set(typeNames).size).toBeGreaterThan(0)
      expect(platformNames[0]).toBe('No Platform')
    }
  })

  it('begin with categories that are recognised', () => {
    expect(DEFAULT_INITIATIVE_CATEGORY_NAMES.map((name) => tacticTypeKindOf(name, true))).toEqual([
      'campaign',
      'promotion',
      'keyDate',
      'monthlyTheme',
    ])
  })

  it.each([
    ['Social Media', '#E359AD'],
    ['direct mail', '#8B3F03'],
    ['Trade Shows', '#9ACD32'],
    ['', '#9ACD32'],
  ])('a channel %j without a color gets %s', (name, color) => {
    expect(defaultChannelColor(name)).toBe(color)
    expect(visibleChannelColor({ name, color: '' })).toBe(color)
    expect(visibleChannelColor({ name, color: '#123456' })).toBe('#123456')
  })

  it('that is not known has the color of most names', () => {
    expect(visibleChannelColor(undefined)).toBe('#9ACD32')
  })
})
