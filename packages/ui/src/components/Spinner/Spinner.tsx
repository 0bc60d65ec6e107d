import type { ComponentPropsWithRef } from 'react'

import { VisuallyHidden } from '../VisuallyHidden'
import { SpinnerDisc, SpinnerRoot } from './Spinner.styles'

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Names the content that loads, for screen readers. Leave it out if a text beside it does so. */
  label?: string
  /** Diameter in pixels. @default 16 */
  size?: number
  /** Delay before it is visible, in milliseconds. @default 500 */
  delayMs?: number
  /** The share that is done, 0 to 1, if known: the ring fills instead of spinning. */
  progress?: number
}

/** Shows that something takes longer than expected. It has the color of the surrounding text. */
export function Spinner({
  label,
  size = 16,
  delayMs = 500,
  progress,
  style,
  ...rest
}: SpinnerProps) {
  const share = progress === undefined ? undefined : Math.max(0, Math.min(progress, 1))
  const percent = share === undefined ? undefined : Math.round(share * 100)
  return (
    <SpinnerRoot
      {...(label === undefined
        ? { 'aria-hidden': true }
        : percent === undefined
          ? { role: 'status' }
          : { role: 'progressbar', 'aria-label': label, 'aria-valuenow': percent })}
      {...rest}
      {...(percent === undefined ? null : { 'data-progress': percent })}
      style={{
        '--tl-spinner-size': `${size}px`,
        '--tl-spinner-delay': `${delayMs}ms`,
        ...(share === undefined ? null : { '--tl-spinner-turn': `${share}turn` }),
        ...style,
      }}
    >
      <SpinnerDisc />
      {label === undefined || percent !== undefined ? null : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </SpinnerRoot>
  )
}
