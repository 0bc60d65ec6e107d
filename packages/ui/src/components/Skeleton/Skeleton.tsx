import type { ComponentPropsWithRef } from 'react'

import { SkeletonRoot } from './Skeleton.styles'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Width, in pixels or as CSS. @default '100%' */
  width?: number | string
  /** Height in pixels. @default 12 */
  height?: number
  /** Rounding: of a line of text, a bar, a card, or a disc. @default 'text' */
  shape?: 'text' | 'bar' | 'card' | 'circle'
}

/**
 * The place of something that is still coming, in its size. It says nothing to
 * screen readers: put `aria-busy` on the region that loads, and a text.
 */
export function Skeleton({
  width = '100%',
  height = 12,
  shape = 'text',
  style,
  ...rest
}: SkeletonProps) {
  return (
    <SkeletonRoot
      aria-hidden="true"
      {...rest}
      data-shape={shape}
      style={{
        '--tl-skeleton-width': typeof width === 'number' ? `${width}px` : width,
        '--tl-skeleton-height': `${height}px`,
        ...style,
      }}
    />
  )
}
