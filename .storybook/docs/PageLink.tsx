import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, type MouseEvent, type ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { pages } from 'virtual:component-pages'

import { Link } from '@throughline/ui/Link'

interface PageLinkProps {
  /** Where it leads inside Storybook: `/docs/<id>` or `/story/<id>`. */
  path: string
  children: ReactNode
}

/** A link to another place of this Storybook, followed without loading it again. */
export function PageLink({ path, children }: PageLinkProps) {
  const { channel } = useContext(DocsContext)
  const href = `./?path=${path}`
  const handleClick = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    // Outside Storybook's frame no code handles the event, so the browser follows the link.
    if (opensElsewhere || globalThis.parent === globalThis.window) return
    event.preventDefault()
    channel.emit(NAVIGATE_URL, `?path=${path}`)
  }
  return (
    <Link variant="inline" href={href} target="_parent" onClick={handleClick}>
      {children}
    </Link>
  )
}

interface ComponentLinkProps {
  /** The name of a component. */
  name: string
}

/** A link to the documentation page of a component, by its name. */
export function ComponentLink({ name }: ComponentLinkProps) {
  const page = pages.find((candidate) => candidate.name === name)
  if (page === undefined) return <code>{name}</code>
  return <PageLink path={`/docs/${page.pageId}`}>{name}</PageLink>
}
