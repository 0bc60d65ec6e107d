import { SELECTION_BAR_PIXELS, SelectionBar } from '@throughline/planner-views/bulk-changes'
import type { SelectionBarProps } from '@throughline/planner-views/bulk-changes'
import { useEscape } from '@throughline/ui/Dialog'
import { useEffect } from 'react'
import { useBottomInset } from '../../platform/use-bottom-inset'
import { focusHeading } from '../../shell/focus-heading'

/** The bar of actions for the selected items of a plan. Esc clears the selection from anywhere on the page. */
export function PlanSelectionBar(props: SelectionBarProps) {
  const { onClear } = props
  useBottomInset(SELECTION_BAR_PIXELS)
  useEscape(true, onClear, { isPage: true })
  // The bar is removed with the last selected item, together with a focused button.
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusHeading()
      })
    },
    [],
  )
  return <SelectionBar {...props} />
}
