import { SeparatorHandle } from './SplitPane.styles'
import type { SizedPane } from './split-size'
import { useSeparator } from './use-separator'

export interface SeparatorProps {
  /** Names the line by what it sizes: "Height of the list". */
  label: string
  /** Id of the element that it sizes. */
  controls: string
  /** Size of that element, in pixels. */
  size: number
  /** Smallest size, in pixels. */
  minSize: number
  /** Largest size, in pixels. */
  maxSize: number
  /** The line was moved; not final while it is being dragged. */
  onResize: (change: { size: number; isFinal: boolean }) => void
  /** Enter on the line, or a double click. Without it neither does anything. */
  onActivate?: () => void
  /** Distance of one press of an arrow key, in pixels. @default 16 */
  step?: number
  /** Whether it sizes what lies before or after it. @default 'start' */
  sizedPane?: SizedPane
  /** Between parts side by side, or one above the other. @default 'vertical' */
  orientation?: 'horizontal' | 'vertical'
  className?: string
}

const usualStep = 16

function readPixel(): number {
  return 1
}

/**
 * The line of a **SplitPane** by itself, for parts whose layout is not two panes:
 * the caller sizes them.
 */
export function Separator({
  label,
  controls,
  size,
  minSize,
  maxSize,
  onResize,
  onActivate,
  step = usualStep,
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
