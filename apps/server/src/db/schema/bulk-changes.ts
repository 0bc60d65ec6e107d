import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { BulkChange, BulkRefusal } from '@throughline/domain/bulk'
import { plans, users } from './accounts-and-plans'
import { tacticFields } from './channels'
import { createdAt, identityKey, instant, reference } from './column-types'
import { optionColumns, tactics } from './tactics'

/** The columns of a tactic that bulk changes and imports write. */
export const bulkStateColumns = {
  title: tactics.title,
  tacticTypeId: tactics.tacticTypeId,
  startDate: tactics.startDate,
  endDate: tactics.endDate,
  isAllDay: tactics.isAllDay,
  isUnscheduled: tactics.isUnscheduled,
  ...optionColumns,
  rrule: tactics.rrule,
  recurrenceEndDate: tactics.recurrenceEndDate,
  isCustomRecurrence: tactics.isCustomRecurrence,
  estimatedCost: tactics.estimatedCost,
  actualCost: tactics.actualCost,
}

type StateColumns = Readonly<Pick<typeof tactics.$inferSelect, keyof typeof bulkStateColumns>>

/** Columns that only an import can change. */
type ImportedColumn = 'title' | 'isUnscheduled'

/** The fields of a tactic that a bulk change can change, as they are stored. */
export interface BulkItemState
  extends Omit<StateColumns, ImportedColumn>, Partial<Pick<StateColumns, ImportedColumn>> {
  readonly tagIds: readonly number[]
  readonly platformIds: readonly number[]
}

/** Audience figures of an item. */
export interface Reach {
  readonly impressions: number | null
  readonly ratingPoints: number | null
}

/** The links and values of an item that an import changes, in addition to its state. */
interface ImportedLinks {
  /** The number of the row in the request. */
  readonly row: number
  readonly addedInitiativeIds: readonly number[]
  readonly removedInitiativeIds: readonly number[]
  /** Impressions and rating points before the import, if it changes one of them. */
  readonly formerReach?: Reach
  /** Values of custom fields before the import; null for none. */
  readonly formerValues: readonly { readonly fieldId: number; readonly value: string | null }[]
}

/** An item that a bulk change has changed. */
export interface BulkChangedRow {
  readonly id: number
  /** Its version after the change. If the current version differs, another change has followed. */
  readonly version: number
  /**
   * Its state before the change; null for created and deleted items, whose undo needs only the id.
   */
  readonly before: BulkItemState | null
  /** Of an import. */
  readonly imported?: ImportedLinks
}

/** The change of the items. An import has separate changes for each item. */
export type StoredBulkChange = BulkChange | { readonly kind: 'import' }

/** An item that a bulk change has refused, as in the response. */
export interface BulkRefusedRow {
  readonly tacticId: number
  readonly title: string | null
  readonly code: BulkRefusal
  readonly channelName: string | null
}

/**
 * Changes of many tactics at once, with the data for their undo and for a repeated request. A sweep
 * deletes them when they can no longer be undone.
 */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: identityKey(),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    change: jsonb().$type<StoredBulkChange>().notNull(),
    items: jsonb().$type<readonly BulkChangedRow[]>().notNull(),
    unchangedIds: jsonb().$type<readonly number[]>().notNull(),
    refused: jsonb().$type<readonly BulkRefusedRow[]>().notNull(),
    createdAt: createdAt(),
    undoneAt: instant(),
  },
  (table) => [
    index('bulk_changes_plan').on(table.planId),
    index('bulk_changes_user').on(table.userId),
    index('bulk_changes_created_at').on(table.createdAt),
    check('bulk_changes_items_are_a_list', sql`jsonb_typeof(${table.items}) = 'array'`),
  ],
)

/**
 * Values of custom fields that a change of the type has cleared, for its undo. They are rows and
 * not part of `items` for three reasons: they may be long, they are deleted with their field, and
 * their images must stay in use.
 */
export const bulkChangeValues = pgTable(
  'bulk_change_values',
  {
    bulkChangeId: reference()
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    tacticId: reference()
      .notNull()
      .references(() => tactics.id, { onDelete: 'cascade' }),
    tacticFieldId: reference()
      .notNull()
      .references(() => tacticFields.id, { onDelete: 'cascade' }),
    creatorId: reference().references(() => users.id, { onDelete: 'cascade' }),
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bulkChangeId, table.tacticId, table.tacticFieldId] }),
    index('bulk_change_values_tactic').on(table.tacticId),
    index('bulk_change_values_field').on(table.tacticFieldId),
    index('bulk_change_values_creator').on(table.creatorId),
  ],
)
