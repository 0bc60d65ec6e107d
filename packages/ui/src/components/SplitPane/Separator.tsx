import { SeparatorHandle } from '../../internal/separator/SeparatorHandle.styles'
import type { SizedPane } from '../../internal/separator/split-size'
import { useSeparator } from '../../internal/separator/use-separator'

export interface SeparatorProps {
  /** Names the separator by what it resizes: "Height of the list". */
  label: string
  /** Id of the element that it resizes. */
  controls: string
  /** Size of that element, in pixels. */
  size: number
  /** Smallest size, in pixels. */
  minSize: number
  /** Largest size, in pixels. */
  maxSize: number
  /**
   * The separator was moved; not final during a drag. `isCanceled` is set where the drag chooses
   * no size: Esc was pressed, the pointer was lost, the separator is gone, or the drag ended
   * where it began.
   */
  onResize: (change: { size: number; isFinal: boolean; isCanceled?: true }) => void
  /** Enter on the separator, or a double click. */
  onActivate?: () => void
  /** Step of an arrow key, in pixels. @default 16 */
  step?: number
  /** Whether it resizes the element before or after it. @default 'start' */
  sizedPane?: SizedPane
  /**
   * `vertical` between elements side by side, `horizontal` between elements above each
   * other. @default 'vertical'
   */
  orientation?: 'horizontal' | 'vertical'
  /** A class of the element that is dragged. */
  className?: string
}

const USUAL_STEP = 16

function readPixel(): number {
  return 1
}

/**
 * The separator of a **SplitPane** on its own, for other layouts than two panes: the
 * caller sets the sizes.
 */
export function Separator({
  label,
  controls,
  size,
  minSize,
  maxSize,
  onResize,
  onActivate,
  step = USUAL_STEP,
  sizedPane = 'start',
  orientation = 'vertical',
  className,
}: SeparatorProps) {
  const separatorProps = useSeparator({
    orientation,
    sizedPane,
    size,
    minSize,
    maxSize,
    step,
    readUnitsPerPixel: readPixel,
    onResize,
    ...(onActivate ? { onEnter: onActivate } : null),
  })
  return (
    <SeparatorHandle
      {...separatorProps}
      className={className}
      aria-label={label}
      aria-controls={controls}
      {...(onActivate ? { onDoubleClick: onActivate } : null)}
    />
  )
}
