import { channelColors } from '../../theme/channel-colors'

/** A value on offer, and what it is called. */
export interface RichTextChoice {
  readonly value: string
  readonly label: string
}

const colorNames = [
  'Vermilion',
  'Amber',
  'Gold',
  'Lime',
  'Green',
  'Teal',
  'Cyan',
  'Blue',
  'Indigo',
  'Purple',
  'Pink',
  'Slate',
]

/** The twelve colours, for text and for what lies behind it. */
export const richTextColors: readonly RichTextChoice[] = channelColors.map((value, index) => ({
  value,
  label: colorNames[index] ?? value,
}))

/** Fonts that every system has, one of each kind. */
export const richTextFonts: readonly RichTextChoice[] = [
  { value: 'Georgia,serif', label: 'Serif' },
  { value: 'Verdana,sans-serif', label: 'Wide sans' },
  { value: "'Courier New',monospace", label: 'Monospace' },
]

/** Sizes around that of the body. */
export const richTextSizes: readonly RichTextChoice[] = [
  { value: '11px', label: 'Small' },
  { value: '16px', label: 'Large' },
  { value: '20px', label: 'Larger' },
  { value: '28px', label: 'Huge' },
]
