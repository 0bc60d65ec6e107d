import { Button } from '@throughline/ui/Button'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { IconButton } from '@throughline/ui/IconButton'
import { useBottomBar } from '@throughline/ui/ToastRegion'
import { Toolbar, ToolbarItem, ToolbarSeparator } from '@throughline/ui/Toolbar'
import { CalendarRange, Copy, Flag, FlagOff, Layers, Tag, Trash2, X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import type { BulkAction } from '../calendar-core'
import { SelectionBarRoot } from './SelectionBar.styles'
import { englishSelectionBarLabels } from './SelectionBar.labels'
import type { SelectionBarLabels } from './SelectionBar.labels'

/** The actions of the bar. */
export type SelectionAction = Exclude<BulkAction, 'move-with-related'>

export interface SelectionBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many items are selected; with 0 there is no bar. */
  count: number
  /** All of them are flagged: the bar offers to remove the flags. @default false */
  areFlagged?: boolean
  /** Why the items cannot be changed, as a sentence in place of the actions. @default null */
  readOnlyReason?: string | null
  /** An action on the selected items was chosen. */
  onAction: (request: { action: SelectionAction }) => void
  /** The user requested to clear the selection. */
  onClear: () => void
  /** @default englishSelectionBarLabels */
  labels?: SelectionBarLabels
}

/** Bottom inset of a view while the bar is visible, in pixels: space below its last row. */
export const SELECTION_BAR_PIXELS = 72

/**
 * A toolbar of actions for the selected items, floating over the bottom of a view. The view is
 * its containing block and has a bottom inset of {@link SELECTION_BAR_PIXELS}.
 */
export function SelectionBar(props: SelectionBarProps) {
  return (
    <ErrorBoundary>
      <SelectionBarContent {...props} />
    </ErrorBoundary>
  )
}

function SelectionBarContent({
  count,
  areFlagged = false,
  readOnlyReason = null,
  onAction,
  onClear,
  labels: providedLabels = englishSelectionBarLabels,
  ...rest
}: SelectionBarProps) {
  const labels = useLabels(providedLabels)
  const barRef = useBottomBar()
  if (count === 0) return null
  const flagAction = areFlagged ? 'unflag' : 'flag'
  const actions = [
    { id: 'move', icon: CalendarRange },
    { id: 'type', icon: Layers },
    { id: 'tags', icon: Tag },
    { id: flagAction, icon: areFlagged ? FlagOff : Flag },
    { id: 'copy', icon: Copy },
    { id: 'delete', icon: Trash2 },
  ] as const
  return (
    <SelectionBarRoot {...rest}>
      <Toolbar ref={barRef} label={labels.toolbar} moreLabel={labels.more}>
        <output data-part="count">{labels.selected({ count })}</output>
        <ToolbarSeparator />
        {readOnlyReason === null ? (
          actions.map(({ id, icon }) => {
            const label = labels[id]
            const ask = (): void => {
              onAction({ action: id })
            }
            return (
              <ToolbarItem key={id} menuItem={{ id, label, icon }} onSelect={ask}>
                <Button variant="ghost" icon={icon} onClick={ask}>
                  {label}
                </Button>
              </ToolbarItem>
            )
          })
        ) : (
          <span data-part="reason">{readOnlyReason}</span>
        )}
        <span data-part="clear">
          <ToolbarSeparator />
          <IconButton
            icon={X}
            label={labels.clear}
            tooltipPlacement="top-center"
            onClick={onClear}
          />
        </span>
      </Toolbar>
    </SelectionBarRoot>
  )
}
