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
  /** What is looked at: the page's first heading. */
  title: ReactNode
  /** A few words after the title, quieter. */
  subtitle?: ReactNode
  /** What moves through it, beside the title: back, forward, today. */
  navigation?: ReactNode
  /** What changes it, at the end of the line, the primary button last. */
  actions?: ReactNode
}

/** The one line above a view. */
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
