import type { Dashboard, DashboardCategory } from '@throughline/api-client'
import { expect, test } from 'vitest'
import { activeGroups, archivedGroups } from './dashboard-lists'
import { withEdited, type EditedDashboard, type EditedInLists } from './retained-dashboards'

const dashboard = (id: number, isArchived = false): Dashboard => ({
  id,
  name: `Dashboard ${id}`,
  isArchived,
  embedHtml: '<p></p>',
  pageUrl: null,
  asset: null,
})
const category = (id: number, ...dashboards: readonly Dashboard[]): DashboardCategory => ({
  id,
  name: `Category ${id}`,
  dashboards,
})

const sales = category(1, dashboard(11), dashboard(12), dashboard(13, true))
const email = category(2, dashboard(21))

/** The user edits dashboard 12 of Sales among the active ones. */
const edited: EditedDashboard = {
  dashboard: dashboard(12),
  category: sales,
  isArchive: false,
  afterId: 11,
}
/** The user edits the only dashboard of Email. */
const only: EditedDashboard = {
  dashboard: dashboard(21),
  category: email,
  isArchive: false,
  afterId: null,
}

function listed(categories: readonly DashboardCategory[], edited: EditedInLists) {
  const idsOf = (isArchive: boolean) =>
    withEdited(
      isArchive ? archivedGroups(categories) : activeGroups(categories),
      categories,
      edited,
      isArchive,
    ).map((group) => [group.category.id, group.dashboards.map(({ id }) => id)])
  return { active: idsOf(false), archive: idsOf(true) }
}

test.each([
  [
    'nobody has changed anything',
    [sales, email],
    [
      [1, [11, 12]],
      [2, [21]],
    ],
    [[1, [13]]],
  ],
  [
    'others have archived it',
    [category(1, dashboard(11), dashboard(12, true), dashboard(13, true)), email],
    [
      [1, [11, 12]],
      [2, [21]],
    ],
    [[1, [13]]],
  ],
  [
    'others have deleted it',
    [category(1, dashboard(11), dashboard(13, true)), email],
    [
      [1, [11, 12]],
      [2, [21]],
    ],
    [[1, [13]]],
  ],
  [
    'others have deleted it and the one before it',
    [category(1, dashboard(14), dashboard(13, true)), email],
    [
      [1, [12, 14]],
      [2, [21]],
    ],
    [[1, [13]]],
  ],
  [
    'others have moved it within its list',
    [category(1, dashboard(12), dashboard(11), dashboard(13, true)), email],
    [
      [1, [12, 11]],
      [2, [21]],
    ],
    [[1, [13]]],
  ],
  [
    'others have moved it to another category',
    [category(1, dashboard(11), dashboard(13, true)), category(2, dashboard(21), dashboard(12))],
    [
      [1, [11, 12]],
      [2, [21]],
    ],
    [[1, [13]]],
  ],
  [
    'its category is gone',
    [email],
    [
      [2, [21]],
      [1, [12]],
    ],
    [],
  ],
])('an edited dashboard keeps its place: %s', (_sentence, categories, active, archive) => {
  expect(listed(categories, { dashboards: [edited], categories: [] })).toEqual({ active, archive })
})

test('a category stays for the only dashboard of it, which is edited', () => {
  const archived = [sales, category(2, dashboard(21, true))]
  expect(listed(archived, { dashboards: [only], categories: [] })).toEqual({
    active: [
      [1, [11, 12]],
      [2, [21]],
    ],
    archive: [[1, [13]]],
  })
  expect(listed(archived, { dashboards: [], categories: [] }).archive).toEqual([
    [1, [13]],
    [2, [21]],
  ])
})

test('a category stays while its name is edited', () => {
  const archived = [sales, category(2, dashboard(21, true))]
  const edited = { dashboards: [], categories: [{ category: email, isArchive: false }] }
  expect(listed(archived, edited)).toEqual({
    active: [
      [1, [11, 12]],
      [2, []],
    ],
    archive: [
      [1, [13]],
      [2, [21]],
    ],
  })
})
