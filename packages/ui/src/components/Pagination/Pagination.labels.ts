/** The labels of a pagination. */
export interface PaginationLabels {
  /** Names the navigation. */
  navigation: string
  previous: string
  next: string
  /** The name of the button of a page. It contains the number as it is shown: without separators. */
  page: (page: { number: number }) => string
  /** Between the buttons of the compact form; also announced when the page changes. */
  position: (position: { page: number; pageCount: number }) => string
  /** Which rows are shown; `count` is how many there are on all pages. */
  rows: (rows: { first: number; last: number; count: number }) => string
  /** Label of the choice of how many rows a page has. */
  pageSize: string
}

const figures = new Intl.NumberFormat('en-US')

/** The labels in English. */
export const englishPaginationLabels: PaginationLabels = {
  navigation: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: ({ number }) => `Page ${number}`,
  position: ({ page, pageCount }) => `Page ${page} of ${pageCount}`,
  rows: ({ first, last, count }) =>
    count === 0
      ? 'No rows'
      : `${figures.format(first)}–${figures.format(last)} of ${figures.format(count)}`,
  pageSize: 'Rows per page',
}
