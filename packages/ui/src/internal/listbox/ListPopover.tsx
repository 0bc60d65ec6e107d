import type { ComponentPropsWithRef } from 'react'

import { VisuallyHidden } from '../../components/VisuallyHidden'
import { ListPanel } from './Listbox.styles'
import { ListboxNote, ListboxRows, type ListboxRowsProps } from './ListboxRows'

interface ListPopoverProps<Value extends string> extends ListboxRowsProps<Value> {
  isOpen: boolean
  /** Options are loading. */
  isLoading: boolean
  /** The attributes of downshift for the list. */
  panelProps: ComponentPropsWithRef<'div'>
  /** Text of an empty list. */
  note: string
  /** Announcement of the last change, for screen readers. */
  announcement: string
  /** Announcement of the results, for screen readers; empty while nothing was typed. */
  results?: string
}

/** The floating list of a field and its live regions. */
export function ListPopover<Value extends string>({
  isOpen,
  isLoading,
  panelProps,
  note,
  announcement,
  results = '',
  ...rest
}: ListPopoverProps<Value>) {
  const { layout, listHandlers } = rest.rows
  return (
    <>
      <ListPanel
        {...panelProps}
        {...listHandlers}
        {...(isLoading ? { 'aria-busy': true } : null)}
        popover="manual"
      >
        {isOpen && layout.items.length > 0 ? <ListboxRows {...rest} /> : null}
        {isOpen && layout.items.length === 0 ? (
          <ListboxNote isLoading={isLoading} text={note} />
        ) : null}
      </ListPanel>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{isOpen ? results : ''}</VisuallyHidden>
    </>
  )
}
