/** The alignment of a block; `start` without it. */
export type RichTextAlign = 'center' | 'end' | 'justify'

/** The type of a block other than a list item. */
export type RichTextBlockKind = 'paragraph' | 'heading-1' | 'heading-2' | 'heading-3' | 'quote'

/** The kind of a list. */
export type RichTextListKind = 'bulleted' | 'numbered'

/** The formats without a value. */
export const toggleMarks = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'superscript',
  'subscript',
] as const

/** A format without a value. */
export type RichTextToggle = (typeof toggleMarks)[number]

/** The formats with a value, each in its canonical notation. */
export const valueMarks = ['color', 'background', 'font', 'size'] as const

/** A format with a value. */
export type RichTextValueMark = (typeof valueMarks)[number]

/** The formats of a text. Absent formats are off. */
export interface RichTextMarks {
  bold?: true
  italic?: true
  underline?: true
  strikethrough?: true
  /** Never together with `subscript`. */
  superscript?: true
  subscript?: true
  /** `#RRGGBB`, upper case. */
  color?: string
  /** `#RRGGBB`, upper case. */
  background?: string
  /** A CSS list of families, see `canonicalFont`. */
  font?: string
  /** Whole CSS pixels, `18px`. */
  size?: string
}

/** A text with its formats. `\n` is a line break inside of the block. */
export interface RichTextLeaf extends RichTextMarks {
  text: string
}

/** A link. */
export interface RichTextLink {
  type: 'link'
  /** Checked by `safeLinkHref`. */
  href: string
  children: RichTextLeaf[]
}

/** An inline picture. Its only child is an empty text, which the editor requires. */
export interface RichTextImage {
  type: 'image'
  /** Checked by `safeImageSrc`; empty while uploading, when it is not part of the value. */
  src: string
  /** The alternative text; empty for a decorative picture. */
  alt: string
  /** Id of the upload that will set `src`. Only inside of the editor. */
  uploadId?: string
  children: RichTextLeaf[]
}

/** An inline element. */
export type RichTextInline = RichTextLeaf | RichTextLink | RichTextImage

/** A paragraph, a heading or a paragraph of a quote. */
export interface RichTextTextBlock {
  type: RichTextBlockKind
  align?: RichTextAlign
  children: RichTextInline[]
  /** The number that it had at the start of a list; HTML does not have it. */
  start?: number
}

/**
 * An item of a list. Lists are flat: consecutive items form a list, and `depth` (0 to
 * `DEEPEST_LIST`) is the nesting level.
 */
export interface RichTextListItem {
  type: 'list-item'
  list: RichTextListKind
  depth: number
  /** Begins a list that counts from this number: only where the item would have another one. */
  start?: number
  align?: RichTextAlign
  children: RichTextInline[]
}

/** A block of a document. */
export type RichTextBlock = RichTextTextBlock | RichTextListItem

/** A document: at least one block. */
export type RichTextDocument = RichTextBlock[]

/** The maximum depth of lists; pasted items that are deeper get this depth. */
export const DEEPEST_LIST = 7

/** A document without any content; its HTML is the empty text. */
export function emptyDocument(): RichTextDocument {
  return [{ type: 'paragraph', children: [{ text: '' }] }]
}

/** Whether an inline is plain text. */
export function isLeaf(inline: RichTextInline): inline is RichTextLeaf {
  return 'text' in inline
}
