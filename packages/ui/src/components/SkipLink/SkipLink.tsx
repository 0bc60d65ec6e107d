import type { ComponentPropsWithRef } from 'react'

import { SkipLinkRoot } from './SkipLink.styles'

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** The fragment of the element to go to, such as `#main`. That element needs `tabIndex={-1}`. */
  href: string
}

/** The first stop of a page: past the navigation, to the content. Seen only while it has the focus. */
export function SkipLink(props: SkipLinkProps) {
  return <SkipLinkRoot {...props} />
}
