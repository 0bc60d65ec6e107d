import { useId, type ReactNode } from 'react'
import { Aside, Columns, ColumnsRoot } from './SettingsColumns.styles'

export interface SettingsColumnsProps {
  /** What adds to the list; null where the person may not. */
  readonly aside: ReactNode
  /** Whether it stands above or below the list where there is no room beside it. @default 'above' */
  readonly narrow?: 'above' | 'below'
  readonly children: ReactNode
}

/**
 * A list, and the card that adds to it: beside the list where there is room. Before a long list,
 * put it above, so that the keyboard need not pass the list.
 */
export function SettingsColumns({ aside, narrow = 'above', children }: SettingsColumnsProps) {
  const card = aside === null ? null : <div data-part="aside">{aside}</div>
  return (
    <ColumnsRoot>
      <Columns data-has-aside={aside === null ? undefined : ''}>
        {narrow === 'above' ? card : null}
        <div data-part="main">{children}</div>
        {narrow === 'below' ? card : null}
      </Columns>
    </ColumnsRoot>
  )
}

export interface SettingsCardProps {
  readonly title: string
  /** For links to it. */
  readonly id?: string
  readonly children: (labelledBy: string) => ReactNode
}

/** A form in a frame, such as the one beside a list. */
export function SettingsCard({ title, id, children }: SettingsCardProps) {
  const titleId = useId()
  return (
    <Aside aria-labelledby={titleId} {...(id === undefined ? null : { id })}>
      <h3 id={titleId}>{title}</h3>
      {children(titleId)}
    </Aside>
  )
}
