import type { ReactNode } from 'react'

import { SectionRoot, SectionTitle } from './Section.styles'

interface SectionProps {
  /** The heading; the anchor of the section is made of it. */
  title: string
  children: ReactNode
}

/** The anchor of a section: `When to use` is at `#when-to-use`. */
export function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
}

/** A section of a documentation page. */
export function Section({ title, children }: SectionProps) {
  const anchor = anchorOf(title)
  return (
    <SectionRoot id={anchor} aria-labelledby={`${anchor}-title`}>
      <SectionTitle id={`${anchor}-title`}>{title}</SectionTitle>
      {children}
    </SectionRoot>
  )
}
