import { expect, it } from 'vitest'

import { channelColors } from './channel-colors'
import { themeThatHidesChannel } from './channel-contrast'

it.each(channelColors)('the colour %s of the picker is seen in every theme', (color) => {
  expect(themeThatHidesChannel(color)).toBeNull()
})

it.each([
  ['white', '#FFFFFF', 'light'],
  ['a pale yellow', '#FFF3B0', 'light'],
  ['just too light', '#C4C4C4', 'light'],
  ['just dark enough', '#B8B8B8', null],
  ['a dark green', '#1B7D3E', null],
  ['just light enough', '#4A4A4A', null],
  ['just too dark', '#3A3A3A', 'dark'],
  ['a night blue', '#0B1B3E', 'dark'],
  ['black', '#000000', 'dark'],
  ['lower case', '#fffff0', 'light'],
])('%s', (_name, color, expected) => {
  expect(themeThatHidesChannel(color)).toBe(expected)
})

it('refuses what is no colour', () => {
  expect(() => themeThatHidesChannel('blue')).toThrow(RangeError)
})
