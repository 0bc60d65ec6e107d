import { Ellipsis } from 'lucide-react'
import {
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'

import type { MenuItem } from '../../internal/menu/menu-model'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { IconButton } from '../IconButton'
import { Menu } from '../Menu'
import { ToolbarMore, ToolbarRoot } from './Toolbar.styles'
import { OverflowContext } from './ToolbarItem'
import { useOverflow } from './use-overflow'
import { useRovingFocus } from './use-roving-focus'

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** Names it for screen readers. */
  label: string
  /** The direction in which it is laid out; the arrow keys follow it. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Names the overflow menu of `ToolbarItem`s that do not fit. Without it the toolbar wraps. */
  moreLabel?: string
}

/** A line of controls with one tab stop. It may contain any focusable element. */
export function Toolbar({
  label,
  orientation = 'horizontal',
  moreLabel,
  onFocus,
  onKeyDown,
  ref,
  children,
  ...rest
}: ToolbarProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  const canOverflow = moreLabel !== undefined && orientation === 'horizontal'
  const { register, hiddenIds, entriesRef } = useOverflow(rootRef, canOverflow)
  const registry = useMemo(() => ({ register, hiddenIds }), [register, hiddenIds])
  const roving = useRovingFocus(rootRef, orientation)
  const [entries, setEntries] = useState<readonly MenuItem[]>([])

  // Read when the menu opens, because labels may change while items are hidden.
  const readEntries = () => {
    setEntries([...hiddenIds].flatMap((id) => entriesRef.current.get(id)?.current.item ?? []))
  }
  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event)
    roving.onFocus(event)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    roving.onKeyDown(event)
  }
  return (
    <OverflowContext.Provider value={registry}>
      <ToolbarRoot
        aria-label={label}
        aria-orientation={orientation}
        {...rest}
        ref={useMergedRef(ref, rootRef)}
        data-orientation={orientation}
        {...(canOverflow ? { 'data-overflow': '' } : null)}
        onFocus={handleFocus}
        onKeyDown={handleKeyDown}
      >
        {children}
        {canOverflow ? (
          <ToolbarMore
            data-toolbar-more=""
            hidden={hiddenIds.size === 0}
            onFocus={readEntries}
            onPointerEnter={readEntries}
          >
            <Menu
              entries={entries}
              placement="bottom-end"
              onSelect={({ id }) => {
                entriesRef.current.get(id)?.current.onSelect()
              }}
              renderTrigger={(triggerProps) => (
                <IconButton {...triggerProps} icon={Ellipsis} label={moreLabel} />
              )}
            />
          </ToolbarMore>
        ) : null}
      </ToolbarRoot>
    </OverflowContext.Provider>
  )
}
