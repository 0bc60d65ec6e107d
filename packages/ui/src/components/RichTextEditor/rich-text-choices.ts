import { englishChannelColors } from '../ColorSwatchField'

/** An available value and its name. */
export interface RichTextChoice {
  readonly value: string
  readonly label: string
}

/** The twelve colors for text and background. */
export const richTextColors: readonly RichTextChoice[] = englishChannelColors.map(
  ({ value, name }) => ({ value, label: name }),
)

/** Fonts available on every platform, one of each kind. */
export const richTextFonts: readonly RichTextChoice[] = [
  { value: 'Georgia,serif', label: 'Serif' },
  { value: 'Verdana,sans-serif', label: 'Wide sans' },
  { value: "'Courier New',monospace", label: 'Monospace' },
]

/** Font sizes around that of the body text. */
export const richTextSizes: readonly RichTextChoice[] = [
  { value: '11px', label: 'Small' },
  { value: '16px', label: 'Large' },
  { value: '20px', label: 'Larger' },
  { value: '28px', label: 'Huge' },
]
