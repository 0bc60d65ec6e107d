import { useId, type ReactNode } from 'react'
import { Aside, Columns, ColumnsRoot } from './SettingsColumns.styles'

export interface SettingsColumnsProps {
  /** What adds to the list; null where the person may not. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/**
 * A list, and the card that adds to it: beside the list where there is room, else above it. The
 * card comes first for the keyboard, because the list may be long.
 */
export function SettingsColumns({ aside, children }: SettingsColumnsProps) {
  return (
    <ColumnsRoot>
      <Columns data-has-aside={aside === null ? undefined : ''}>
        {aside === null ? null : <div data-part="aside">{aside}</div>}
        <div data-part="main">{children}</div>
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
