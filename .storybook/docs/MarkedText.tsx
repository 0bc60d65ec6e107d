import { Fragment, type ReactNode } from 'react'

import { ComponentLink } from './PageLink'
import { readMarks, type TextPiece } from './text-marks'

interface MarkedTextProps {
  /** A text as in `ComponentDocs`. */
  text: string
}

/** A text of a documentation page with its code, emphasis and links. */
export function MarkedText({ text }: MarkedTextProps) {
  return readMarks(text).map((piece) => <Fragment key={piece.start}>{renderPiece(piece)}</Fragment>)
}

function renderPiece({ kind, text }: TextPiece): ReactNode {
  if (kind === 'code') return <code>{text}</code>
  if (kind === 'strong') return <strong>{text}</strong>
  return kind === 'component' ? <ComponentLink name={text} /> : text
}
