import { NEW_CHANNEL_COLOR } from '@throughline/domain/channels'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import { plans, users } from './accounts-and-plans'
import { createdAt, identityKey, reference, rowVersion } from './column-types'

/**
 * Channels of a plan. `kind` is set once, at creation, from the reserved names,
 * so that a renamed channel keeps its behaviour. At most one channel of a plan
 * is the Initiatives channel.
 */
export const channels = pgTable(
  'channels',
  {
    id: identityKey(1001),
    version: rowVersion(),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    creatorId: reference().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    kind: text({ enum: ['standard', 'initiatives', 'subscriptions', 'socialMedia'] })
      .notNull()
      .default('standard'),
    orderIndex: integer().notNull().default(0),
    uiColor: text().notNull().default(NEW_CHANNEL_COLOR),
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
    version: rowVersion(),
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
    version: rowVersion(),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    channelId: reference(),
    creatorId: reference().references(() => users.id, { onDelete: 'set null' }),
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
    version: rowVersion(),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    tacticTypeId: reference(),
    creatorId: reference().references(() => users.id, { onDelete: 'set null' }),
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
