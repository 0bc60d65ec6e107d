/** The labels of a `RichTextEditor`. */
export interface RichTextEditorLabels {
  /** Names the toolbar. */
  readonly toolbar: string
  readonly undo: string
  readonly redo: string
  /** Names the paragraph style menu. */
  readonly blockKind: string
  readonly paragraph: string
  readonly heading1: string
  readonly heading2: string
  readonly heading3: string
  readonly quote: string
  /** The paragraph style shown inside of a list. */
  readonly listItem: string
  readonly font: string
  readonly defaultFont: string
  readonly size: string
  readonly defaultSize: string
  readonly bold: string
  readonly italic: string
  readonly underline: string
  readonly strikethrough: string
  readonly textColor: string
  readonly defaultColor: string
  readonly background: string
  readonly noBackground: string
  readonly bulletedList: string
  readonly numberedList: string
  readonly indent: string
  readonly outdent: string
  readonly align: string
  readonly alignStart: string
  readonly alignCenter: string
  readonly alignEnd: string
  readonly alignJustify: string
  readonly link: string
  readonly linkUrl: string
  readonly linkText: string
  readonly linkHelp: string
  readonly linkUnreadable: string
  readonly applyLink: string
  readonly removeLink: string
  readonly image: string
  readonly imageUploading: string
  readonly imageFailed: string
  readonly retryImage: string
  readonly removeImage: string
  readonly imageAlt: string
  readonly imageAltHelp: string
  readonly saveImageAlt: string
  /** Why a file was refused: it is larger than `maxImageBytes`. */
  readonly imageTooLarge: (limit: { maxImageBytes: number }) => string
  readonly imageUnreadable: string
  readonly clearFormatting: string
  /** Shown from `warningCharacters` on. */
  readonly nearLimit: string
  /** Shown above `maxCharacters`. */
  readonly overLimit: string
  /** Shown beside it: the number of characters and the limit. */
  readonly count: (count: { characters: number; maxCharacters: number }) => string
  /** Announced to screen readers while the value is loading. */
  readonly loading: string
}

const grouped = new Intl.NumberFormat('en-US')

/** In the largest decimal unit, rounded down, so that it is never more than the limit. */
function byteText(bytes: number): string {
  const [unit, name] =
    bytes >= 1_000_000 ? [1_000_000, 'MB'] : bytes >= 1000 ? [1000, 'kB'] : [1, 'bytes']
  return `${grouped.format(Math.floor((bytes / unit) * 10) / 10)} ${name}`
}

/** The labels in English. */
export const englishRichTextEditorLabels: RichTextEditorLabels = {
  toolbar: 'Formatting',
  undo: 'Undo',
  redo: 'Redo',
  blockKind: 'Style of the paragraph',
  paragraph: 'Paragraph',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  quote: 'Quote',
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
  imageTooLarge: ({ maxImageBytes }) =>
    `The image is larger than ${byteText(maxImageBytes)}. Choose a smaller one.`,
  imageUnreadable: 'Only PNG, JPEG, GIF and WebP images can be added.',
  clearFormatting: 'Clear formatting',
  nearLimit: 'Content in this field is close to the 1MB limit.',
  overLimit: 'Content in this field has exceeded the 1MB limit, some content will be lost.',
  count: ({ characters, maxCharacters }) =>
    `${grouped.format(characters)} of ${grouped.format(maxCharacters)} characters`,
  loading: 'Loading',
}
