import { channelColors } from '../../theme/channel-colors'
import type { ColorChoice } from './color-choice'

const names: Readonly<Record<(typeof channelColors)[number], string>> = {
  '#EF482A': 'Vermilion',
  '#E3B47D': 'Sand',
  '#8B3F03': 'Brown',
  '#9ACD32': 'Yellow-green',
  '#2E9E5B': 'Green',
  '#1CC9AA': 'Turquoise',
  '#0FA3C7': 'Cyan',
  '#2F6FED': 'Blue',
  '#2B47F0': 'Indigo',
  '#8249AB': 'Purple',
  '#E359AD': 'Pink',
  '#64748B': 'Slate',
}

/** The twelve colors of channels with their names in English. */
export const englishChannelColors: readonly ColorChoice[] = channelColors.map((value) => ({
  value,
  name: names[value],
}))
