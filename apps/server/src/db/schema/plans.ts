import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { accounts, users } from './accounts'
import { amountDollars, createdAt, identityKey, instant, reference } from './column-types'

/**
 * Plans. Id 15 is the super plan: a template without account, the source of the
 * default channels, types and platforms. Every other plan has an account; a
 * nested plan (`Sub`) has a lead of the same account. `totalBudget`, `startDate`
 * and `endDate` mirror the active primary budget. `version` grows by one with
 * each write.
 */
export const plans = pgTable(
  'plans',
  {
    id: identityKey(101),
    accountId: reference().references((): AnyPgColumn => accounts.id, { onDelete: 'cascade' }),
    parentId: reference(),
    creatorId: reference().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    type: text({ enum: ['Individual', 'Master', 'Sub'] }).notNull(),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    weekStartDay: text({ enum: ['sunday', 'monday'] })
      .notNull()
      .default('sunday'),
    ratingPointsType: text({ enum: ['trp', 'grp'] })
      .notNull()
      .default('grp'),
    totalBudget: amountDollars(),
    useBudgets: boolean().notNull().default(false),
    useDashboards: boolean().notNull().default(false),
    isTacticSummaryFieldEnabled: boolean().notNull().default(true),
    isTemplate: boolean().notNull().default(false),
    freeze: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    unique('plans_id_account_unique').on(table.id, table.accountId),
    foreignKey({
      name: 'plans_parent_fk',
      columns: [table.parentId, table.accountId],
      foreignColumns: [table.id, table.accountId],
    }).onDelete('no action'),
    uniqueIndex('plans_one_template')
      .on(table.isTemplate)
      .where(sql`${table.isTemplate}`),
    index('plans_account').on(table.accountId),
    index('plans_parent').on(table.parentId),
    index('plans_creator').on(table.creatorId),
    check('plans_name_given', sql`length(trim(${table.name})) > 0`),
    check('plans_type_known', sql`${table.type} in ('Individual', 'Master', 'Sub')`),
    check('plans_nested_has_lead', sql`(${table.type} = 'Sub') = (${table.parentId} is not null)`),
    check('plans_not_its_own_lead', sql`${table.parentId} <> ${table.id}`),
    check(
      'plans_template_has_no_account',
      sql`${table.isTemplate} = (${table.accountId} is null) and ${table.isTemplate} = (${table.id} = 15)`,
    ),
    check('plans_week_start_day_known', sql`${table.weekStartDay} in ('sunday', 'monday')`),
    check('plans_rating_points_type_known', sql`${table.ratingPointsType} in ('trp', 'grp')`),
    check('plans_end_not_before_start', sql`${table.endDate} >= ${table.startDate}`),
    check('plans_total_budget_in_range', sql`${table.totalBudget} between 0 and 1000000000000`),
    check('plans_version_positive', sql`${table.version} >= 1`),
  ],
)

/**
 * Channels of a plan. `kind` is set once, at creation, from the reserved names,
 * so that a renamed channel keeps its behaviour. At most one channel of a plan
 * is the Initiatives channel.
 */
export const channels = pgTable(
  'channels',
  {
    id: identityKey(1001),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    creatorId: reference().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    kind: text({ enum: ['standard', 'initiatives', 'subscriptions', 'socialMedia'] })
      .notNull()
      .default('standard'),
    orderIndex: integer().notNull().default(0),
    uiColor: text().notNull().default('#EF482A'),
    isPaidMedia: boolean().notNull().default(false),
    enableTacticFlagging: boolean().notNull().default(false),
    useMonthlyFocusType: boolean().notNull().default(false),
    isSummaryEnabled: boolean().notNull().default(true),
    hideInFlow: boolean().notNull().default(false),
    isVisibleCustomChannel: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    unique('channels_id_plan_unique').on(table.id, table.planId),
    uniqueIndex('channels_one_initiatives_channel')
      .on(table.planId)
      .where(sql`${table.kind} = 'initiatives'`),
    uniqueIndex('channels_name_once_in_plan').on(table.planId, sql`lower(btrim(${table.name}))`),
    index('channels_plan').on(table.planId, table.orderIndex),
    index('channels_creator').on(table.creatorId),
    check('channels_name_given', sql`length(trim(${table.name})) > 0`),
    check(
      'channels_kind_known',
      sql`${table.kind} in ('standard', 'initiatives', 'subscriptions', 'socialMedia')`,
    ),
    check('channels_ui_color_is_hex', sql`${table.uiColor} ~ '^#[0-9A-Fa-f]{6}$'`),
  ],
)

/**
 * Tactic types of a channel; those of the Initiatives channel are the categories
 * of initiatives. `planId` repeats the channel's plan, so that the database can
 * hold a tactic, its type and its channel to one plan.
 */
