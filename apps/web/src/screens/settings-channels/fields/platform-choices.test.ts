import type { TacticPlatform } from '@throughline/domain/channels'
import { describe, expect, it } from 'vitest'
import { isDefaultPlatform, platformChoicesOf, platformNamed } from './platform-choices'

const platform = (id: number, name: string, channelId: number | null = 103): TacticPlatform => ({
  id,
  name,
  creatorId: 1001,
  channelId,
  planIds: [12],
  isLead: true,
  isNested: false,
})
const klaviyo = platform(1, 'Klaviyo')
const braze = platform(2, 'Braze')
const anywhere = platform(3, 'Anywhere', null)
const twitter = platform(4, ' twitter ', 104)
const all = [klaviyo, braze, anywhere, twitter]

describe('what a type can be made to offer', () => {
  it('is what its channel or any channel has, and it does not offer yet, by name', () => {
    const choices = platformChoicesOf(
      { id: 103, kind: 'standard' },
      { tacticPlatforms: [klaviyo] },
      all,
    )
    expect(choices.existing.map(({ name }) => name)).toEqual(['Anywhere', 'Braze'])
    expect(choices.suggestedNames).toEqual([])
  })

  it('includes the social platforms in Social Media that are not there yet', () => {
    const { suggestedNames } = platformChoicesOf(
      { id: 104, kind: 'socialMedia' },
      { tacticPlatforms: [] },
      all,
    )
    expect(suggestedNames).toEqual([
      'Facebook',
      'Instagram',
      'Pinterest',
      'LinkedIn',
      'Snapchat',
      'WhatsApp',
      'TikTok',
      'Tumblr',
      'Reddit',
    ])
  })
})

it('finds a platform whatever the case of its name', () => {
  expect(platformNamed(all, ' KLAVIYO')).toBe(klaviyo)
  expect(platformNamed(all, 'Klavi')).toBeUndefined()
})

it.each([
  ['No Platform of the plan is the default', 'No Platform', null, true],
  ['one that a person has called so is not', 'No Platform', 1001, false],
  ['another default one is not', 'Twitter', null, false],
])('%s', (_sentence, name, creatorId, expected) => {
  expect(isDefaultPlatform({ name, creatorId })).toBe(expected)
})
