import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { optionFieldNames } from '@throughline/domain/tactics'
import type { OptionField } from '@throughline/domain/tactics'
import { users } from './accounts-and-plans'
import {
  amountDollars,
  civilDateTime,
  createdAt,
  identityKey,
  instant,
  reference,
} from './column-types'
import { planDocuments } from './documents'
import { plans } from './accounts-and-plans'
import { tacticFields, tacticPlatforms, tacticTypes } from './channels'
import { tags } from './tags'

/**
 * SQL for the visible text of `summary`. Blocks and cells separate words; inline formatting such as
 * bold does not. The five entities of sanitized HTML become characters again.
 */
export const NOTES_AS_READ = [
  [String.raw`'</?(p|div|li|ul|ol|h[1-6]|br|hr|tr|td|th|table|blockquote|pre|img)\y[^>]*>'`, "' '"],
  ["'<[^>]*>'", "''"],
  ["'&nbsp;'", "' '"],
  ["'&lt;'", "'<'"],
  ["'&gt;'", "'>'"],
  ["'&quot;'", `'"'`],
  ["'&amp;'", "'&'"],
].reduce(
  (text, [pattern, character]) => `regexp_replace(${text}, ${pattern}, ${character}, 'g')`,
  'summary',
)
/** Title and notes as a search compares them with its words; a migration has the function. */
const SEARCH_TEXT = `search_fold(title || ' ' || ${NOTES_AS_READ})`

/** Items and series that last longer than these days are few. They have an index of their own. */
export const LONG_ITEM_DAYS = '31'

/**
 * Tactics and initiatives. Dates are civil; in the parking lot both are null. The `endDate` of an
 * all-day item is its last day.
 *
 * The database computes `spanStart` and `spanEnd`: the first and last day that the item or its
 * series can touch, both inclusive, `infinity` for a series without end, null in the parking lot. A
 * query for the days [from, to] uses `spanEnd >= from and spanStart <= to`.
 *
 * The contract limits rich text to 1,000,000 characters before sanitizing, which may write `&` as
 * five characters. So the limit here is higher.
 *
 * `deletedAt` is the soft delete; every read except for an undo leaves such rows out. `version`
 * grows by one with each write.
 */
export const tactics = pgTable(
  'tactics',
  {
    id: identityKey(1001),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    tacticTypeId: reference().notNull(),
    creatorId: reference().references(() => users.id, { onDelete: 'set null' }),
    /** Who made the current version; null when unknown. */
    updaterId: reference().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    startDate: civilDateTime(),
    endDate: civilDateTime(),
    isAllDay: boolean().notNull().default(true),
    isUnscheduled: boolean().notNull().default(false),
    isFlagged: boolean().notNull().default(false),
    isInitiative: boolean().notNull().default(false),
    estimatedCost: amountDollars(),
    actualCost: amountDollars(),
    impressions: bigint({ mode: 'number' }),
    ratingPoints: doublePrecision(),
    summary: text().notNull().default(''),
    searchText: text().generatedAlwaysAs(sql.raw(SEARCH_TEXT)),
    rrule: text(),
    recurrenceEndDate: civilDateTime(),
    isCustomRecurrence: boolean().notNull().default(false),
    spanStart: date({ mode: 'string' }).generatedAlwaysAs(sql`start_date::date`),
    spanEnd: date({ mode: 'string' }).generatedAlwaysAs(
      sql`case when rrule is null then end_date::date when recurrence_end_date is null and start_date is not null then 'infinity'::date else greatest(end_date::date, recurrence_end_date::date + (end_date::date - start_date::date)) end`,
    ),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    deletedAt: instant(),
  },
  (table) => [
    unique('tactics_id_plan_unique').on(table.id, table.planId),
    foreignKey({
      name: 'tactics_type_fk',
      columns: [table.tacticTypeId, table.planId],
      foreignColumns: [tacticTypes.id, tacticTypes.planId],
    }).onDelete('cascade'),
    index('tactics_plan_span')
      .on(table.planId, table.spanEnd, table.spanStart)
      .where(sql`${table.deletedAt} is null and not ${table.isUnscheduled}`),
    // Both have all columns that a list needs to find its items, so that no rows are read for it.
    index('tactics_plan_start')
      .on(table.planId, table.startDate, table.id, table.spanEnd)
      .where(sql`${table.deletedAt} is null and not ${table.isUnscheduled}`),
    index('tactics_plan_long')
      .on(table.planId, table.spanEnd, table.startDate, table.id)
      .where(
        sql`${table.deletedAt} is null and not ${table.isUnscheduled} and ${table.spanEnd} > ${table.spanStart} + ${sql.raw(LONG_ITEM_DAYS)}`,
      ),
    index('tactics_plan_parking_lot')
      .on(table.planId)
      .where(sql`${table.deletedAt} is null and ${table.isUnscheduled}`),
    index('tactics_plan_initiatives')
      .on(table.planId, table.spanStart)
      .where(sql`${table.deletedAt} is null and ${table.isInitiative}`),
    index('tactics_plan').on(table.planId),
    index('tactics_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('tactics_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('tactics_type').on(table.tacticTypeId),
    index('tactics_creator').on(table.creatorId),
    index('tactics_updater').on(table.updaterId),
    check('tactics_title_given', sql`length(trim(${table.title})) > 0`),
    check(
      'tactics_parking_lot_has_no_dates',
      sql`case when ${table.isUnscheduled} then ${table.startDate} is null and ${table.endDate} is null and ${table.rrule} is null and ${table.recurrenceEndDate} is null else ${table.startDate} is not null and ${table.endDate} is not null end`,
    ),
    check('tactics_end_not_before_start', sql`${table.endDate} >= ${table.startDate}`),
    check(
      'tactics_years_in_range',
      sql`${table.startDate} >= '1900-01-01' and ${table.endDate} < '10000-01-01'`,
    ),
    check('tactics_rrule_not_blank', sql`length(trim(${table.rrule})) > 0`),
    check(
      'tactics_costs_in_range',
      sql`coalesce(${table.estimatedCost}, 0) between 0 and 1000000000000 and coalesce(${table.actualCost}, 0) between 0 and 1000000000000`,
    ),
    check(
      'tactics_figures_not_negative',
      sql`coalesce(${table.impressions}, 0) >= 0 and coalesce(${table.ratingPoints}, 0) >= 0`,
    ),
    check('tactics_summary_length', sql`length(${table.summary}) <= 6000000`),
    check('tactics_version_positive', sql`${table.version} >= 1`),
  ],
)

/** The columns of fields whose values are options. */
export const optionColumns = columnsOf(optionFieldNames)

function columnsOf<Field extends OptionField>(
  fields: readonly Field[],
): Pick<typeof tactics, Field> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has every field
  return Object.fromEntries(fields.map((field) => [field, tactics[field]])) as Pick<
    typeof tactics,
    Field
  >
}

