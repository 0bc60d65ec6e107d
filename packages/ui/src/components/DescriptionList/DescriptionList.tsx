import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'

import { VisuallyHidden } from '../VisuallyHidden'
import {
  DescriptionAction,
  DescriptionRoot,
  DescriptionRow,
  DescriptionTerm,
  DescriptionValue,
} from './DescriptionList.styles'

/** A property and its value. */
export interface DescriptionListItem {
  /** Unique in the list. */
  readonly id: string
  /** The property. */
  readonly term: ReactNode
  /** Its value, or the field that edits it; null, undefined and empty text are shown as an en dash. */
  readonly description: ReactNode
  /** Shown at the end of the row, such as an edit button. */
  readonly action?: ReactNode
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The terms and their descriptions, in order. */
  items: readonly DescriptionListItem[]
  /** Read by screen readers where there is no value. */
  emptyLabel: string
  /** Number of columns; one where the container is narrow. @default 1 */
  columns?: 1 | 2
  /** `side` puts the value beside its term, `stacked` under it. @default 'side' */
  layout?: 'side' | 'stacked'
  /** Whether rows are separated by lines. @default true */
  hasLines?: boolean
  /** CSS width of the terms beside their values. @default 'minmax(96px, 160px)' */
  termWidth?: string
}

function isNothing(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || typeof value === 'boolean'
}

/** The properties of one item as pairs of term and value. */
export function DescriptionList({
  items,
  emptyLabel,
  columns = 1,
  layout = 'side',
  hasLines = true,
  termWidth,
  style,
  ...rest
}: DescriptionListProps) {
  const ownStyle: CSSProperties =
    termWidth === undefined ? {} : { '--tl-description-term-width': termWidth }
  return (
    <DescriptionRoot
      {...rest}
      data-columns={columns}
      data-layout={layout}
      {...(hasLines ? null : { 'data-lines': 'none' })}
      style={{ ...ownStyle, ...style }}
    >
      {items.map(({ id, term, description, action }) => (
        <DescriptionRow key={id}>
          <DescriptionTerm>{term}</DescriptionTerm>
          {isNothing(description) ? (
            <DescriptionValue data-empty="">
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{emptyLabel}</VisuallyHidden>
            </DescriptionValue>
          ) : (
            <DescriptionValue>{description}</DescriptionValue>
          )}
          {action === undefined ? null : <DescriptionAction>{action}</DescriptionAction>}
        </DescriptionRow>
      ))}
    </DescriptionRoot>
  )
}
