import { englishRichTextEditorLabels, RichTextEditor } from '@throughline/ui/RichTextEditor'
import { GlobalStyle } from '@throughline/ui/theme'
import { createElement, useState } from 'react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { TextCompetitor } from '../../competitor'

const HEIGHT_PIXELS = 760

// The tokens are there before any view, as the peers' style sheets are.
createRoot(document.createElement('div')).render(createElement(GlobalStyle))

/** The product's own editor with all its tools, HTML in and HTML out. */
export const competitor: TextCompetitor = {
  show: (root, _blocks, html) => createRoot(root).render(createElement(NoteField, { html })),
  editable: '[contenteditable=true]',
}

function NoteField({ html }: { readonly html: string }): ReactElement {
  const [value, setValue] = useState(html)
  return createElement(RichTextEditor, {
    label: 'Note',
    value,
    onChange: (change) => setValue(change.html),
    labels: englishRichTextEditorLabels,
    maxHeightPx: HEIGHT_PIXELS,
  })
}
