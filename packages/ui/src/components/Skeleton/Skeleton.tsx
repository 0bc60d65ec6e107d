import type { ComponentPropsWithRef } from 'react'

import { SkeletonRoot } from './Skeleton.styles'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Width, in pixels or as a CSS length. @default '100%' */
  width?: number | string
  /** Height in pixels. @default 12 */
  height?: number
  /** Corner radius of a line of text, a bar, a card, or a circle. @default 'text' */
  shape?: 'text' | 'bar' | 'card' | 'circle'
}

/**
 * A placeholder with the size of content that is loading. It is hidden from screen
 * readers: set `aria-busy` on the region that loads, and announce it with a text.
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
