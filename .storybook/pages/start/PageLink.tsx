import type { ComponentPropsWithRef } from 'react'

export interface PageLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  /** A page of this Storybook, such as `docs/guides-theming--docs` or `story/foundations-color--color`. */
  readonly to: string
}

/**
 * A link to another page of Storybook. It opens in the parent window, because Storybook shows each
 * page in a frame.
 */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  return (
    <a {...rest} href={`./?path=/${to}`} target="_parent">
      {children}
    </a>
  )
}
