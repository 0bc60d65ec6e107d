import type { CSSProperties } from 'react'

import type { RichTextMarks } from './document'

/** The style attributes of a text element for formats with a value; see `richTextStyles`. */
export interface LeafStyles {
  style: CSSProperties
  'data-colored'?: ''
  'data-marked'?: ''
  'data-sized'?: ''
}

/** @returns undefined if the text has none of these formats */
export function leafStyles({
  color,
  background,
  font,
  size,
}: RichTextMarks): LeafStyles | undefined {
  if (color === undefined && background === undefined && font === undefined && size === undefined) {
    return undefined
  }
  return {
    ...(color === undefined ? null : { 'data-colored': '' }),
    ...(background === undefined ? null : { 'data-marked': '' }),
    ...(size === undefined ? null : { 'data-sized': '' }),
    style: {
      ...(color === undefined ? null : { '--tl-text-color': color }),
      ...(background === undefined ? null : { '--tl-text-mark': background }),
      ...(font === undefined ? null : { fontFamily: font }),
      ...(size === undefined ? null : { fontSize: size }),
    },
  }
}
