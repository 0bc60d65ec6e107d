import type { Dashboard, DashboardCategory } from '@throughline/api-client'
import { useState } from 'react'
import type { DashboardGroup } from './dashboard-lists'
import type { EditedInLists } from './kept-dashboards'

const NOTHING: EditedInLists = { dashboards: [], categories: [] }

/** Which dashboards and names of categories are edited, and where. */
export function useEditedDashboards() {
  const [edited, setEdited] = useState(NOTHING)
  return {
    edited,
    isEdited: (id: number) => edited.dashboards.some(({ dashboard }) => dashboard.id === id),
    begin: ({ category, dashboards }: DashboardGroup, dashboard: Dashboard, isArchive: boolean) => {
      const at = dashboards.findIndex(({ id }) => id === dashboard.id)
      const afterId = dashboards[at - 1]?.id ?? null
      setEdited((before) => ({
        ...before,
        dashboards: [...before.dashboards, { dashboard, category, isArchive, afterId }],
      }))
    },
    end: (id: number) => {
      setEdited((before) => ({
        ...before,
        dashboards: before.dashboards.filter(({ dashboard }) => dashboard.id !== id),
      }))
    },
    setNaming: (category: DashboardCategory, isArchive: boolean, isNaming: boolean) => {
      setEdited((before) => {
        const others = before.categories.filter(
          (one) => one.category.id !== category.id || one.isArchive !== isArchive,
        )
        return { ...before, categories: isNaming ? [...others, { category, isArchive }] : others }
      })
    },
  }
}
