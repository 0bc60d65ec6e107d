import { spanNameIn } from '@throughline/domain/budget'
import type { BudgetRow, BudgetSpan } from '@throughline/domain/budget'
import { isolateText } from '@throughline/domain/messages'
import type {
  TreeTableColumn,
  TreeTableColumnEntry,
  TreeTableColumnGroup,
} from '@throughline/ui/TreeTable'
import type { Locale } from '@throughline/domain/locale'

import { figureOrDash } from '../money-parts'
import { ChannelColor } from './BudgetTable.styles'
import type { BudgetTableLabels } from './BudgetTable.labels'
import type { CellWidths } from './model/cell-width'
import { FIGURE_KINDS, figuresAt } from './model/visible-rows'
import type { FigureKind } from './model/visible-rows'

/** Width of the names, in pixels. */
export const NAME_PIXELS = 204
/** The place of the totals among the periods of a row. */
const TOTAL_AT = -1

/** The names, a group of three columns for each period, and the totals at the end. */
export function budgetColumns(
  spans: readonly BudgetSpan[],
  widths: CellWidths,
  labels: BudgetTableLabels,
  locale?: Locale,
): readonly TreeTableColumnEntry<BudgetRow>[] {
  return [
    nameColumn(labels),
    ...spans.map((span, at) => ({
      id: span.id,
      header: locale === undefined ? span.name : spanNameIn(locale, span),
      columns: figureColumns(span.id, at, widths.span, labels, locale),
    })),
    totalGroup(widths.total, labels, locale),
  ]
}

function nameColumn(labels: BudgetTableLabels): TreeTableColumn<BudgetRow> {
  return {
    id: 'name',
    header: labels.names,
    width: NAME_PIXELS,
    isFrozen: 'start',
    getValue: (row) => rowName(row, labels),
    renderCell: (row) => (
      <span title={rowName(row, labels)}>
        {row.color === null ? null : <ChannelColor style={{ background: row.color }} />}
        {isolateText(rowName(row, labels))}
      </span>
    ),
  }
}

/** The name of a row; that of the totals is a text of the table. */
export function rowName({ kind, name }: BudgetRow, labels: BudgetTableLabels): string {
  return kind === 'total' ? labels.monthlyTotals : name
}

function totalGroup(
  width: number,
  labels: BudgetTableLabels,
  locale: Locale | undefined,
): TreeTableColumnGroup<BudgetRow> {
  return {
    id: 'total',
    header: labels.total,
    isFrozen: 'end',
    columns: figureColumns('total', TOTAL_AT, width, labels, locale),
  }
}

function figureColumnId(id: string, kind: FigureKind): string {
  return `${id}:${kind}`
}

/** Returns the period of a column; undefined for the totals. */
export function spanOfColumn(
  columnId: string,
  spans: readonly BudgetSpan[],
): BudgetSpan | undefined {
  return spans.find(({ id }) => FIGURE_KINDS.some((kind) => figureColumnId(id, kind) === columnId))
}

function figureColumns(
  id: string,
  at: number,
  width: number,
  labels: BudgetTableLabels,
  locale: Locale | undefined,
): readonly TreeTableColumn<BudgetRow>[] {
  return FIGURE_KINDS.map((kind) => ({
    id: figureColumnId(id, kind),
    header: labels.columns[kind],
    width,
    tone: kind === 'variance' ? 'muted' : at === TOTAL_AT ? 'strong' : 'normal',
    getValue: (row) => figuresAt(row, at)[kind],
    formatValue: (value) => figureOrDash(typeof value === 'number' ? value : null, locale),
    opensDialog: (row) => figuresAt(row, at).itemCount > 0,
  }))
}