export const tacticTypes = pgTable(
  'tactic_types',
  {
    id: identityKey(1001),
    channelId: reference().notNull(),
    planId: reference().notNull(),
    name: text().notNull(),
    kind: text({
      enum: ['standard', 'monthlyFocus', 'campaign', 'promotion', 'keyDate', 'monthlyTheme'],
    })
      .notNull()
      .default('standard'),
    orderIndex: integer().notNull().default(0),
    isVisibleCustomTacticType: boolean().notNull().default(true),
    shouldTacticsAllowMultiplePlatforms: boolean().notNull().default(false),
    shouldHideTacticsFromNestedPlans: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique('tactic_types_id_plan_unique').on(table.id, table.planId),
    foreignKey({
      name: 'tactic_types_channel_fk',
      columns: [table.channelId, table.planId],
      foreignColumns: [channels.id, channels.planId],
    }).onDelete('cascade'),
    uniqueIndex('tactic_types_one_monthlyFocus')
      .on(table.channelId)
      .where(sql`${table.kind} = 'monthlyFocus'`),
    index('tactic_types_channel').on(table.channelId, table.orderIndex),
    index('tactic_types_plan').on(table.planId),
    check('tactic_types_name_given', sql`length(trim(${table.name})) > 0`),
    check(
      'tactic_types_kind_known',
      sql`${table.kind} in ('standard', 'monthlyFocus', 'campaign', 'promotion', 'keyDate', 'monthlyTheme')`,
    ),
  ],
)

/**
 * Platforms of a plan, for example the social networks: of one channel, or of
 * any (`channelId` null).
 */
export const tacticPlatforms = pgTable(
  'tactic_platforms',
  {
    id: identityKey(1001),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    channelId: reference(),
    creatorId: reference().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    name: text().notNull().default('No Platform'),
  },
  (table) => [
    foreignKey({
      name: 'tactic_platforms_channel_fk',
      columns: [table.channelId, table.planId],
      foreignColumns: [channels.id, channels.planId],
    }).onDelete('cascade'),
    index('tactic_platforms_channel').on(table.channelId),
    index('tactic_platforms_plan').on(table.planId),
    index('tactic_platforms_creator').on(table.creatorId),
    check('tactic_platforms_name_given', sql`length(trim(${table.name})) > 0`),
  ],
)

/** The platforms that a tactic type offers. */
export const tacticTypePlatforms = pgTable(
  'tactic_type_platforms',
  {
    tacticTypeId: reference()
      .notNull()
      .references(() => tacticTypes.id, { onDelete: 'cascade' }),
    tacticPlatformId: reference()
      .notNull()
      .references(() => tacticPlatforms.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.tacticTypeId, table.tacticPlatformId] }),
    index('tactic_type_platforms_platform').on(table.tacticPlatformId),
  ],
)

/** Custom fields: universal ones of a plan (`tacticTypeId` null) or of one type. */
export const tacticFields = pgTable(
  'tactic_fields',
  {
    id: identityKey(),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    tacticTypeId: reference(),
    creatorId: reference().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    type: text({ enum: ['string', 'number', 'url', 'image', 'richtext'] }).notNull(),
    description: text().notNull().default(''),
    helpText: text().notNull().default(''),
    options: jsonb()
      .$type<readonly string[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    orderIndex: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({
      name: 'tactic_fields_type_fk',
      columns: [table.tacticTypeId, table.planId],
      foreignColumns: [tacticTypes.id, tacticTypes.planId],
    }).onDelete('cascade'),
    index('tactic_fields_plan').on(table.planId, table.orderIndex),
    index('tactic_fields_type').on(table.tacticTypeId),
    index('tactic_fields_creator').on(table.creatorId),
    check('tactic_fields_name_given', sql`length(trim(${table.name})) > 0`),
    check(
      'tactic_fields_type_known',
      sql`${table.type} in ('string', 'number', 'url', 'image', 'richtext')`,
    ),
    check('tactic_fields_options_are_a_list', sql`jsonb_typeof(${table.options}) = 'array'`),
  ],
)

/** Tags of a plan, stored as `Category:Name`. */
export const tags = pgTable(
  'tags',
  {
    id: identityKey(1001),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    orderIndex: integer().notNull().default(0),
  },
  (table) => [
    index('tags_plan').on(table.planId, table.orderIndex),
    check('tags_text_given', sql`length(trim(${table.text})) > 0`),
  ],
)

/** Tags that are hidden from a person, with every tactic that carries one. */
export const userBlockedTags = pgTable(
  'user_blocked_tags',
  {
    userId: reference()
      .notNull()
      .references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    tagId: reference()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tagId] }),
    index('user_blocked_tags_tag').on(table.tagId),
  ],
)

/** Views that a person saved under a name; what the definition says belongs to the client. */
export const customViews = pgTable(
  'custom_views',
  {
    id: identityKey(),
    userId: reference()
      .notNull()
      .references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    planId: reference().references(() => plans.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    view: text({ enum: ['month', 'day', 'flow', 'table', 'budget', 'search', 'performance'] })
      .notNull()
      .default('month'),
    definition: jsonb()
      .$type<Readonly<Record<string, unknown>>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    orderIndex: integer().notNull().default(0),
    updatedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('custom_views_user').on(table.userId, table.orderIndex),
    index('custom_views_plan').on(table.planId),
    check(
      'custom_views_view_known',
      sql`${table.view} in ('month', 'day', 'flow', 'table', 'budget', 'search', 'performance')`,
    ),
  ],
)
