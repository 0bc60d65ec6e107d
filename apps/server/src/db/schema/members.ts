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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts, plans, users } from './accounts-and-plans'
import { channels } from './channels'
import { createdAt, identityKey, instant, reference } from './column-types'

/** The six roles, ids 1 to 6. A lower level is a stronger role. */
export const roles = pgTable(
  'roles',
  {
    id: integer().primaryKey(),
    level: integer().notNull().unique(),
    title: text().notNull().unique(),
    description: text().notNull(),
  },
  (table) => [check('roles_id_known', sql`${table.id} between 1 and 6`)],
)

/**
 * Who belongs to an account, with or without a role on a plan of it. Deleting a
 * row takes every role of that person in the account with it.
 */
export const accountMembers = pgTable(
  'account_members',
  {
    accountId: reference()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId] }),
    index('account_members_user').on(table.userId),
  ],
)

/**
 * Memberships: a role on one plan, or on the whole account when `planId` is
 * null. The person must be a member of the account and the plan must be the
 * account's. At most one role per person and plan, one account-level role per
 * person and account, and one owner row per account.
 */
export const userRoles = pgTable(
  'user_roles',
  {
    id: identityKey(1001),
    userId: reference().notNull(),
    accountId: reference().notNull(),
    planId: reference(),
    roleId: reference()
      .notNull()
      .references(() => roles.id, { onDelete: 'restrict' }),
    canViewBudget: boolean().notNull().default(true),
    canEditAllChannels: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'user_roles_member_fk',
      columns: [table.accountId, table.userId],
      foreignColumns: [accountMembers.accountId, accountMembers.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'user_roles_plan_fk',
      columns: [table.planId, table.accountId],
      foreignColumns: [plans.id, plans.accountId],
    }).onDelete('cascade'),
    uniqueIndex('user_roles_one_per_plan')
      .on(table.userId, table.planId)
      .where(sql`${table.planId} is not null`),
    uniqueIndex('user_roles_one_per_account')
      .on(table.userId, table.accountId)
      .where(sql`${table.planId} is null`),
    uniqueIndex('user_roles_one_owner')
      .on(table.accountId)
      .where(sql`${table.roleId} = 1`),
    index('user_roles_plan').on(table.planId),
    index('user_roles_account').on(table.accountId, table.userId),
    check('user_roles_owner_is_account_wide', sql`${table.roleId} <> 1 or ${table.planId} is null`),
    check(
      'user_roles_viewer_edits_nothing',
      sql`${table.roleId} <> 6 or not ${table.canEditAllChannels}`,
    ),
  ],
)

/** The channels that a contributor may edit when not allowed to edit them all. */
export const userRoleChannels = pgTable(
  'user_role_channels',
  {
    userRoleId: reference()
      .notNull()
      .references(() => userRoles.id, { onDelete: 'cascade' }),
    channelId: reference()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userRoleId, table.channelId] }),
    index('user_role_channels_channel').on(table.channelId),
  ],
)

/**
 * The roles that users had on a plan when it was deleted, for its restoration. They give no
 * permission and use no seat. They are deleted when their user leaves the account.
 */
export const deletedPlanRoles = pgTable(
  'deleted_plan_roles',
  {
    /** The id of the role, which it has again after the restoration. */
    id: integer().primaryKey(),
    userId: reference().notNull(),
    accountId: reference().notNull(),
    planId: reference().notNull(),
    roleId: reference()
      .notNull()
      .references(() => roles.id, { onDelete: 'restrict' }),
    canViewBudget: boolean().notNull(),
    canEditAllChannels: boolean().notNull(),
    channelIds: jsonb().$type<readonly number[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'deleted_plan_roles_member_fk',
      columns: [table.accountId, table.userId],
      foreignColumns: [accountMembers.accountId, accountMembers.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'deleted_plan_roles_plan_fk',
      columns: [table.planId, table.accountId],
      foreignColumns: [plans.id, plans.accountId],
    }).onDelete('cascade'),
    index('deleted_plan_roles_plan').on(table.planId),
    index('deleted_plan_roles_account').on(table.accountId, table.userId),
  ],
)

/**
 * Invitations to an account. The link's secret is a one-time token. Until the person accepts, the
 * account sees only the name and the email address of the invitation. This hides whether the person
 * already had a user. A null column means the value of the user.
 */
export const userInvites = pgTable(
  'user_invites',
  {
    id: identityKey(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: reference()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    planId: reference().references(() => plans.id, { onDelete: 'cascade' }),
    invitedById: reference().references(() => users.id, { onDelete: 'set null' }),
    emailAddress: text(),
    firstName: text(),
    lastName: text(),
    createdAt: createdAt(),
    lastSentAt: instant(),
    acceptedAt: instant(),
  },
  (table) => [
    index('user_invites_user').on(table.userId),
    index('user_invites_account').on(table.accountId),
    index('user_invites_plan').on(table.planId),
    index('user_invites_invited_by').on(table.invitedById),
  ],
)

/**
 * Plans that a user has opened, with the role at that time. The rows tell which role tutorials the
 * user has seen (`rolesObserved`).
 */
export const planVisits = pgTable(
  'plan_visits',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    roleId: reference()
      .notNull()
      .references(() => roles.id, { onDelete: 'restrict' }),
    visitedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.planId, table.roleId] }),
    index('plan_visits_plan').on(table.planId),
  ],
)

/**
 * Email domains whose users sign in elsewhere: at a trusted identity provider (the columns from
 * `connection` on), or at an external URL. Several domains may share a connection; its columns are
 * then equal.
 */
export const userDomains = pgTable(
  'user_domains',
  {
    id: identityKey(),
    domain: text().notNull(),
    redirectUrl: text(),
    accountId: reference().references(() => accounts.id, { onDelete: 'cascade' }),
    connection: text(),
    entityId: text(),
    ssoUrl: text(),
    certificates: jsonb().$type<readonly string[]>(),
    emailAttribute: text(),
    /** False: its users can sign in only through the provider. */
    allowsPassword: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('user_domains_domain_unique').on(sql`lower(${table.domain})`),
    index('user_domains_account').on(table.accountId),
    index('user_domains_connection').on(table.connection),
    check(
      'user_domains_one_way',
      sql`case when ${table.connection} is null then ${table.redirectUrl} is not null else ${table.redirectUrl} is null and ${table.accountId} is not null and ${table.entityId} is not null and ${table.ssoUrl} is not null and ${table.certificates} is not null end`,
    ),
  ],
)
