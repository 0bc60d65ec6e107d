/** Where the lines of a block stand; without it they stand at the start. */
export type RichTextAlign = 'center' | 'end' | 'justify'

/** What a block can be besides an item of a list. */
export type RichTextBlockKind = 'paragraph' | 'heading-1' | 'heading-2' | 'heading-3' | 'quote'

/** The kind of a list. */
export type RichTextListKind = 'bulleted' | 'numbered'

/** The formats that are either on or off. */
export const toggleMarks = ['bold', 'italic', 'underline', 'strikethrough'] as const

/** A format that is either on or off. */
export type RichTextToggle = (typeof toggleMarks)[number]

/** The formats that carry a value, each in its canonical notation. */
export const valueMarks = ['color', 'background', 'font', 'size'] as const

/** A format that carries a value. */
export type RichTextValueMark = (typeof valueMarks)[number]

/** How a stretch of text looks. A format that is off is absent. */
export interface RichTextMarks {
  bold?: true
  italic?: true
  underline?: true
  strikethrough?: true
  /** `#RRGGBB`, upper case. */
  color?: string
  /** `#RRGGBB`, upper case. */
  background?: string
  /** A CSS list of families, see `canonicalFont`. */
  font?: string
  /** Whole CSS pixels, `18px`. */
  size?: string
}

/** A stretch of text with one look. `\n` is a line break inside the block. */
export interface RichTextLeaf extends RichTextMarks {
  text: string
}

/** Text that leads elsewhere. */
export interface RichTextLink {
  type: 'link'
  /** Passed `safeLinkHref`. */
  href: string
  children: RichTextLeaf[]
}

/** A picture in the line. Its one child is an empty text, as the editor needs it. */
export interface RichTextImage {
  type: 'image'
  /** Passed `safeImageSrc`; empty while it is being uploaded: then it is not part of the value. */
  src: string
  /** What it shows, for those who do not see it; empty for decoration. */
  alt: string
  /** Names the upload that will bring `src`. Only inside the editor. */
  uploadId?: string
  children: RichTextLeaf[]
}

/** What a line consists of. */
export type RichTextInline = RichTextLeaf | RichTextLink | RichTextImage

/** A paragraph, a heading or a paragraph of a quote. */
export interface RichTextTextBlock {
  type: RichTextBlockKind
  align?: RichTextAlign
  children: RichTextInline[]
}

/**
 * An item of a list. Lists are flat: items that follow each other form the
 * list, and `depth` (0 to `deepestList`) says how far in one stands.
 */
export interface RichTextListItem {
  type: 'list-item'
  list: RichTextListKind
  depth: number
  align?: RichTextAlign
  children: RichTextInline[]
}

/** What a document consists of. */
export type RichTextBlock = RichTextTextBlock | RichTextListItem

/** A document: at least one block. */
export type RichTextDocument = RichTextBlock[]

/** The depth of the innermost list; what is pasted deeper stands there. */
export const deepestList = 7

/** A document without any content; its HTML is the empty text. */
export function emptyDocument(): RichTextDocument {
  return [{ type: 'paragraph', children: [{ text: '' }] }]
}

/** Whether an inline is plain text. */
export function isLeaf(inline: RichTextInline): inline is RichTextLeaf {
  return 'text' in inline
}
