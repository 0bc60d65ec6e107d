export { ColorSwatchField, type ColorChoice, type ColorSwatchFieldProps } from './ColorSwatchField'
export type { CustomColorLabels } from './ColorSwatchFieldCustom'
export { englishChannelColors } from './english-channel-colors'
export { markInkOn, readHexColor } from './hex-color'
