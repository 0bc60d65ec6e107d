import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'

import type { ColumnPlaces, ColumnWidths, FrozenSide } from './column-geometry'
import type { GridViewport } from './use-grid-viewport'

/** Properties of a column in both tables. Keep the same object while nothing changes. */
export interface GridColumn extends ColumnWidths {
  /** Tells it from all others, also from those in groups. */
  readonly id: string
  /** The head, in sentence case. */
  readonly header: string
  /** Stays at this side while the others scroll. Within a group the group says so. */
  readonly isFrozen?: FrozenSide | undefined
}

/** Functions that the field in a cell calls. */
export interface CellEditorActions {
  /**
   * Reports the current text. The table takes it on Enter, on Tab and when the focus leaves the
   * cell.
   */
  readonly change: (text: string) => void
  /** Takes a text at once, and gives the focus back to the cell: an option was chosen. */
  readonly commit: (text: string) => void
  /** Ends editing, and leaves the cell as it was. */
  readonly cancel: () => void
}

/** Context for the field in a cell. */
export interface CellEditorContext<Row> extends CellEditorActions {
  readonly row: Row
  /** The head of the column: it names the field. */
  readonly label: string
  /** The text that editing began with. */
  readonly text: string
  /** Why the text could not be taken. The table shows it beside the cell; the field marks itself as invalid. */
  readonly error: string | undefined
}

/** A column whose cells are edited one by one, as text. */
export interface EditableColumn<Row> extends GridColumn {
  /** Whether the cell of a row can be edited. @default no cell can */
  readonly canEdit?: (row: Row) => boolean
  /** Why a typed text cannot be taken; undefined when it can. */
  readonly validateText?: (question: { row: Row; text: string }) => string | undefined
  /**
   * Draws the field in a cell while it is edited, such as a `DateField` or a `Select`. Its first
   * control takes the focus; lists and calendars that it opens belong to it. It reports texts,
   * which the table treats like pasted ones.
   * @default a text field
   */
  readonly renderEditor?: (context: CellEditorContext<Row>) => ReactNode
}

/** Frozen at a side of the table, or scrolling between. */
export type ColumnSide = FrozenSide | 'center'

/** A column in its place. */
export interface PlacedColumn<Column extends GridColumn = GridColumn> {
  readonly column: Column
  /** Among the shown columns, from 0. */
  readonly index: number
  /** Where it stands when the others scroll. */
  readonly side: ColumnSide
}

/** All shown columns in their places, with their widths; lengths in pixels. */
export interface GridLayout<Column extends GridColumn = GridColumn> extends ColumnPlaces {
  /** In the order shown: frozen at the start, scrolling, frozen at the end. */
  readonly columns: readonly PlacedColumn<Column>[]
  /** How many of the columns are frozen at the start. */
  readonly startCount: number
  /** How many of the columns are frozen at the end. */
  readonly endCount: number
  /** Lines of heads: 2 with groups, else 1. */
  readonly headRowCount: number
  /** How many columns at the start hold controls of the table, no data: ranges leave them out. @default 0 */
  readonly dataStart?: number
}

/** The ids that identify a row and its record. */
export interface RowIdentity {
  readonly id: string
  /** The same for all rows that show the same record. @default the id of the row */
  readonly recordId?: string | undefined
}

/** A row that is shown. */
interface GridRow<Row> extends RowIdentity {
  readonly original: Row
}

/** The row that replaces a missing one. */
export interface StandIn {
  readonly row: number
  /** It shows the same record; false for the row that hides it. */
  readonly isRecord: boolean
}

/** A cell that was activated: pressed, or Enter on it. */
export interface CellActivation<Row, ColumnId extends string = string> {
  readonly row: Row
  readonly columnId: ColumnId
  /** The cell: what opens can be beside it, and gives the focus back to it. */
  readonly anchor: HTMLElement
  /**
   * The press or the key. A link that is pressed is followed, unless the default of its event is
   * prevented.
   */
  readonly event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>
}

/** A place in a grid: a cell, or a row as a whole. */
export interface GridPlace {
  /**
   * Among the rows that are shown, from 0, those of the foot after those of the
   * body. Below 0 are the lines of heads, the lowest of them -1.
   */
  readonly row: number
  /** From 0; null for the row as a whole. */
  readonly column: number | null
}

/** The table, as the hooks of the grid core see it; lengths in pixels. */
export interface GridFrame<Row = unknown, Column extends GridColumn = GridColumn> {
  /** The element that scrolls and has the role of the grid. */
  readonly gridRef: RefObject<HTMLElement | null>
  /** Null until it is measured. */
  readonly viewport: GridViewport | null
  readonly layout: GridLayout<Column>
  readonly bodyRowCount: number
  /** Rows of totals, which stay in view. */
  readonly footRowCount: number
  /** A row of the body or the foot. */
  readonly rowAt: (row: number) => GridRow<Row> | undefined
  /**
   * Finds the row that replaces a missing one: another row of the same record, or the row whose
   * children are collapsed around it.
   * @default none does
   */
  readonly findStandIn?: (row: RowIdentity) => StandIn | undefined
  /** Where a row begins, from the top of the body; for `bodyRowCount` the height of the body. */
  readonly topOf: (row: number) => number
  /** Height that the heads cover at the top. */
  readonly headHeight: number
  /** Height that totals cover at the bottom. */
  readonly footHeight: number
}
