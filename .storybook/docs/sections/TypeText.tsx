import { Fragment, type MouseEvent } from 'react'
import { styled } from 'styled-components'

import { token } from '@throughline/ui/theme'
import type { TypeSummary } from '../details/property-details'

const TypeCode = styled.code`
  && {
    padding: 0;
    background: none;
    color: ${token('color-ink')};
    font-size: ${token('text-dense')};
    line-height: ${token('line-body')};
  }

  a {
    color: ${token('color-link')};
  }

  i {
    color: ${token('color-ink-muted')};
    font-style: normal;
  }
`

/** The anchor of a type on the page of a component. */
export function typeAnchor(name: string): string {
  return `type-${name}`
}

interface TypeTextProps {
  text: string
  /** The types that are described on the page: their names become links. */
  types: readonly TypeSummary[]
}

/** A type as code, with links to the types that are described below. */
export function TypeText({ text, types }: TypeTextProps) {
  const names = new Set(types.map(({ name }) => name))
  return (
    <TypeCode>
      {piecesOf(text).map(({ at, piece }) => {
        if (piece.startsWith('/*')) return <i key={at}>{piece}</i>
        if (!names.has(piece)) return <Fragment key={at}>{piece}</Fragment>
        return (
          <a key={at} href={`#${typeAnchor(piece)}`} target="_self" onClick={openType}>
            {piece}
          </a>
        )
      })}
    </TypeCode>
  )
}

/** A closed description is opened before the browser goes there. */
function openType(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (target instanceof HTMLDetailsElement) target.open = true
}

/** A type split at its comments and names; each piece with the place where it begins. */
function piecesOf(text: string) {
  const pieces: { readonly at: number; readonly piece: string }[] = []
  let at = 0
  for (const piece of text.split(/(\/\*[\s\S]*?\*\/|'[^'\n]*'|\b[A-Z]\w*)/)) {
    if (piece !== '') pieces.push({ at, piece })
    at += piece.length
  }
  return pieces
}
