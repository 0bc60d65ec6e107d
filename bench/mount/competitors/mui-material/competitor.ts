import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { createElement } from 'react'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { kindAt } from '../../competitor'
import type { MountCompetitor } from '../../competitor'

const drawers = {
  button: (number: number) =>
    createElement(Button, { key: number, variant: 'outlined' }, `Button ${number}`),
  field: (number: number) =>
    createElement(TextField, {
      key: number,
      label: `Field ${number}`,
      size: 'small',
      value: String(number),
      onChange: ignore,
    }),
  badge: (number: number) => createElement(Chip, { key: number, label: `Badge ${number}` }),
} as const

/** Material UI. */
export const competitor: MountCompetitor = {
  show: (root, kind, count) => {
    const parts = Array.from({ length: count }, (_, index): ReactElement =>
      drawers[kindAt(kind, index)](index),
    )
    createRoot(root).render(parts)
  },
  parts: { button: 'button', field: 'input', badge: '.MuiChip-root' },
}

function ignore(): void {}
