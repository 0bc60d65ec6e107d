import { expect, it } from 'vitest'
import { CHANNEL_COLORS } from './channel-colors'
import { refuseChannelColor } from './refuse-channel-color'

it.each(CHANNEL_COLORS)('the color %s of the picker is taken', (channelColor) => {
  expect(refuseChannelColor(channelColor)).toBeNull()
})

// The picker offered these before. Channels have them, and imports and products name them.
it.each(['#F2A20C', '#C9A800', '#12A594', '#5457D6', '#8E4EC6', '#D6409F'])(
  'the color %s, which is no longer offered, is taken',
  (color) => {
    expect(CHANNEL_COLORS.some((offered) => offered === color)).toBe(false)
    expect(refuseChannelColor(color)).toBeNull()
  },
)

it.each([
  ['white', '#FFFFFF', 'too-light'],
  ['a pale yellow', '#FFF3B0', 'too-light'],
  ['just too light', '#C4C4C4', 'too-light'],
  ['just dark enough', '#B8B8B8', null],
  ['a dark green', '#1B7D3E', null],
  ['just light enough', '#4A4A4A', null],
  ['just too dark', '#3A3A3A', 'too-dark'],
  ['a night blue', '#0B1B3E', 'too-dark'],
  ['black', '#000000', 'too-dark'],
  ['lower case', '#fffff0', 'too-light'],
])('%s', (_name, channelColor, expected) => {
  expect(refuseChannelColor(channelColor)).toBe(expected)
})

it('refuses what is no colour', () => {
  expect(() => refuseChannelColor('blue')).toThrow(RangeError)
})
