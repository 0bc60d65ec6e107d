// Separate from `dashboards.ts`, because the performance view reads dashboards and changes none.
import {
  createDashboard,
  createDashboardCategory,
  deleteDashboard,
  updateDashboard,
  updateDashboardCategory,
  uploadFile,
  type Asset,
  type Dashboard,
  type DashboardCategory,
  type DashboardChanges,
  type DashboardDraft,
} from '@throughline/api-client'
import { placedAt } from '@throughline/domain/ordering'
import type { QueryKey } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApiClient } from './core/api-client'
import { dashboardsRead } from './dashboards'
import { useSettingsWrite } from './settings-writes'
import { onSeenVersion, type SeenRecord } from './core/record-versions'

/** An entry and its new position in its list, counted from 0. */
interface Placing {
  readonly id: number
  readonly place: number
}

interface DashboardChange extends SeenRecord {
  readonly changes: DashboardChanges
}

interface CategoryRenaming {
  readonly category: DashboardCategory
  readonly name: string
}

/** Changes of the dashboards of a plan and of their categories. All reject when refused. */
export interface DashboardWrites {
  readonly create: (draft: Omit<DashboardDraft, 'planId'>) => Promise<Dashboard>
  /** Changes a dashboard. A switch sends no version, because it contains the complete change. */
  readonly update: (request: DashboardChange) => Promise<Dashboard>
  readonly remove: (request: { id: number }) => Promise<unknown>
  /**
   * Moves a dashboard within its category, including archived ones. The list shows it there at
   * once.
   */
  readonly place: (request: Placing) => Promise<unknown>
  readonly createCategory: (request: { name: string }) => Promise<DashboardCategory>
  readonly renameCategory: (request: CategoryRenaming) => Promise<unknown>
  /** Moves a category. The list shows it there at once. */
  readonly placeCategory: (request: Placing) => Promise<unknown>
  /** Uploads the PDF of a dashboard. Saving the dashboard assigns it. */
  readonly uploadPdf: (file: File) => Promise<Asset>
}

/** Returns the changes of a plan's dashboards and their categories. */
export function useDashboardWrites(planId: number): DashboardWrites {
  const client = useApiClient()
  return {
    create: useSettingsWrite(planId, {
      send: (api, draft: Omit<DashboardDraft, 'planId'>) =>
        createDashboard(api, { ...draft, planId }),
      refreshes: keysOf,
    }),
    update: useSettingsWrite(planId, {
      send: onSeenVersion(
        'plan_dashboards',
        (change: DashboardChange) => change,
        (api, { id, changes }, version) => updateDashboard(api, id, changes, version),
      ),
      refreshes: keysOf,
    }),
    remove: useSettingsWrite(planId, {
      send: (api, { id }: { id: number }) => deleteDashboard(api, id),
      refreshes: keysOf,
    }),
    place: useSettingsWrite(planId, {
      send: (api, { id, place }: Placing) => updateDashboard(api, id, { orderIndex: place }),
      show: (show, plan, request) =>
        show<readonly DashboardCategory[]>(dashboardsRead.key(plan), (categories) =>
          categories.map((category) => withPlaced(category, request)),
        ),
      refreshes: keysOf,
    }),
    createCategory: useSettingsWrite(planId, {
      send: (api, { name }: { name: string }) => createDashboardCategory(api, { planId, name }),
      refreshes: keysOf,
    }),
    renameCategory: useSettingsWrite(planId, {
      send: onSeenVersion(
        'plan_dashboard_categories',
        ({ category }: CategoryRenaming) => category,
        (api, { category, name }, version) =>
          updateDashboardCategory(api, category.id, { name }, version),
      ),
      refreshes: keysOf,
    }),
    placeCategory: useSettingsWrite(planId, {
      send: (api, { id, place }: Placing) =>
        updateDashboardCategory(api, id, { orderIndex: place }),
      show: (show, plan, { id, place }) =>
        show<readonly DashboardCategory[]>(dashboardsRead.key(plan), (categories) => {
          const moved = categories.find((category) => category.id === id)
          return moved === undefined ? categories : placedAt(categories, moved, place)
        }),
      refreshes: keysOf,
    }),
    uploadPdf: useCallback((file) => uploadFile(client, { file, purpose: 'dashboard' }), [client]),
  }
}

function keysOf(planId: number): readonly QueryKey[] {
  return [dashboardsRead.key(planId)]
}

function withPlaced(category: DashboardCategory, { id, place }: Placing): DashboardCategory {
  const moved = category.dashboards.find((dashboard) => dashboard.id === id)
  if (moved === undefined) return category
  return { ...category, dashboards: placedAt(category.dashboards, moved, place) }
}
