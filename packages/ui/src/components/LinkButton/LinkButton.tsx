import type { ComponentPropsWithRef } from 'react'

import { ButtonContent, ButtonText } from '../../internal/button/Button.styles'
import type { ButtonSize } from '../Button'
import { Icon, type IconShape } from '../Icon'
import { LinkButtonRoot } from './LinkButton.styles'

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  /** The URL. Without one it is shown as disabled. */
  href?: string
  /** How prominent the link is. At most one `primary` in a view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ghost'
  /** @default 'medium' */
  size?: ButtonSize
  /** Icon before the text. */
  icon?: IconShape
  /** Fills the width of its container. @default false */
  isWide?: boolean
}

/**
 * A link with the styles of a button, for a next step at another URL. It can be opened
 * in a new tab and copied like any link.
 */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  icon,
  isWide = false,
  href,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <LinkButtonRoot
      {...(href === undefined ? { role: 'link', 'aria-disabled': true } : { href })}
      {...rest}
      {...(isWide ? { 'data-wide': '' } : null)}
      data-variant={variant}
      data-size={size}
    >
      <ButtonContent data-part="content">
        {icon ? <Icon icon={icon} /> : null}
        <ButtonText>{children}</ButtonText>
      </ButtonContent>
    </LinkButtonRoot>
  )
}
