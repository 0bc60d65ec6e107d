import type { ElementType, ReactNode } from 'react'

import type { MatchRange } from './match-ranges'

export interface MarkedTextProps {
  text: string
  /** In order, without overlaps. */
  ranges: readonly MatchRange[]
  /** Renders one range. @default 'mark' */
  as?: ElementType<{ children: ReactNode }>
}

/** A text with some ranges highlighted. */
export function MarkedText({ text, ranges, as: Mark = 'mark' }: MarkedTextProps): ReactNode {
  if (ranges.length === 0) return text
  const parts: ReactNode[] = []
  let last = 0
  for (const { start, end } of ranges) {
    parts.push(text.slice(last, start), <Mark key={start}>{text.slice(start, end)}</Mark>)
    last = end
  }
  parts.push(text.slice(last))
  return parts
}
