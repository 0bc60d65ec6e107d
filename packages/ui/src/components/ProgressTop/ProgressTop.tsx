import type { ComponentPropsWithRef } from 'react'

import { useWaiting } from '../Spinner'
import { VisuallyHidden } from '../VisuallyHidden'
import { ProgressTopRoot } from './ProgressTop.styles'

export interface ProgressTopProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Requests are in progress. */
  isActive: boolean
  /** What is loading, read by screen readers. */
  label: string
  /** Requests shorter than this show nothing, in milliseconds. @default 500 */
  delayMs?: number
  /** The line stays visible at least this long, in milliseconds. @default 300 */
  minimumMs?: number
  /** At the top of the window, or of the nearest positioned container. @default 'window' */
  placement?: 'window' | 'container'
}

/** A thin line along the top while requests take longer than expected. */
export function ProgressTop({
  isActive,
  label,
  delayMs = 500,
  minimumMs = 300,
  placement = 'window',
  ...rest
}: ProgressTopProps) {
  const isShown = useWaiting(isActive, { delayMs, minimumMs })
  return isShown ? (
    <ProgressTopRoot {...rest} data-placement={placement}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </ProgressTopRoot>
  ) : null
}
