import type { BudgetTableLabels } from './BudgetTable.labels'

/** An item behind a cell of a budget. */
export interface BudgetCellItem {
  readonly id: number
  readonly title: string
  /** Civil date-time. */
  readonly startDate: string
  /** Civil date-time, on the last day. */
  readonly endDate: string
  /** Whole dollars; null for none. */
  readonly estimatedCost: number | null
  /** Whole dollars; null for none. */
  readonly actualCost: number | null
}

/** One of the two costs of an item. */
export type BudgetCostName = 'estimatedCost' | 'actualCost'

/** A cost that was changed: whole dollars, or null for none. */
export interface BudgetCostChange {
  readonly itemId: number
  readonly name: BudgetCostName
  readonly amountDollars: number | null
}

export interface BudgetCellItemsProps {
  /** Cell of the items. The list opens beside it, and returns the focus to it. */
  anchor: HTMLElement
  /** Title of the list: the source of the items, such as `Email, Oct 2026`. */
  title: string
  /** The items of the cell as they are now; they may change while it is open. */
  items: readonly BudgetCellItem[]
  /** Whether the costs of an item may be changed. */
  canEdit: (item: BudgetCellItem) => boolean
  /** A cost was changed: when its field is left, with Enter, or when the list is closed. */
  onCostChange: (change: BudgetCostChange) => void
  /** The user requested the complete item. */
  onOpenItem: (request: { itemId: number }) => void
  /** The user requested to close the list. */
  onClose: () => void
  /** @default englishBudgetTableLabels */
  labels?: BudgetTableLabels
}
