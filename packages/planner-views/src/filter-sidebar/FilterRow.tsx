import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useId } from 'react'
import type { ReactNode } from 'react'

import {
  FilterAmount,
  FilterBox,
  FilterGutter,
  FilterLine,
  FilterMark,
  FilterName,
  FilterSwatch,
} from './FilterSidebar.styles'
import type { FilterEntry } from './FilterSidebar.types'

export interface FilterRowProps {
  entry: FilterEntry
  isChecked: boolean
  isMixed?: boolean
  onChange: () => void
  /** `1` for a channel, `2` for a type under it. */
  level?: 1 | 2
  /** `#RRGGBB` of a channel. */
  color?: string
  /** Stands before the box. */
  gutter?: ReactNode
  /** How many items it stands for. */
  amount?: { readonly count: number; readonly text: string } | undefined
}

/** One filter: a box, its name, and how many items it stands for. */
export function FilterRow({
  entry: { id, name, planMark },
  isChecked,
  isMixed = false,
  onChange,
  level,
  color,
  gutter,
  amount,
}: FilterRowProps) {
  const amountId = useId()
  return (
    <FilterLine
      {...(level === undefined ? null : { 'data-level': level })}
      {...(amount?.count === 0 ? { 'data-unused': '' } : null)}
    >
      <FilterGutter>{gutter}</FilterGutter>
      <FilterBox
        label={
          <FilterName>
            {color === undefined ? null : <FilterSwatch style={{ '--channel-color': color }} />}
            <span>{name}</span>
            {planMark === undefined ? null : <FilterMark>{planMark}</FilterMark>}
          </FilterName>
        }
        isChecked={isChecked}
        isMixed={isMixed}
        onChange={onChange}
        {...(level === 1 ? { 'data-channel-id': id } : null)}
        {...(amount === undefined ? null : { 'aria-describedby': amountId })}
      />
      {amount === undefined ? null : (
        <>
          <FilterAmount aria-hidden="true">{amount.count}</FilterAmount>
          <VisuallyHidden id={amountId}>{amount.text}</VisuallyHidden>
        </>
      )}
    </FilterLine>
  )
}
