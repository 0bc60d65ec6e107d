import type { ColumnSort } from '../../internal/grid/column-sort'

interface SortMarkProps {
  readonly direction: ColumnSort['direction']
  /** Its place among several columns that sort, from 1; undefined while it is the only one. */
  readonly order: number | undefined
}

/** The arrow of a head that sorts. Screen readers have `aria-sort`. */
export function SortMark({ direction, order }: SortMarkProps) {
  return (
    <span data-part="sort" aria-hidden="true">
      <svg
        width={12}
        height={12}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={direction === 'ascending' ? 'M12 19V5m-7 7 7-7 7 7' : 'M12 5v14m7-7-7 7-7-7'} />
      </svg>
      {order}
    </span>
  )
}
