import { channelColors } from '../../theme/channel-colors'
import type { ColorChoice } from './ColorSwatchField'

const names: Readonly<Record<(typeof channelColors)[number], string>> = {
  '#EF482A': 'Vermilion',
  '#F2A20C': 'Amber',
  '#C9A800': 'Mustard',
  '#9ACD32': 'Yellow-green',
  '#2E9E5B': 'Green',
  '#12A594': 'Teal',
  '#0FA3C7': 'Cyan',
  '#2F6FED': 'Blue',
  '#5457D6': 'Indigo',
  '#8E4EC6': 'Purple',
  '#D6409F': 'Pink',
  '#64748B': 'Slate',
}

/** The twelve colours of channels with their names in English. */
export const englishChannelColors: readonly ColorChoice[] = channelColors.map((value) => ({
  value,
  name: names[value],
}))
