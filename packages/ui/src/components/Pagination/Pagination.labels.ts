import { defineLabels } from '@throughline/domain/locale'

/** The labels in English. */
export const englishPaginationLabels = defineLabels('Pagination', (locale) => ({
  /** Names the navigation. */
  navigation: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  /** The name of the button of a page. It contains the number as it is shown: without separators. */
  page: ({ number }: { number: number }) => `Page ${number}`,
  /** Between the buttons of the compact form; also announced when the page changes. */
  position: ({ page, pageCount }: { page: number; pageCount: number }) =>
    `Page ${page} of ${pageCount}`,
  /** Which rows are shown; `count` is how many there are on all pages. */
  rows: ({ first, last, count }: { first: number; last: number; count: number }) =>
    count === 0
      ? 'No rows'
      : `${locale.number(first)}–${locale.number(last)} of ${locale.number(count)}`,
  /** Label of the choice of how many rows a page has. */
  pageSize: 'Rows per page',
}))

/** The labels of a pagination. */
export interface PaginationLabels extends Readonly<typeof englishPaginationLabels> {}
