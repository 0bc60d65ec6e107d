import { useId, type ReactNode } from 'react'
import { Aside, Columns, ColumnsRoot } from './SettingsColumns.styles'

export interface SettingsColumnsProps {
  /** Card that adds to the list; null if the user may not add. */
  readonly aside: ReactNode
  /** Place of the card where the window has no room for two columns. @default 'above' */
  readonly narrow?: 'above' | 'below'
  readonly children: ReactNode
}

/**
 * A list with the card that adds to it. The card is beside the list where there is room. Put it
 * above a long list, so keyboard users need not pass the list.
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

/** Form in a frame, such as the one beside a list. */
export function SettingsCard({ title, id, children }: SettingsCardProps) {
  const titleId = useId()
  return (
    <Aside aria-labelledby={titleId} {...(id === undefined ? null : { id })}>
      <h3 id={titleId}>{title}</h3>
      {children(titleId)}
    </Aside>
  )
}
