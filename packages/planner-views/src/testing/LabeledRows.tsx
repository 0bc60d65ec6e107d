import type { ReactNode } from 'react'
import { within } from 'storybook/test'
import { styled } from 'styled-components'

import { token } from '@throughline/ui/theme'

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 16px;
`

const Label = styled.p`
  margin: 0 0 8px;
  font: 600 12px / 16px ${token('font-sans')};
`

interface LabeledRowsProps {
  /** Each state by its label. */
  readonly rows: Readonly<Record<string, ReactNode>>
}

/** Several states of a component below each other, each under its label. */
export function LabeledRows({ rows }: LabeledRowsProps) {
  return (
    <Rows>
      {Object.entries(rows).map(([label, row]) => (
        <section key={label} aria-label={label}>
          <Label>{label}</Label>
          {row}
        </section>
      ))}
    </Rows>
  )
}

/** Returns the queries of the row with a label. */
export function rowOf(canvas: Pick<ReturnType<typeof within>, 'getByRole'>, label: string) {
  return within(canvas.getByRole('region', { name: label }))
}
