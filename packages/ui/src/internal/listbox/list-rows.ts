import { secondLineOf, type ListItem, type ListSection } from './list-entries'

/** A row of a list, with one or two lines. */
export type ListRow<Value extends string = string> =
  | {
      readonly kind: 'item'
      readonly item: ListItem<Value>
      /** Index among all items, from 0, as used for the highlight. */
      readonly itemIndex: number
      readonly sectionIndex: number
    }
  | { readonly kind: 'caption'; readonly label: string; readonly sectionIndex: number }

/** The layout of a list: its rows and their positions. All lengths are in CSS pixels. */
export interface ListLayout<Value extends string = string> {
  readonly rows: readonly ListRow<Value>[]
  /** The top of each row; one more entry than rows, the last one is the total height. */
  readonly tops: readonly number[]
  readonly items: readonly ListItem<Value>[]
  /** The row of each item. */
  readonly rowOfItem: readonly number[]
  readonly sections: readonly ListSection<Value>[]
}

/** A half-open range of rows. */
export interface RowRange {
  readonly start: number
  readonly end: number
}

/** Additional height of a row with a second line. */
const SECOND_LINE_HEIGHT = 16

function heightOf(item: ListItem, lineHeight: number): number {
  const hasSecondLine = item.kind === 'option' && secondLineOf(item.option) !== undefined
  return lineHeight + (hasSecondLine ? SECOND_LINE_HEIGHT : 0)
}

/**
 * Computes the layout of a list. Every kind of row has a fixed height, so nothing is
 * measured.
 *
 * @param lineHeight height of a row with one line
 */
export function layOutList<Value extends string>(
  sections: readonly ListSection<Value>[],
  lineHeight: number,
): ListLayout<Value> {
  const rows: ListRow<Value>[] = []
  const tops: number[] = []
  const items: ListItem<Value>[] = []
  const rowOfItem: number[] = []
  let top = 0
  const push = (row: ListRow<Value>, height: number) => {
    rows.push(row)
    tops.push(top)
    top += height
  }
  for (const [sectionIndex, section] of sections.entries()) {
    // An item for the whole group is also its caption.
    if (section.label !== null && section.items[0]?.kind !== 'all') {
      push({ kind: 'caption', label: section.label, sectionIndex }, lineHeight)
    }
    for (const item of section.items) {
      rowOfItem.push(rows.length)
      push(
        { kind: 'item', item, itemIndex: items.length, sectionIndex },
        heightOf(item, lineHeight),
      )
      items.push(item)
    }
  }
  tops.push(top)
  return { rows, tops, items, rowOfItem, sections }
}

/** The first row that ends below a height. */
function rowAt(tops: readonly number[], y: number): number {
  let low = 0
  let high = tops.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tops[middle + 1] ?? Infinity) > y) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The rows that overlap a range of the list.
 *
 * @param tops see `ListLayout`
 * @param from first pixel
 * @param to end of the range in pixels, exclusive
 */
export function rowsBetween(tops: readonly number[], from: number, to: number): RowRange {
  const count = tops.length - 1
  if (count <= 0 || to <= from) return { start: 0, end: 0 }
  const start = Math.min(rowAt(tops, from), count)
  const end = Math.min(rowAt(tops, to - 1) + 1, count)
  return { start, end: Math.max(start, end) }
}

/**
 * The scroll position at which a row is in view, with as little scrolling as possible.
 * For the first item of a group its caption is in view as well.
 *
 * @param scrollTop now
 * @param viewHeight height of the visible part of the list
 */
export function scrollToShow(
  { rows, tops }: Pick<ListLayout, 'rows' | 'tops'>,
  row: number,
  scrollTop: number,
  viewHeight: number,
): number {
  const first = rows[row - 1]?.kind === 'caption' ? row - 1 : row
  const top = tops[first] ?? 0
  const bottom = tops[row + 1] ?? top
  if (top < scrollTop) return top
  if (bottom > scrollTop + viewHeight) return Math.max(0, bottom - viewHeight)
  return scrollTop
}

/**
 * The scroll position at which a row is in the middle, as far as possible.
 *
 * @param viewHeight height of the visible part of the list
 */
export function scrollToCenter(
  { tops }: Pick<ListLayout, 'tops'>,
  row: number,
  viewHeight: number,
): number {
  const top = tops[row] ?? 0
  const bottom = tops[row + 1] ?? top
  const furthest = Math.max(0, (tops.at(-1) ?? 0) - viewHeight)
  return Math.max(0, Math.min(Math.round((top + bottom - viewHeight) / 2), furthest))
}

/**
 * The longest labels of a list, by number of letters. They define the width of the
 * list, because most rows are not rendered.
 */
export function widestLabels(layout: Pick<ListLayout, 'items'>): {
  label: string
  secondLine: string
} {
  let label = ''
  let secondLine = ''
  for (const item of layout.items) {
    if (item.kind !== 'option') continue
    if (item.option.label.length > label.length) label = item.option.label
    const second = secondLineOf(item.option) ?? ''
    if (second.length > secondLine.length) secondLine = second
  }
  return { label, secondLine }
}
