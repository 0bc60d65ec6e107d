import type { ComponentPropsWithRef } from 'react'

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { SpinnerDisc, SpinnerRoot } from './Spinner.styles'

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is being waited for, read to screen readers. Leave out when a text beside says it. */
  label?: string
  /** Diameter in pixels. @default 16 */
  size?: number
  /** How long it stays invisible, in milliseconds: what answers sooner shows none. @default 500 */
  delayMs?: number
}

/** Says that something takes longer than expected. It takes the colour of the text around it. */
export function Spinner({ label, size = 16, delayMs = 500, style, ...rest }: SpinnerProps) {
  return (
    <SpinnerRoot
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}
      {...rest}
      style={{
        '--tl-spinner-size': `${size}px`,
        '--tl-spinner-delay': `${delayMs}ms`,
        ...style,
      }}
    >
      <SpinnerDisc />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </SpinnerRoot>
  )
}
