import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { planDashboardCategories } from '../../db/schema'
import { changeNamedPart, createNamedPart } from '../plan-parts/named-part-queries'
import type { NamedParts, PartWrite } from '../plan-parts/named-part-queries'
import type { RowAtVersion } from '../plan-parts/version-queries'
import { updateAtVersion } from '../plan-parts/version-queries'

/** The fields of a category that a person can set; undefined keeps the current value. */
export interface DashboardCategoryValues {
  readonly name?: string | undefined
  readonly orderIndex?: number | undefined
}

/**
 * Stores a new category, unless the plan has one with that name. Runs in the
 * caller's transaction.
 */
export async function insertDashboardCategory(
  tx: Orm,
  { name, orderIndex }: DashboardCategoryValues & { readonly name: string },
  { planId, now }: { readonly planId: number; readonly now: Date },
): Promise<PartWrite> {
  const details = { planId, name, place: orderIndex, now }
  return createNamedPart(tx, categoriesOf(planId), details, async (index) => {
    const [row] = await tx
      .insert(planDashboardCategories)
      .values({ planId, name, orderIndex: index })
      .returning({ id: planDashboardCategories.id })
    if (row === undefined) throw new Error('A new category came back without an id.')
    return row.id
  })
}

/** Changes a category, unless another one has its new name. */
export async function updateDashboardCategory(
  orm: Orm,
  { id, version, planId }: RowAtVersion & { readonly planId: number },
  { name, orderIndex }: DashboardCategoryValues,
  now: Date,
): Promise<PartWrite> {
  return orm.transaction((tx) =>
    changeNamedPart(tx, categoriesOf(planId), { id, planId, name, place: orderIndex, now }, () =>
      updateAtVersion(tx, planDashboardCategories, { id, version }, { name }),
    ),
  )
}

function categoriesOf(planId: number): NamedParts {
  return {
    table: planDashboardCategories,
    uniqueName: planDashboardCategories.name,
    among: eq(planDashboardCategories.planId, planId),
    ordered: planDashboardCategories,
    collection: 'plan_dashboard_categories',
  }
}
