import { useDeferredValue, useMemo, useState } from 'react'

import type { ColumnWidthsById } from '../../internal/grid/column-geometry'
import type { GridViewport } from '../../internal/grid/use-grid-viewport'
import { arrangeColumns, type ColumnArrangement } from './arrange-columns'
import { geometryStyle, measureColumns, pinnedSides, type TreeLayout } from './measure-columns'
import { fittingDigits } from './number-fit'
import type { TreeTableColumnEntry } from './tree-table-model'

interface ColumnLayoutOptions<Row> {
  readonly columns: readonly TreeTableColumnEntry<Row>[]
  readonly collapsedGroupIds: ReadonlySet<string>
  readonly columnWidths: ColumnWidthsById
  readonly viewport: GridViewport | null
}

/** The columns, and what of them changes while an edge is dragged. */
export interface ColumnLayoutState<Row> {
  /** The same object while only widths change: what depends on it is not drawn again. */
  readonly arrangement: ColumnArrangement<Row>
  readonly layout: TreeLayout<Row>
  /** Properties of the root that carry the widths. */
  readonly geometry: Record<`--tl-${string}`, string>
  /** How many digits fit each column; the same array while none of it changes. */
  readonly fits: readonly number[]
  /** Shows widths that are not final while an edge is dragged; undefined ends it. */
  readonly setPreview: (widths: ColumnWidthsById | undefined) => void
}

const BOTH_SIDES = 'start,end'

/** Lays out the columns, in parts that stay the same while the others change. */
export function useColumnLayout<Row>({
  columns,
  collapsedGroupIds,
  columnWidths,
  viewport,
}: ColumnLayoutOptions<Row>): ColumnLayoutState<Row> {
  const [preview, setPreview] = useState<ColumnWidthsById>()
  const set = useMemo(
    () => (preview === undefined ? columnWidths : { ...columnWidths, ...preview }),
    [columnWidths, preview],
  )
  const viewportWidth = viewport?.width ?? 0
  const whole = useMemo(
    () => arrangeColumns(columns, collapsedGroupIds, ['start', 'end']),
    [columns, collapsedGroupIds],
  )
  // Until the table is measured nothing is drawn: the usual arrangement will do.
  const sides = viewport === null ? BOTH_SIDES : pinnedSides(whole, set, viewportWidth).join(',')
  const arrangement = useMemo(
    () =>
      sides === BOTH_SIDES
        ? whole
        : arrangeColumns(columns, collapsedGroupIds, sides === 'start' ? ['start'] : []),
    [columns, collapsedGroupIds, whole, sides],
  )
  const layout = useMemo(
    () => measureColumns(arrangement, set, viewportWidth),
    [arrangement, set, viewportWidth],
  )
  const isMeasured = viewport !== null
  const geometry = useMemo(() => (isMeasured ? geometryStyle(layout) : {}), [isMeasured, layout])

  const digitWidth = viewport?.digitWidth ?? 0
  const cellInset = viewport?.cellInset ?? 0
  const fitKey = isMeasured
    ? layout.widths.map((width) => fittingDigits(width, cellInset, digitWidth)).join(' ')
    : ''
  const fits = useMemo(() => fitKey.split(' ').map(Number), [fitKey])
  // While an edge moves, the rows follow when there is time: the edge itself never waits.
  const laterFits = useDeferredValue(fits)
  return {
    arrangement,
    layout,
    geometry,
    fits: preview === undefined ? fits : laterFits,
    setPreview,
  }
}
