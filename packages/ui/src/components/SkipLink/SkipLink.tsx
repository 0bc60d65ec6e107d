import type { ComponentPropsWithRef } from 'react'

import { SkipLinkRoot } from './SkipLink.styles'

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** The fragment of the element to go to, such as `#main`. That element needs `tabIndex={-1}`. */
  href: string
}

/** The first tab stop of a page: a link past the navigation to the content. Visible only while focused. */
export function SkipLink(props: SkipLinkProps) {
  return <SkipLinkRoot {...props} />
}
