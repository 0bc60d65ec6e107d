import type { Dashboard, DashboardCategory } from '@throughline/api-client'

/** A category with those of its dashboards that a list shows. */
export interface DashboardGroup {
  readonly category: DashboardCategory
  readonly dashboards: readonly Dashboard[]
}

/**
 * The active dashboards by category. A category that is empty altogether is listed, so that
 * it can be renamed; one with archived dashboards only stands in the archive.
 */
export function activeGroups(categories: readonly DashboardCategory[]): readonly DashboardGroup[] {
  return categories
    .map((category) => ({
      category,
      dashboards: category.dashboards.filter(({ isArchived }) => !isArchived),
    }))
    .filter(({ category, dashboards }) => dashboards.length > 0 || category.dashboards.length === 0)
}

/** The archived dashboards by category, without categories that have none. */
export function archivedGroups(
  categories: readonly DashboardCategory[],
): readonly DashboardGroup[] {
  return categories
    .map((category) => ({
      category,
      dashboards: category.dashboards.filter(({ isArchived }) => isArchived),
    }))
    .filter(({ dashboards }) => dashboards.length > 0)
}
