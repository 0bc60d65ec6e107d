import { chosenTypes } from '@throughline/domain/filters'
import type { PlanFilters } from '@throughline/domain/filters'

import { FILTER_SECTIONS } from '../filter-section'
import type { FilterSection } from '../filter-section'
import type { FilterGroups } from '../FilterSidebar.types'

/** The sections that have something to show, from top to bottom. */
export function sectionsOf(groups: FilterGroups): readonly FilterSection[] {
  const { leadPlan, nestedPlans, channels, initiatives, tagCategories, calendars } = groups
  const shown: Readonly<Record<FilterSection, boolean>> = {
    'nested-plans': nestedPlans.length > 0,
    'lead-plan': leadPlan !== null,
    channels: channels.length > 0,
    initiatives: initiatives === null || initiatives.length > 0,
    tags: tagCategories === null || tagCategories.length > 0,
    'calendars-of-interest': calendars !== undefined,
  }
  return FILTER_SECTIONS.filter((section) => shown[section])
}

/** How many filters of a section are in use, as `activeFilters` of the domain lists them. */
export function usedInSection(
  section: FilterSection,
  filters: PlanFilters,
  { nestedPlans, channels }: Pick<FilterGroups, 'nestedPlans' | 'channels'>,
): number {
  const used: Readonly<Record<FilterSection, number>> = {
    'nested-plans': nestedPlans.filter(({ id }) => filters.hiddenNestedPlanIds.has(id)).length,
    'lead-plan': filters.isLeadVisible ? 0 : 1,
    channels: chosenTypes(filters, channels).length,
    initiatives: filters.initiativeIds.size,
    tags: filters.tagIds.size,
    'calendars-of-interest': filters.subscriptionIds.size,
  }
  return used[section]
}
