import type { ComponentPropsWithRef } from 'react'

import { LinkRoot } from './Link.styles'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads. An app with a router gives the address here and takes the press in `onClick`. */
  href: string
  /** `standalone` is not part of a sentence, `inline` is underlined in running text, `quiet` is ink until pointed at. @default 'standalone' */
  variant?: 'standalone' | 'inline' | 'quiet'
}

/** Leads to another address. What does something here is a `Button`. */
export function Link({ variant = 'standalone', children, ...rest }: LinkProps) {
  return (
    <LinkRoot {...rest} data-variant={variant}>
      {children}
    </LinkRoot>
  )
}
