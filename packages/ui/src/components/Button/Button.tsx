import type { ComponentPropsWithRef, MouseEvent } from 'react'

import {
  ButtonContent,
  ButtonRoot,
  ButtonText,
  ButtonWait,
} from '../../internal/button/Button.styles'
import { Icon, type IconShape } from '../Icon'
import { Spinner } from '../Spinner'

/**
 * How prominent a button is. At most one `primary` in a view; `danger` deletes,
 * `danger-ghost` opens a confirmation.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-ghost'

/** `small` for rows and bars, `large` for pages with a single form. */
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** @default 'secondary' */
  variant?: ButtonVariant
  /** @default 'medium' */
  size?: ButtonSize
  /** Icon before the text. */
  icon?: IconShape
  /** Icon after the text, such as a chevron. */
  trailingIcon?: IconShape
  /** Work is in progress: keeps its width and focus, shows a spinner, ignores presses. @default false */
  isBusy?: boolean
  /** Fills the width of its container. @default false */
  isWide?: boolean
}

/** Runs an action. For navigation use `Link` or `LinkButton`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  trailingIcon,
  isBusy = false,
  isWide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') {
      event.preventDefault()
      return
    }
    onClick?.(event)
  }
  return (
    <ButtonRoot
      // Safari focuses a clicked button only if it has a tabindex. Without the focus, a
      // dialog that the button opens could not return it.
      tabIndex={0}
      {...rest}
      {...(isBusy ? { 'aria-disabled': true, 'aria-busy': true, 'data-busy': '' } : null)}
      {...(isWide ? { 'data-wide': '' } : null)}
      type={type}
      data-variant={variant}
      data-size={size}
      onClick={handleClick}
    >
      <ButtonContent data-part="content">
        {icon ? <Icon icon={icon} /> : null}
        <ButtonText>{children}</ButtonText>
        {trailingIcon ? <Icon icon={trailingIcon} size={14} /> : null}
      </ButtonContent>
      {isBusy ? (
        <ButtonWait>
          <Spinner size={14} delayMs={0} />
        </ButtonWait>
      ) : null}
    </ButtonRoot>
  )
}
