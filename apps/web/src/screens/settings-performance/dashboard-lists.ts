import type { Dashboard, DashboardCategory } from '@throughline/api-client'

/** Category with the dashboards that a list shows of it. */
export interface DashboardGroup {
  readonly category: DashboardCategory
  readonly dashboards: readonly Dashboard[]
}

/**
 * Returns the active dashboards by category. The list contains categories without any dashboard, so
 * users can rename them. A category with only archived dashboards is absent; the archive shows it.
 */
export function activeGroups(categories: readonly DashboardCategory[]): readonly DashboardGroup[] {
  return categories
    .map((category) => ({
      category,
      dashboards: category.dashboards.filter(({ isArchived }) => !isArchived),
    }))
    .filter(({ category, dashboards }) => dashboards.length > 0 || category.dashboards.length === 0)
}

/** Returns the archived dashboards by category, without categories that have none. */
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
