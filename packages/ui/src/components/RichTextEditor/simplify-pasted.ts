import {
  isLeaf,
  type RichTextBlock,
  type RichTextInline,
  type RichTextLeaf,
} from '../../internal/rich-text/document'
import { parseHexColor, relativeLuminance } from '../../theme/contrast'

/** The fonts and sizes that the editor offers; pasted content gets no others. */
export interface PasteLimits {
  /** Available fonts, in canonical form. */
  readonly fonts: readonly string[]
  /** Available sizes, in canonical form. */
  readonly sizes: readonly string[]
}

type Leaves = readonly { readonly leaf: RichTextLeaf; readonly block: RichTextBlock }[]

function leavesOf(blocks: readonly RichTextBlock[]): Leaves {
  return blocks.flatMap((block) =>
    block.children.flatMap((inline) => {
      if (isLeaf(inline)) return [{ leaf: inline, block }]
      return inline.type === 'link' ? inline.children.map((leaf) => ({ leaf, block })) : []
    }),
  )
}

/** The value that most characters of paragraphs and lists have, that is the body text of the source. */
function bodyValue(leaves: Leaves, mark: 'font' | 'size' | 'color'): string | undefined {
  const counts = new Map<string | undefined, number>()
  for (const { leaf, block } of leaves) {
    if (block.type === 'paragraph' || block.type === 'list-item') {
      counts.set(leaf[mark], (counts.get(leaf[mark]) ?? 0) + leaf.text.length)
    }
  }
  let body: string | undefined
  let maxCount = 0
  for (const [value, count] of counts) {
    if (count > maxCount) {
      body = value
      maxCount = count
    }
  }
  return body
}

/** Black, white and greys are the default colours of pages, not colours that a person chose. */
function isNeutral(color: string): boolean {
  const [red, green, blue] = parseHexColor(color)
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue)
  return spread <= 24 || relativeLuminance([red, green, blue]) < 0.03
}

function pixelsOf(size: string): number {
  return Number.parseInt(size, 10)
}

function nearestSize(size: string, body: string, sizes: readonly string[]): string | undefined {
  const ratio = pixelsOf(size) / pixelsOf(body)
  if (ratio > 0.88 && ratio < 1.14) return undefined
  const intended = 13 * ratio
  return sizes.toSorted(
    (one, other) => Math.abs(pixelsOf(one) - intended) - Math.abs(pixelsOf(other) - intended),
  )[0]
}

/**
 * Adapts pasted content to the editor: removes the source's body font, body size, and
 * default colours of text and background, and preserves its emphasis. A size becomes
 * the nearest available one in proportion to the source's body text; sizes and colours
 * of headings and links are removed.
 */
export function simplifyPasted(
  blocks: readonly RichTextBlock[],
  { fonts, sizes }: PasteLimits,
): RichTextBlock[] {
  const leaves = leavesOf(blocks)
  const body = {
    font: bodyValue(leaves, 'font'),
    size: bodyValue(leaves, 'size') ?? '16px',
    color: bodyValue(leaves, 'color'),
  }
  const simplifyLeaf = (leaf: RichTextLeaf, isHeading: boolean, isLinked: boolean) => {
    const { color, background, font, size, bold, underline, ...rest } = leaf
    const isLooked = !isHeading && !isLinked
    const near = size === undefined ? undefined : nearestSize(size, body.size, sizes)
    return {
      ...rest,
      ...(bold === true && !isHeading ? { bold } : null),
      ...(underline === true && !isLinked ? { underline } : null),
      ...(color !== undefined && isLooked && color !== body.color && !isNeutral(color)
        ? { color }
        : null),
      ...(background !== undefined && !isNeutral(background) ? { background } : null),
      ...(font !== undefined && font !== body.font && fonts.includes(font) ? { font } : null),
      ...(near !== undefined && isLooked ? { size: near } : null),
    }
  }
  const simplifyInline = (inline: RichTextInline, isHeading: boolean): RichTextInline => {
    if (isLeaf(inline)) return simplifyLeaf(inline, isHeading, false)
    if (inline.type === 'image') return inline
    return {
      ...inline,
      children: inline.children.map((leaf) => simplifyLeaf(leaf, isHeading, true)),
    }
  }
  return blocks.map((block) => ({
    ...block,
    children: block.children.map((inline) =>
      simplifyInline(inline, block.type.startsWith('heading')),
    ),
  }))
}
