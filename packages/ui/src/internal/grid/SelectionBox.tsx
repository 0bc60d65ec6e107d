import { useCallback } from 'react'

import { CheckboxInput } from '../choice/Choice.styles'
import type { SelectionExtent } from './row-selection'

interface SelectionBoxProps {
  readonly extent: SelectionExtent
  /** What it selects. */
  readonly label: string
}

/** The checkbox in a cell or a head. It only shows; the table takes the presses. */
export function SelectionBox({ extent, label }: SelectionBoxProps) {
  const mixedRef = useCallback(
    (input: HTMLInputElement | null) => {
      // Only a property says "mixed"; HTML has no attribute for it.
      if (input) input.indeterminate = extent === 'some'
    },
    [extent],
  )
  return (
    <CheckboxInput
      ref={mixedRef}
      data-part="box"
      type="checkbox"
      readOnly
      checked={extent === 'all'}
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        // The browser clears the property on each press, also if the host refuses the selection.
        currentTarget.indeterminate = extent === 'some'
      }}
      aria-label={label}
    />
  )
}
