import { Badge } from '@throughline/ui/Badge'
import { Button } from '@throughline/ui/Button'
import { TextField } from '@throughline/ui/TextField'
import { GlobalStyle } from '@throughline/ui/theme'
import { createElement } from 'react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { kindAt } from '../../competitor'
import type { MountCompetitor } from '../../competitor'

const drawers = {
  button: (number: number) => createElement(Button, { key: number }, `Button ${number}`),
  field: (number: number) =>
    createElement(TextField, {
      key: number,
      label: `Field ${number}`,
      value: String(number),
      onChange: ignore,
    }),
  badge: (number: number) =>
    createElement(Badge, { key: number, className: 'badge' }, `Badge ${number}`),
} as const

// The tokens are there before any part, as a peer's style sheet is.
createRoot(document.createElement('div')).render(createElement(GlobalStyle))

/** The product's own parts. */
export const competitor: MountCompetitor = {
  show: (root, kind, count) => {
    const parts = Array.from({ length: count }, (_, index): ReactElement =>
      drawers[kindAt(kind, index)](index),
    )
    createRoot(root).render(parts)
  },
  parts: { button: 'button', field: 'input', badge: '.badge' },
}

function ignore(): void {}
