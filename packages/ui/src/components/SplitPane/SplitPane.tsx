import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react'

import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { SeparatorHandle } from '../../internal/separator/SeparatorHandle.styles'
import type { SizedPane } from '../../internal/separator/split-size'
import { useSeparator } from '../../internal/separator/use-separator'
import { Pane, SplitPaneRoot } from './SplitPane.styles'

export interface SplitPaneProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the separator by what it resizes: "Width of the list". */
  label: string
  /** The pane at the start: left, or above. */
  start: ReactNode
  /** The pane at the end: right, or below. */
  end: ReactNode
  /** Size of the sized pane, in `unit`. */
  size: number
  /** Smallest size, in `unit`. */
  minSize: number
  /** Largest size, in `unit`. */
  maxSize: number
  /**
   * The separator was moved. Handling only the final change is enough: the pane shows
   * the others by itself. `isCanceled` is set where the drag chooses no size, as in
   * **Separator**.
   */
  onResize: (change: { size: number; isFinal: boolean; isCanceled?: true }) => void
  /** Pixels, or percent of both panes together. @default 'px' */
  unit?: 'px' | 'percent'
  /** Which pane is resized; the other one takes the rest. @default 'start' */
  sizedPane?: SizedPane
  /** Side by side, or one above the other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Step of an arrow key, in `unit`. @default 16 px, 2 percent */
  step?: number
  /** The resized pane is collapsed. @default false */
  isCollapsed?: boolean
  /** Enter on the separator, or a double click, asks to collapse or expand the resized pane. */
  onCollapse?: (change: { isCollapsed: boolean }) => void
}

/** Two panes with a movable separator. */
export function SplitPane({
  label,
  start,
  end,
  size,
  minSize,
  maxSize,
  onResize,
  unit = 'px',
  sizedPane = 'start',
  orientation = 'horizontal',
  step = unit === 'px' ? 16 : 2,
  isCollapsed = false,
  onCollapse,
  ref,
  style,
  ...rest
}: SplitPaneProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  const paneId = useId()
  const cssSize = (value: number) => `${value}${unit === 'px' ? 'px' : '%'}`
  const handleCollapse = onCollapse
    ? () => {
        onCollapse({ isCollapsed: !isCollapsed })
      }
    : undefined
  const separatorProps = useSeparator({
    orientation,
    sizedPane,
    size,
    minSize,
    maxSize,
    step,
    isDisabled: isCollapsed,
    readUnitsPerPixel: () => {
      const root = rootRef.current
      if (unit === 'px' || !root) return 1
      return 100 / (orientation === 'horizontal' ? root.offsetWidth : root.offsetHeight)
    },
    onResize: (change) => {
      // Written to the DOM without rendering, so that dragging is smooth also if the
      // caller handles only final changes.
      rootRef.current?.style.setProperty('--tl-pane-size', cssSize(change.size))
      onResize(change)
    },
    ...(handleCollapse ? { onEnter: handleCollapse } : null),
  })
  const paneProps = (pane: SizedPane) =>
    pane === sizedPane
      ? { id: paneId, 'data-sized': '', ...(isCollapsed ? { 'data-collapsed': '' } : null) }
      : null
  return (
    <SplitPaneRoot
      {...rest}
      ref={useMergedRef(ref, rootRef)}
      data-orientation={orientation}
      {...(isCollapsed ? { 'data-collapsed': '' } : null)}
      style={{ '--tl-pane-size': cssSize(size), ...style }}
    >
      <Pane {...paneProps('start')}>{start}</Pane>
      <SeparatorHandle
        {...separatorProps}
        aria-label={label}
        aria-controls={paneId}
        {...(isCollapsed ? { 'aria-valuenow': 0, 'aria-valuemin': 0 } : null)}
        {...(handleCollapse ? { onDoubleClick: handleCollapse } : null)}
      />
      <Pane {...paneProps('end')}>{end}</Pane>
    </SplitPaneRoot>
  )
}
