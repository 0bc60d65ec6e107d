import { defineLabels } from '@throughline/domain/locale'
import type { Locale } from '@throughline/domain/locale'
/** In the largest decimal unit, rounded down, so that it is never more than the limit. */
function byteText(locale: Locale, bytes: number): string {
  const [unit, name] =
    bytes >= 1_000_000 ? [1_000_000, 'MB'] : bytes >= 1000 ? [1000, 'kB'] : [1, 'bytes']
  return `${locale.number(Math.floor((bytes / unit) * 10) / 10)} ${name}`
}

/** The labels in English. */
export const englishRichTextEditorLabels = defineLabels('RichTextEditor', (locale) => ({
  /** Names the toolbar. */
  toolbar: 'Formatting',
  undo: 'Undo',
  redo: 'Redo',
  /** Names the paragraph style menu. */
  blockKind: 'Style of the paragraph',
  paragraph: 'Paragraph',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  quote: 'Quote',
  /** The paragraph style shown inside of a list. */
  listItem: 'List',
  font: 'Font',
  defaultFont: 'Default font',
  size: 'Size',
  defaultSize: 'Normal',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strikethrough: 'Strikethrough',
  textColor: 'Text color',
  defaultColor: 'Default color',
  background: 'Background color',
  noBackground: 'No background',
  bulletedList: 'Bulleted list',
  numberedList: 'Numbered list',
  indent: 'Increase indent',
  outdent: 'Decrease indent',
  align: 'Alignment',
  alignStart: 'Start',
  alignCenter: 'Center',
  alignEnd: 'End',
  alignJustify: 'Justify',
  link: 'Link',
  linkUrl: 'Address',
  linkText: 'Text',
  linkHelp: 'A web page, an email address or a phone number.',
  linkUnreadable: 'Enter an address such as example.com, maya@example.com or tel:5550100.',
  applyLink: 'Apply',
  removeLink: 'Remove link',
  image: 'Image',
  imageUploading: 'Uploading image',
  imageFailed: 'The image could not be uploaded.',
  retryImage: 'Try again',
  removeImage: 'Remove image',
  imageAlt: 'Description',
  imageAltHelp: 'What the image shows, for people who do not see it. Empty for decoration.',
  saveImageAlt: 'Save description',
  /** Why a file was refused: it is larger than `maxImageBytes`. */
  imageTooLarge: ({ maxImageBytes }: { maxImageBytes: number }) =>
    `The image is larger than ${byteText(locale, maxImageBytes)}. Choose a smaller one.`,
  imageUnreadable: 'Only PNG, JPEG, GIF and WebP images can be added.',
  clearFormatting: 'Clear formatting',
  /** Shown from `warningCharacters` on. */
  nearLimit: 'Content in this field is close to the 1MB limit.',
  /** Shown above `maxCharacters`. */
  overLimit: 'Content in this field has exceeded the 1MB limit, some content will be lost.',
  /** Shown beside it: the number of characters and the limit. */
  count: ({ characters, maxCharacters }: { characters: number; maxCharacters: number }) =>
    `${locale.number(characters)} of ${locale.number(maxCharacters)} characters`,
  /** Announced to screen readers while the value is loading. */
  loading: 'Loading',
}))

/** The labels of a `RichTextEditor`. */
export interface RichTextEditorLabels extends Readonly<typeof englishRichTextEditorLabels> {}
