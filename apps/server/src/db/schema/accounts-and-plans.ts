import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { amountDollars, createdAt, identityKey, instant, reference } from './column-types'

// People, accounts, plans and files refer to each other, so they are one module:
// modules that import each other would depend on the order in which they load.

/**
 * People. Ordinary ids start at 1001; 2, 3, 4 and 300 are super users. A user
 * without `passwordHash` cannot sign in. `deletedAt` is the soft delete.
 */
export const users = pgTable(
  'users',
  {
    id: identityKey(1001),
    emailAddress: text().notNull(),
    /** The email address before its last change. */
    oldEmailAddress: text(),
    /**
     * False from a change of the email address until the user opens a link that was mailed to it.
     * Until then the address may belong to another person.
     */
    isAddressProven: boolean().notNull().default(true),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    passwordHash: text(),
    status: text({ enum: ['pending', 'accepted'] })
      .notNull()
      .default('pending'),
    profileImageId: reference().references(() => mediaAssets.id, { onDelete: 'set null' }),
    mostRecentView: text({ enum: ['dashboard', 'calendar', 'budget', 'view'] })
      .notNull()
      .default('dashboard'),
    mostRecentPlanId: reference().references((): AnyPgColumn => plans.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex('users_email_address_unique')
      .on(sql`lower(${table.emailAddress})`)
      .where(sql`${table.deletedAt} is null`),
    index('users_most_recent_plan').on(table.mostRecentPlanId),
    index('users_profile_image').on(table.profileImageId),
    check('users_status_known', sql`${table.status} in ('pending', 'accepted')`),
    check(
      'users_most_recent_view_known',
      sql`${table.mostRecentView} in ('dashboard', 'calendar', 'budget', 'view')`,
    ),
    check('users_email_address_shape', sql`${table.emailAddress} like '%_@_%'`),
  ],
)

/**
 * Accounts. `ownerId` decides who the owner is. The owner also has the account-level row with role
 * 1 in `user_roles`. A seat total of 0 means that the account has bought no seat of that kind. With
 * `hasDevModeSeats`, every kind has 100 free seats.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: identityKey(101),
    ownerId: reference().references((): AnyPgColumn => users.id, { onDelete: 'restrict' }),
    contactCompanyName: text().notNull(),
    contactFirstName: text().notNull().default(''),
    contactLastName: text().notNull().default(''),
    contactPhone: text().notNull().default(''),
    contactEmail: text().notNull().default(''),
    contactAddress1: text().notNull().default(''),
    contactAddress2: text().notNull().default(''),
    contactCity: text().notNull().default(''),
    contactState: text().notNull().default(''),
    contactZip: text().notNull().default(''),
    billingAddress1: text().notNull().default(''),
    billingCity: text().notNull().default(''),
    billingState: text().notNull().default(''),
    billingZip: text().notNull().default(''),
    billingPaymentId: text(),
    source: text(),
    isBillingShown: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    hasTacticTypeCF: boolean('has_tactic_type_cf').notNull().default(true),
    universalSeatsTotal: integer().notNull().default(0),
    adminSeatsTotal: integer().notNull().default(0),
    viewerSeatsTotal: integer().notNull().default(0),
    hasDevModeSeats: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('accounts_owner').on(table.ownerId),
    check('accounts_name_given', sql`length(trim(${table.contactCompanyName})) > 0`),
    check(
      'accounts_seats_not_negative',
      sql`${table.universalSeatsTotal} >= 0 and ${table.adminSeatsTotal} >= 0 and ${table.viewerSeatsTotal} >= 0`,
    ),
  ],
)

/** The place of a plan in its family when it was deleted. */
export interface PlanFamilyAtDeletion {
  readonly type: 'Individual' | 'Master' | 'Sub'
  readonly parentId: number | null
  readonly nestedPlanIds: readonly number[]
}

/**
 * Plans. Plan 15 is the super plan: a template without an account, the source of the default
 * channels, types and platforms. Every other plan has an account; a nested plan (`Sub`) has a lead
 * of the same account. `totalBudget`, `startDate` and `endDate` mirror the active primary budget.
 * `version` grows by one with each write.
 *
 * `deletedAt` is the soft delete. A deleted plan has no family and no roles, so every gate refuses
 * it. `deleted_plan_roles` and `familyAtDeletion` contain the data for a restoration.
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
    deletedAt: instant(),
    deletedById: reference().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    familyAtDeletion: jsonb().$type<PlanFamilyAtDeletion>(),
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
    index('plans_deleted_by').on(table.deletedById),
    index('plans_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
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
    check(
      'plans_deleted_has_no_lead',
      sql`${table.deletedAt} is null or (${table.parentId} is null and ${table.familyAtDeletion} is not null)`,
    ),
    check('plans_template_stays', sql`not ${table.isTemplate} or ${table.deletedAt} is null`),
  ],
)

/**
 * Uploaded files: photos, documents, dashboards as PDF, images of custom fields. `storageKey` is
 * the object's name in the store; `name` is the user's name of the file.
 */
export const mediaAssets = pgTable(
  'media_assets',
  {
    id: identityKey(),
    name: text().notNull(),
    storageKey: text().notNull(),
    contentType: text().notNull(),
    sizeBytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    accountId: reference().references((): AnyPgColumn => accounts.id, { onDelete: 'cascade' }),
    uploadedById: reference().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('media_assets_storage_key_unique').on(table.storageKey),
    index('media_assets_account').on(table.accountId),
    index('media_assets_uploaded_by').on(table.uploadedById),
    check('media_assets_size_not_negative', sql`${table.sizeBytes} >= 0`),
    check('media_assets_sha256_shape', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
)
