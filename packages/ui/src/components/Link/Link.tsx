import type { ComponentPropsWithRef } from 'react'

import { LinkRoot } from './Link.styles'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** The URL. An app with a router passes the URL here and handles the press in `onClick`. */
  href: string
  /**
   * `standalone` is not part of a sentence, `inline` is underlined within text, `quiet`
   * has the text colour until hovered. @default 'standalone'
   */
  variant?: 'standalone' | 'inline' | 'quiet'
}

/** Navigates to another URL. For actions use a `Button`. */
export function Link({ variant = 'standalone', children, ...rest }: LinkProps) {
  return (
    <LinkRoot {...rest} data-variant={variant}>
      {children}
    </LinkRoot>
  )
}
