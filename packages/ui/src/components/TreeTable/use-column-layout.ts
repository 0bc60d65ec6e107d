import { useDeferredValue, useMemo, useState } from 'react'

import { arrangeColumns, type ColumnArrangement } from './column-arrangement'
import type { ColumnLayout } from './column-layout'
import { geometryStyle, pinnedSides, measureColumns, type ColumnWidthsById } from './column-widths'
import { fittingDigits } from './number-fit'
import type { TreeTableColumnEntry } from './tree-table-model'
import type { TreeViewport } from './use-tree-viewport'

interface ColumnLayoutQuestion<Row> {
  readonly columns: readonly TreeTableColumnEntry<Row>[]
  readonly collapsedGroupIds: ReadonlySet<string>
  readonly columnWidths: ColumnWidthsById
  readonly viewport: TreeViewport | null
}

/** The columns, and what of them changes while an edge is dragged. */
export interface ColumnLayoutState<Row> {
  /** The same object while only widths change: what depends on it is not drawn again. */
  readonly arrangement: ColumnArrangement<Row>
  readonly layout: ColumnLayout<Row>
  /** Properties of the root that carry the widths. */
  readonly geometry: Record<`--tl-${string}`, string>
  /** How many digits fit each column; the same array while none of it changes. */
  readonly fits: readonly number[]
  /** Shows widths that are still in the making; undefined ends it. */
  readonly setPreview: (widths: ColumnWidthsById | undefined) => void
}

const bothSides = 'start,end'

/** Lays out the columns, in parts that stay the same while the others change. */
export function useColumnLayout<Row>({
  columns,
  collapsedGroupIds,
  columnWidths,
  viewport,
}: ColumnLayoutQuestion<Row>): ColumnLayoutState<Row> {
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
  const sides = pinnedSides(whole, set, viewportWidth).join(',')
  const arrangement = useMemo(
    () =>
      sides === bothSides
        ? whole
        : arrangeColumns(columns, collapsedGroupIds, sides === 'start' ? ['start'] : []),
    [columns, collapsedGroupIds, whole, sides],
  )
  const layout = useMemo(
    () => ({ ...arrangement, ...measureColumns(arrangement, set, viewportWidth) }),
    [arrangement, set, viewportWidth],
  )
  const geometry = useMemo(() => geometryStyle(arrangement, layout), [arrangement, layout])

  const digitWidth = viewport?.digitWidth ?? 0
  const cellInset = viewport?.cellInset ?? 0
  const fitKey = layout.widths.map((width) => fittingDigits(width, cellInset, digitWidth)).join(' ')
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
