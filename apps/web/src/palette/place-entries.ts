import type { PlanDetail, PlanListEntry } from '@throughline/api-client'
import type { PlanAbilities } from '@throughline/domain/access'
import { clearedFilters, filtersToQuery } from '@throughline/domain/filters'
import type { Tag } from '@throughline/domain/tags'
import { LayoutGrid, ListChecks, NotebookTabs, Settings, Tag as TagIcon } from 'lucide-react'
import { planPath, planViewPath } from '../session/landing'
import { planTypeLabels } from '../shell/person-labels'
import type { PlanPlaces } from '../shell/plan-places'
import { settingsPath, type SettingsSegment } from '../shell/settings-paths'
import { reachableSettings } from '../shell/settings-places'
import { setupStartPath } from '../shell/setup-path'
import { groups, type PaletteEntry } from './palette-entry'

type GoTo = (path: string) => void

/** Returns the views of a plan that the user may see. */
export function viewEntries(
  plan: PlanDetail,
  places: PlanPlaces,
  goTo: GoTo,
): readonly PaletteEntry[] {
  const hidden = places.hiddenViewsOf(plan)
  return places.views
    .filter(({ view }) => !hidden.includes(view))
    .map(({ view, label, icon }) => ({
      command: {
        id: `view:${view}`,
        label,
        icon,
        group: groups.views,
        ...(view === 'search' ? { shortcut: '/' } : null),
      },
      run: () => {
        goTo(planViewPath(plan.accountId, plan.id, view))
      },
    }))
}

/** Returns the settings of a plan that the user can open. */
export function settingsEntries(
  plan: PlanDetail,
  abilities: PlanAbilities,
  goTo: GoTo,
): readonly PaletteEntry[] {
  if (!abilities.canSeePlanSettings) return []
  const entry = (
    id: string,
    command: Omit<PaletteEntry['command'], 'id' | 'group'>,
    segment?: SettingsSegment,
  ): PaletteEntry => ({
    command: { ...command, id: `settings:${id}`, group: groups.settings },
    run: () => {
      goTo(settingsPath(plan.accountId, plan.id, segment))
    },
  })
  return [
    ...(abilities.canManagePlan
      ? [
          {
            command: {
              id: 'settings:setup',
              label: 'Set up step by step',
              icon: ListChecks,
              group: groups.settings,
              keywords: ['setup', 'set up plan'],
            },
            run: () => {
              goTo(setupStartPath(plan.accountId, plan.id))
            },
          },
        ]
      : []),
    entry('all', { label: 'Plan settings', icon: Settings, keywords: ['setup', 'all settings'] }),
    ...reachableSettings(abilities).map(({ segment, label, icon, subjects }) =>
      entry(segment, { label: `${label} settings`, icon, keywords: [...subjects] }, segment),
    ),
  ]
}

/** Returns the entry of the list of all plans. */
export function plansEntry(goTo: GoTo): PaletteEntry {
  return {
    command: { id: 'view:plans', label: 'Plans', icon: LayoutGrid, group: groups.views },
    run: () => {
      goTo('/plans')
    },
  }
}

/** Returns the other plans on which the user has a role. */
export function planEntries(
  plans: readonly PlanListEntry[],
  currentId: number | null,
  goTo: GoTo,
): readonly PaletteEntry[] {
  return plans
    .filter(({ id }) => id !== currentId)
    .map(({ id, accountId, name, type }) => ({
      command: {
        id: `plan:${id}`,
        label: name,
        icon: NotebookTabs,
        group: groups.plans,
        description: `${planTypeLabels[type]} plan`,
      },
      run: () => {
        goTo(planPath(accountId, id))
      },
    }))
}

/** Returns the tags of a plan. Each opens the month with the items of the tag. */
export function tagEntries(
  tags: readonly Tag[],
  plan: Pick<PlanDetail, 'id' | 'accountId'>,
  goTo: GoTo,
): readonly PaletteEntry[] {
  return tags.map(({ id, title, categoryName }) => ({
    command: {
      id: `tag:${id}`,
      label: title,
      icon: TagIcon,
      group: groups.tags,
      keywords: [categoryName],
      description: `${categoryName}, in the month`,
    },
    run: () => {
      const query = filtersToQuery({ ...clearedFilters(), tagIds: new Set([id]) }) ?? {}
      goTo(`${planViewPath(plan.accountId, plan.id, 'month')}?${new URLSearchParams(query)}`)
    },
  }))
}