/** The platforms chosen for a tactic. */
export const tacticPlatformChoices = pgTable(
  'tactic_platform_choices',
  {
    tacticId: reference()
      .notNull()
      .references(() => tactics.id, { onDelete: 'cascade' }),
    tacticPlatformId: reference()
      .notNull()
      .references(() => tacticPlatforms.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.tacticId, table.tacticPlatformId] }),
    index('tactic_platform_choices_platform').on(table.tacticPlatformId),
  ],
)

/** The tags that a tactic carries. */
export const tacticTags = pgTable(
  'tactic_tags',
  {
    tacticId: reference()
      .notNull()
      .references(() => tactics.id, { onDelete: 'cascade' }),
    tagId: reference()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.tacticId, table.tagId] }),
    index('tactic_tags_tag').on(table.tagId),
  ],
)

/** The initiatives of a tactic, from its own plan or from its family. */
export const tacticInitiatives = pgTable(
  'tactic_initiatives',
  {
    tacticId: reference()
      .notNull()
      .references(() => tactics.id, { onDelete: 'cascade' }),
    initiativeId: reference()
      .notNull()
      .references(() => tactics.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.tacticId, table.initiativeId] }),
    index('tactic_initiatives_initiative').on(table.initiativeId),
    check('tactic_initiatives_not_itself', sql`${table.tacticId} <> ${table.initiativeId}`),
  ],
)

/** The documents attached to a tactic. */
export const tacticDocuments = pgTable(
  'tactic_documents',
  {
    tacticId: reference()
      .notNull()
      .references(() => tactics.id, { onDelete: 'cascade' }),
    planDocumentId: reference()
      .notNull()
      .references(() => planDocuments.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.tacticId, table.planDocumentId] }),
    index('tactic_documents_document').on(table.planDocumentId),
  ],
)

/**
 * Values of custom fields, one per tactic and field, as text: a number in decimal, a link as its
 * URL, an image as the id of its media asset, rich text as sanitized HTML. `tacticId` is null for a
 * value that was stored before its tactic. A sweep deletes values that still have no tactic after a
 * day.
 */
export const tacticFieldValues = pgTable(
  'tactic_field_values',
  {
    id: identityKey(),
    tacticId: reference().references(() => tactics.id, { onDelete: 'cascade' }),
    creatorId: reference().references(() => users.id, { onDelete: 'cascade' }),
    tacticFieldId: reference()
      .notNull()
      .references(() => tacticFields.id, { onDelete: 'cascade' }),
    value: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('tactic_field_values_one_per_field').on(table.tacticId, table.tacticFieldId),
    index('tactic_field_values_field').on(table.tacticFieldId),
    index('tactic_field_values_creator').on(table.creatorId),
    index('tactic_field_values_of_no_tactic')
      .on(table.createdAt)
      .where(sql`${table.tacticId} is null`),
    check('tactic_field_values_length', sql`length(${table.value}) <= 6000000`),
  ],
)
