import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'

import { Icon, type IconShape } from '../Icon'
import { Select } from '../Select'
import { VisuallyHidden } from '../VisuallyHidden'
import {
  PageGap,
  PageList,
  PagePress,
  PageRows,
  PageSizes,
  PaginationRoot,
} from './Pagination.styles'
import { pageSlots, rowRange } from './page-slots'
import { englishPaginationLabels, type PaginationLabels } from './Pagination.labels'
import { useLabels } from '../../internal/locale/locale-context'

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, from 1; clamped to the pages. */
  page: number
  /** How many rows there are on all pages. */
  rowCount: number
  /** How many rows a page has; at least 1. */
  pageSize: number
  /** Another page was chosen. With `getHref`, prevent the default of `event` to go there yourself. */
  onPageChange: (change: { page: number; event: MouseEvent<HTMLElement> }) => void
  /** The URL of a page. With it pages are links. */
  getHref?: (page: number) => string
  /** `compact` has only the previous and the next page. @default 'full' */
  variant?: 'full' | 'compact'
  /** Neighbors of the current page that are shown on each side. @default 1 */
  siblings?: 0 | 1 | 2
  /** Offered numbers of rows; needs `onPageSizeChange`. @default none */
  pageSizes?: readonly number[]
  /** Another number of rows for each page was chosen; show the first page then, or the one with the same rows. */
  onPageSizeChange?: (change: { pageSize: number }) => void
  /** Shows which rows the page has, as in `26–50 of 312`. @default true */
  hasRows?: boolean
  /** @default englishPaginationLabels */
  labels?: PaginationLabels
}

/** Goes through the pages of a long list. */
export function Pagination({
  page,
  rowCount,
  pageSize,
  onPageChange,
  getHref,
  variant = 'full',
  siblings = 1,
  pageSizes,
  onPageSizeChange,
  hasRows = true,
  labels: providedLabels = englishPaginationLabels,
  ...rest
}: PaginationProps) {
  const labels = useLabels(providedLabels)
  const pageCount = Math.max(1, Math.ceil(rowCount / Math.max(1, pageSize)))
  const current = Math.min(pageCount, Math.max(1, page))
  const position = labels.position({ page: current, pageCount })
  const pressOf = (target: number, name: string, content: ReactNode) => {
    const isCurrent = target === current
    const isOutside = target < 1 || target > pageCount
    const isInert = isCurrent || isOutside
    const href = isOutside ? undefined : getHref?.(target)
    return (
      <PagePress
        {...(href === undefined ? { as: 'button', type: 'button' } : { href })}
        aria-label={name}
        {...(isOutside ? { 'aria-disabled': true } : null)}
        {...(isCurrent ? { 'aria-current': 'page' } : null)}
        onClick={(event: MouseEvent<HTMLElement>) => {
          const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey
          if (href !== undefined && isForBrowser) return
          if (!isInert) onPageChange({ page: target, event })
        }}
      >
        {content}
      </PagePress>
    )
  }
  const stepOf = (by: -1 | 1, icon: IconShape, name: string) =>
    pressOf(current + by, name, <Icon icon={icon} data-part="step" />)
  return (
    <PaginationRoot aria-label={labels.navigation} {...rest} data-variant={variant}>
      {hasRows ? (
        <PageRows data-part="rows">
          <bdi>{labels.rows({ ...rowRange(current, pageSize, rowCount), count: rowCount })}</bdi>
        </PageRows>
      ) : null}
      {pageSizes === undefined || onPageSizeChange === undefined ? null : (
        <PageSizes data-part="page-size">
          <span aria-hidden="true">{labels.pageSize}</span>
          <Select
            label={labels.pageSize}
            isLabelHidden
            isRequired
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={({ value }) => {
              onPageSizeChange({ pageSize: Number(value) })
            }}
          />
        </PageSizes>
      )}
      <VisuallyHidden aria-live="polite">{position}</VisuallyHidden>
      <PageList>
        <li>{stepOf(-1, ChevronLeft, labels.previous)}</li>
        {variant === 'compact' ? (
          <li data-part="position" aria-hidden="true">
            {position}
          </li>
        ) : (
          pageSlots(current, pageCount, siblings).map((slot) => (
            <li key={slot}>
              {typeof slot === 'number' ? (
                pressOf(slot, labels.page({ number: slot }), slot)
              ) : (
                <PageGap aria-hidden="true">…</PageGap>
              )}
            </li>
          ))
        )}
        <li>{stepOf(1, ChevronRight, labels.next)}</li>
      </PageList>
    </PaginationRoot>
  )
}
