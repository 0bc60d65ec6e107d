import { Fragment } from 'react'

import { ComponentLink } from './PageLink'
import { readMarks, type TextPiece } from './text-marks'

interface MarkedTextProps {
  /** A text as in `ComponentDocs`. */
  text: string
}

/** A text of a documentation page with its code, emphasis and links. */
export function MarkedText({ text }: MarkedTextProps) {
  return readMarks(text).map((piece, index) => (
    <Fragment key={`${index} ${piece.text}`}>{renderPiece(piece)}</Fragment>
  ))
}

function renderPiece({ kind, text }: TextPiece) {
  switch (kind) {
    case 'code': {
      return <code>{text}</code>
    }
    case 'strong': {
      return <strong>{text}</strong>
    }
    case 'component': {
      return <ComponentLink name={text} />
    }
    case 'text': {
      return text
    }
  }
}
