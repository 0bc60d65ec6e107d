import type { ComponentPropsWithRef, ReactNode } from 'react'

import {
  PageHeaderEnd,
  PageHeaderGroup,
  PageHeaderRoot,
  PageHeaderTitle,
} from './PageHeader.styles'

export interface PageHeaderProps extends Omit<
  ComponentPropsWithRef<'header'>,
  'title' | 'children'
> {
  /** What is looked at: the page's first heading. */
  title: ReactNode
  /** What moves through it, beside the title: back, forward, today. */
  navigation?: ReactNode
  /** What changes it, at the end of the line, the primary button last. */
  actions?: ReactNode
}

/** The one line above a view. */
export function PageHeader({ title, navigation, actions, ...rest }: PageHeaderProps) {
  return (
    <PageHeaderRoot {...rest}>
      <PageHeaderTitle>{title}</PageHeaderTitle>
      {navigation === undefined ? null : <PageHeaderGroup>{navigation}</PageHeaderGroup>}
      {actions === undefined ? null : <PageHeaderEnd>{actions}</PageHeaderEnd>}
    </PageHeaderRoot>
  )
}
