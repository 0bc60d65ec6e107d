/** A piece of a text with marks. */
export interface TextPiece {
  readonly kind: 'text' | 'code' | 'strong' | 'component'
  readonly text: string
  /** Where it begins in the whole text. */
  readonly start: number
}

/**
 * Splits a text of a documentation page at its marks: `` `code` ``, `**strong**` and
 * `[Name]`, which names a component. Everything else is text, also a mark without an end.
 */
export function readMarks(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let start = 0
  for (const piece of text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[A-Z][A-Za-z]+\])/)) {
    if (piece !== '') pieces.push({ ...readPiece(piece), start })
    start += piece.length
  }
  return pieces
}

function readPiece(piece: string): Omit<TextPiece, 'start'> {
  if (/^`[^`]+`$/.test(piece)) return { kind: 'code', text: piece.slice(1, -1) }
  if (/^\*\*[^*]+\*\*$/.test(piece)) return { kind: 'strong', text: piece.slice(2, -2) }
  if (/^\[[A-Z][A-Za-z]+\]$/.test(piece)) return { kind: 'component', text: piece.slice(1, -1) }
  return { kind: 'text', text: piece }
}
