import { eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../db/database'
import * as tables from '../db/schema'
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
    tables.users,
    rows.users.map((user) => ({ ...user, passwordHash })),
  )
  await insert(tables.accounts, rows.accounts)
  await insert(tables.accountMembers, rows.accountMembers)
  await insert(tables.plans, rows.plans)
  await insert(tables.channels, rows.channels)
  await insert(tables.tacticTypes, rows.tacticTypes)
  await insert(tables.tacticPlatforms, rows.tacticPlatforms)
  await insert(tables.tacticTypePlatforms, rows.tacticTypePlatforms)
  await insert(tables.tags, rows.tags)
  const [account] = rows.accounts
  await insert(
    tables.mediaAssets,
    files.map((file) => ({
      ...file,
      accountId: account?.id ?? null,
      uploadedById: account?.ownerId,
    })),
  )
  await insert(tables.planDocumentCategories, rows.planDocumentCategories)
  await insert(tables.planDocuments, rows.planDocuments)
  await insert(tables.planDocumentFilings, rows.planDocumentFilings)
  await insert(tables.planDashboardCategories, rows.planDashboardCategories)
  await insert(tables.planDashboards, rows.planDashboards)
  await insert(tables.userRoles, rows.userRoles)
  await insert(tables.userRoleChannels, rows.userRoleChannels)
  const newPlanIds = new Set(
    rows.plans.filter(({ name }) => name === PLAN_WITH_TUTORIAL).map(({ id }) => id),
  )
  await insert(
    tables.planVisits,
    rows.userRoles.flatMap(({ userId, planId, roleId }) =>
      typeof planId === 'number' && !newPlanIds.has(planId) ? [{ userId, planId, roleId }] : [],
    ),
  )
  await insert(tables.tactics, rows.tactics)
  await insert(tables.tacticTags, rows.tacticTags)
  await insert(tables.tacticPlatformChoices, rows.tacticPlatformChoices)
  await insert(tables.tacticInitiatives, rows.tacticInitiatives)
  await insert(tables.tacticDocuments, rows.tacticDocuments)
  await insert(tables.budgets, rows.budgets)
  await insert(tables.budgetTags, rows.budgetTags)
  await insert(tables.budgetChannels, rows.budgetChannels)
  await insert(tables.customViews, rows.customViews)
  const visible = await tx
    .select({ subscriptionId: tables.subscriptions.id })
    .from(tables.subscriptions)
    .where(eq(tables.subscriptions.calendarPath, SHOWN_CALENDAR))
  await insert(
    tables.planSubscriptions,
    rows.plans.flatMap(({ id: planId }) =>
      visible.map(({ subscriptionId }) => ({ planId, subscriptionId })),
    ),
  )
  const counted = [
    tables.users,
    tables.accounts,
    tables.plans,
    tables.channels,
    tables.tacticTypes,
    tables.tacticPlatforms,
    tables.tags,
    tables.mediaAssets,
    tables.planDocumentCategories,
    tables.planDocuments,
    tables.planDashboardCategories,
    tables.planDashboards,
    tables.userRoles,
    tables.tactics,
    tables.budgets,
    tables.customViews,
  ]
  for (const table of counted) {
    const name = getTableName(table)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`,
    )
  }
}
