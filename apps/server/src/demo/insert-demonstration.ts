import { eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../db/database'
import {
  accountMembers,
  accounts,
  budgetChannels,
  budgets,
  budgetTags,
  channels,
  customViews,
  mediaAssets,
  planDashboardCategories,
  planDashboards,
  planDocumentCategories,
  planDocumentFilings,
  planDocuments,
  planSubscriptions,
  plans,
  planVisits,
  subscriptions,
  tacticDocuments,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticPlatforms,
  tactics,
  tacticTags,
  tacticTypePlatforms,
  tacticTypes,
  tags,
  userRoleChannels,
  userRoles,
  users,
} from '../db/schema'
import type { Demonstration, StoredFileRow } from './demonstration'

/** The standard calendar that every plan of the demonstration shows. */
const SHOWN_CALENDAR = 'throughline:holidays/us'

/** The people have not closed the tutorial of their role on this plan, so it shows. */
const PLAN_WITH_TUTORIAL = 'East region'

/** Rows of one statement: the driver's protocol counts parameters in 16 bits. */
const MAX_ROWS = 1_000

/**
 * Writes a demonstration into a database with base data. Run it in a transaction.
 *
 * @param passwordHash of all its people
 * @param files the stored files of its rows
 */
export async function insertDemonstration(
  tx: Orm,
  rows: Demonstration,
  passwordHash: string,
  files: readonly StoredFileRow[],
): Promise<void> {
  const insert = async <Table extends PgTable>(
    table: Table,
    values: readonly Table['$inferInsert'][],
  ): Promise<void> => {
    for (let start = 0; start < values.length; start += MAX_ROWS) {
      await tx.insert(table).values(values.slice(start, start + MAX_ROWS))
    }
  }
  await insert(
    users,
    rows.users.map((user) => ({ ...user, passwordHash })),
  )
  await insert(accounts, rows.accounts)
  await insert(accountMembers, rows.accountMembers)
  await insert(plans, rows.plans)
  await insert(channels, rows.channels)
  await insert(tacticTypes, rows.tacticTypes)
  await insert(tacticPlatforms, rows.tacticPlatforms)
  await insert(tacticTypePlatforms, rows.tacticTypePlatforms)
  await insert(tags, rows.tags)
  const [account] = rows.accounts
  await insert(
    mediaAssets,
    files.map((file) => ({
      ...file,
      accountId: account?.id ?? null,
      uploadedById: account?.ownerId,
    })),
  )
  await insert(planDocumentCategories, rows.planDocumentCategories)
  await insert(planDocuments, rows.planDocuments)
  await insert(planDocumentFilings, rows.planDocumentFilings)
  await insert(planDashboardCategories, rows.planDashboardCategories)
  await insert(planDashboards, rows.planDashboards)
  await insert(userRoles, rows.userRoles)
  await insert(userRoleChannels, rows.userRoleChannels)
  const newPlanIds = new Set(
    rows.plans.filter(({ name }) => name === PLAN_WITH_TUTORIAL).map(({ id }) => id),
  )
  await insert(
    planVisits,
    rows.userRoles.flatMap(({ userId, planId, roleId }) =>
      typeof planId === 'number' && !newPlanIds.has(planId) ? [{ userId, planId, roleId }] : [],
    ),
  )
  await insert(tactics, rows.tactics)
  await insert(tacticTags, rows.tacticTags)
  await insert(tacticPlatformChoices, rows.tacticPlatformChoices)
  await insert(tacticInitiatives, rows.tacticInitiatives)
  await insert(tacticDocuments, rows.tacticDocuments)
  await insert(budgets, rows.budgets)
  await insert(budgetTags, rows.budgetTags)
  await insert(budgetChannels, rows.budgetChannels)
  await insert(customViews, rows.customViews)
  const visible = await tx
    .select({ subscriptionId: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.calendarPath, SHOWN_CALENDAR))
  await insert(
    planSubscriptions,
    rows.plans.flatMap(({ id: planId }) =>
      visible.map(({ subscriptionId }) => ({ planId, subscriptionId })),
    ),
  )
  const counted = [
    users,
    accounts,
    plans,
    channels,
    tacticTypes,
    tacticPlatforms,
    tags,
    mediaAssets,
    planDocumentCategories,
    planDocuments,
    planDashboardCategories,
    planDashboards,
    userRoles,
    tactics,
    budgets,
    customViews,
  ]
  for (const table of counted) {
    const name = getTableName(table)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`,
    )
  }
}
