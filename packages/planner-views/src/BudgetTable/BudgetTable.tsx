import type { BudgetPlace, BudgetRow, BudgetTree } from '@throughline/domain/budget'
import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { ErrorState } from '@throughline/ui/ErrorState'
import { TreeTable } from '@throughline/ui/TreeTable'
import type { TreeTableCellActivation, TreeTableRowKind } from '@throughline/ui/TreeTable'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useId, useMemo } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'
import { spanNameIn } from '@throughline/domain/budget'

import { useIsPrinting } from '../calendar-parts'
import { budgetColumns, rowName, spanOfColumn } from './budget-columns'
import { BudgetPaper } from './BudgetPaper'
import { BudgetTableRoot } from './BudgetTable.styles'
import { englishBudgetTableLabels } from './BudgetTable.labels'
import type { BudgetTableLabels } from './BudgetTable.labels'
import { cellWidthsOf, usualWidths } from './model/cell-width'
import { visibleRows } from './model/visible-rows'
import { useRevealedPeriod } from './use-revealed-period'
import type { RevealedDay } from './use-revealed-period'

/** A cell that was activated, to see the items behind it. */
export interface BudgetCellRequest
  extends BudgetPlace, Omit<TreeTableCellActivation<BudgetRow>, 'event'> {
  /** The items behind the cell, such as `Email, Oct 2026`. */
  readonly title: string
}

export interface BudgetTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The costs by channel, type and period. Keep the same objects while nothing changes. */
  tree: BudgetTree
  /**
   * `loading` shows skeletons, `error` says that the data could not be loaded and offers to
   * try again. @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error'
  /** Asks to read the costs again after a failure. */
  onRetry?: (() => void) | undefined
  /** The channels whose types are visible. */
  expandedRowIds: ReadonlySet<string>
  /** Rows were expanded or collapsed; the set has the ids of all expanded ones. */
  onExpandedChange: (change: { expandedRowIds: ReadonlySet<string> }) => void
  /** A cell with items behind it was activated: pressed, or Enter or Space on it. */
  onActivateCell: (activation: BudgetCellRequest) => void
  /** Filters are in use: asks to clear them where they leave nothing. */
  onClearFilters?: (() => void) | undefined
  /** Requests to hide other plans. Figures are hidden while these are visible. */
  onHideOtherPlans?: (() => void) | undefined
  /**
   * A day whose period the table scrolls into view, such as today. The period stays in view until
   * the user scrolls; a new object scrolls again. @default null
   */
  revealedDay?: RevealedDay | null
  /** Heading of printed pages: the plan of the budget, and its days. @default nothing */
  paperHeading?: string
  /** @default englishBudgetTableLabels */
  labels?: BudgetTableLabels
}

const LOADING_ROWS = 12
const noRows: readonly BudgetRow[] = []
const idOf = ({ id }: BudgetRow) => id
const childrenOf = ({ rows }: BudgetRow) => rows
const kinds: Readonly<Record<BudgetRow['kind'], TreeTableRowKind>> = {
  channel: 'section',
  other: 'section',
  type: 'item',
  total: 'total',
}
const kindOf = ({ kind }: BudgetRow) => kinds[kind]

/** The costs of a plan: channels and their types by month, quarter or year. */
export function BudgetTable(props: BudgetTableProps) {
  return (
    <ErrorBoundary>
      <BudgetTableContent {...props} />
    </ErrorBoundary>
  )
}

function BudgetTableContent({
  tree,
  status = 'ready',
  onRetry,
  expandedRowIds,
  onExpandedChange,
  onActivateCell,
  onClearFilters,
  onHideOtherPlans,
  revealedDay = null,
  paperHeading = '',
  labels: providedLabels = englishBudgetTableLabels,
  ...rest
}: BudgetTableProps) {
  const labels = useLabels(providedLabels)
  const locale = useLocale()
  const hintId = useId()
  const isPrinting = useIsPrinting()
  const widths = status === 'ready' ? cellWidthsOf(tree, locale) : usualWidths
  const { span, total } = widths
  const gridRef = useRevealedPeriod(revealedDay, tree.spans, widths)
  const columns = useMemo(
    () => budgetColumns(tree.spans, { span, total }, labels, locale),
    [tree.spans, span, total, labels, locale],
  )
  const totalRows = useMemo(() => (tree.rows.length === 0 ? noRows : [tree.total]), [tree])
  const notice = noticeOf({ tree, status, onRetry, onClearFilters, onHideOtherPlans, labels })
  return (
    <BudgetTableRoot {...rest}>
      <VisuallyHidden id={hintId}>{labels.tableHint}</VisuallyHidden>
      <TreeTable
        ref={gridRef}
        label={labels.table}
        aria-describedby={hintId}
        columns={columns}
        rows={tree.rows}
        totalRows={totalRows}
        getRowId={idOf}
        getChildren={childrenOf}
        getRowKind={kindOf}
        expandedRowIds={expandedRowIds}
        onExpandedChange={onExpandedChange}
        onActivateCell={({ row, columnId, anchor }) => {
          const period = spanOfColumn(columnId, tree.spans)
          const title = labels.cell({
            name: rowName(row, labels),
            period: period === undefined ? labels.total : spanNameIn(locale, period),
          })
          const place = { rowId: row.id, spanId: period?.id ?? null }
          onActivateCell({ ...place, row, columnId, anchor, title })
        }}
        loadingRowCount={status === 'loading' && notice === null ? LOADING_ROWS : 0}
        {...(notice === null ? null : { notice })}
      />
      {isPrinting && notice !== null ? (
        <div data-part="paper">
          <strong>{paperHeading}</strong>
          {notice}
        </div>
      ) : null}
      {isPrinting && status === 'loading' && notice === null ? (
        <p data-part="paper">{labels.loadingOnPaper}</p>
      ) : null}
      {isPrinting && status === 'ready' && notice === null ? (
        <div data-part="paper">
          <BudgetPaper
            heading={paperHeading}
            spans={tree.spans}
            rows={visibleRows(tree, expandedRowIds)}
            labels={labels}
          />
        </div>
      ) : null}
    </BudgetTableRoot>
  )
}

/** Returns the message that replaces the rows; null for none. */
function noticeOf({
  tree,
  status,
  onRetry,
  onClearFilters,
  onHideOtherPlans,
  labels,
}: Pick<BudgetTableProps, 'tree' | 'status' | 'onRetry' | 'onClearFilters' | 'onHideOtherPlans'> & {
  readonly labels: BudgetTableLabels
}): ReactNode {
  if (onHideOtherPlans !== undefined) {
    return (
      <EmptyState
        title={labels.otherPlans}
        actions={<Button onClick={onHideOtherPlans}>{labels.hideOtherPlans}</Button>}
      >
        {labels.otherPlansHint}
      </EmptyState>
    )
  }
  if (status === 'error') {
    return (
      <ErrorState
        title={labels.failed}
        retryLabel={labels.retry}
        {...(onRetry === undefined ? null : { onRetry })}
      />
    )
  }
  if (status === 'loading' || tree.rows.length > 0) return null
  if (onClearFilters === undefined) {
    return <EmptyState title={labels.noChannels}>{labels.noChannelsHint}</EmptyState>
  }
  return (
    <EmptyState
      title={labels.noneVisible}
      actions={<Button onClick={onClearFilters}>{labels.clearFilters}</Button>}
    >
      {labels.noneVisibleHint}
    </EmptyState>
  )
}
