import type { Dashboard, DashboardCategory } from '@throughline/api-client'
import type { DashboardGroup } from './dashboard-lists'

/** Dashboard in editing, and the list that contains it. */
export interface EditedDashboard {
  /** The last version before a deletion, or the current one. */
  readonly dashboard: Dashboard
  readonly category: DashboardCategory
  /** Whether the user edits it in the archive. */
  readonly isArchive: boolean
  /** Id of the preceding dashboard in that list; null for the first one. */
  readonly afterId: number | null
}

/** Category whose name the user edits in one of the lists. */
interface NamedCategory {
  readonly category: DashboardCategory
  readonly isArchive: boolean
}

/** Dashboards and categories in editing. */
export interface EditedInLists {
  readonly dashboards: readonly EditedDashboard[]
  readonly categories: readonly NamedCategory[]
}

/** Returns the current version of a dashboard; undefined if it is deleted. */
export function dashboardOf(
  categories: readonly DashboardCategory[],
  id: number,
): Dashboard | undefined {
  return categories.flatMap(({ dashboards }) => dashboards).find((one) => one.id === id)
}

/**
 * Returns the lists of dashboards, in which edited entries stay in place when other users archive,
 * restore or delete them. Otherwise React would unmount the form, and the user would lose typed
 * changes.
 *
 * @param groups the active or the archived dashboards by category
 */
export function withEdited(
  groups: readonly DashboardGroup[],
  categories: readonly DashboardCategory[],
  edited: EditedInLists,
  isArchive: boolean,
): readonly DashboardGroup[] {
  if (edited.dashboards.length + edited.categories.length === 0) return groups
  const editedIds = new Set(edited.dashboards.map(({ dashboard }) => dashboard.id))
  const own = edited.dashboards.filter((one) => one.isArchive === isArchive)
  const named = edited.categories.filter((one) => one.isArchive === isArchive)
  const namedIds = new Set(named.map(({ category }) => category.id))
  const existing = new Map(groups.map((group) => [group.category.id, group]))
  const missing = [...own, ...named].filter(({ category }) => !existing.has(category.id))
  const all = [
    ...groups,
    ...new Map(
      missing.map(({ category: before }) => {
        const category = categories.find(({ id }) => id === before.id) ?? before
        return [before.id, { category, dashboards: [] }] as const
      }),
    ).values(),
  ]
  const places = new Map(categories.map(({ id }, place) => [id, place]))
  const placeOf = ({ category }: DashboardGroup) => places.get(category.id) ?? places.size
  return all
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((group) => ({
      category: group.category,
      dashboards: own
        .filter(({ category }) => category.id === group.category.id)
        .reduce<readonly Dashboard[]>(
          (dashboards, { dashboard, afterId }) =>
            placedAfter(dashboards, dashboardOf(categories, dashboard.id) ?? dashboard, afterId),
          group.dashboards.filter(({ id }) => !editedIds.has(id) || isInPlace(id, own, group)),
        ),
    }))
    .filter(
      ({ category, dashboards }) =>
        dashboards.length > 0 || category.dashboards.length === 0 || namedIds.has(category.id),
    )
}

/**
 * Returns whether the user edits a dashboard in this category of this list. The dashboard then
 * retains its current position, which may also change.
 */
function isInPlace(
  id: number,
  own: readonly EditedDashboard[],
  { category }: DashboardGroup,
): boolean {
  return own.some((one) => one.dashboard.id === id && one.category.id === category.id)
}

function placedAfter(
  dashboards: readonly Dashboard[],
  dashboard: Dashboard,
  afterId: number | null,
): readonly Dashboard[] {
  if (dashboards.some(({ id }) => id === dashboard.id)) return dashboards
  const at = dashboards.findIndex(({ id }) => id === afterId) + 1
  return [...dashboards.slice(0, at), dashboard, ...dashboards.slice(at)]
}
