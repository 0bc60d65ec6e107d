import type { ComponentPropsWithRef, ReactNode } from 'react'

import {
  PageHeaderEnd,
  PageHeaderGroup,
  PageHeaderLine,
  PageHeaderRoot,
  PageHeaderSubtitle,
  PageHeaderTitle,
} from './PageHeader.styles'

export interface PageHeaderProps extends Omit<
  ComponentPropsWithRef<'header'>,
  'title' | 'children'
> {
  /** The first heading of the page. */
  title: ReactNode
  /** A few secondary words after the title. */
  subtitle?: ReactNode
  /** Controls for navigation beside the title: back, forward, today. */
  navigation?: ReactNode
  /** Actions at the end of the line, the primary button last. */
  actions?: ReactNode
}

/** The header above a view, in one line. */
export function PageHeader({ title, subtitle, navigation, actions, ...rest }: PageHeaderProps) {
  return (
    <PageHeaderRoot {...rest}>
      <PageHeaderLine>
        <PageHeaderTitle {...(typeof title === 'string' ? { title } : null)}>
          {title}
        </PageHeaderTitle>
        {subtitle === undefined ? null : <PageHeaderSubtitle>{subtitle}</PageHeaderSubtitle>}
        {navigation === undefined ? null : <PageHeaderGroup>{navigation}</PageHeaderGroup>}
        {actions === undefined ? null : <PageHeaderEnd>{actions}</PageHeaderEnd>}
      </PageHeaderLine>
    </PageHeaderRoot>
  )
}
