import type { ReactNode } from 'react'
import { CopyArea } from './CopyArea'
import { Page } from './Page.styles'

/** Parameters of pages that are read: no controls and no panel of addons. */
export const pageParameters = { controls: { disable: true }, options: { showPanel: false } }

/** A page to read, whose values are copied by a press. */
export function DocPage({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead: ReactNode
  readonly children: ReactNode
}) {
  return (
    <CopyArea>
      <Page>
        <header>
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        {children}
      </Page>
    </CopyArea>
  )
}

/** A part of a page under a heading. */
export function DocSection({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
