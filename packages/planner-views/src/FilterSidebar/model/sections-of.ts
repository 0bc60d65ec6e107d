import { chosenTypes } from '@throughline/domain/filters'
import type { PlanFilters } from '@throughline/domain/filters'

import { FILTER_SECTIONS } from '../filter-section'
import type { FilterSection } from '../filter-section'
import type { FilterGroups } from '../FilterSidebar.types'

/** The sections that have something to show, from top to bottom. */
export function sectionsOf(groups: FilterGroups): readonly FilterSection[] {
  const { leadPlan, nestedPlans, channels, initiatives, tagCategories, calendars } = groups
  const visible: Readonly<Record<FilterSection, boolean>> = {
    'nested-plans': nestedPlans.length > 0,
    'lead-plan': leadPlan !== null,
    channels: channels.length > 0,
    initiatives: initiatives === null || initiatives.length > 0,
    tags: tagCategories === null || tagCategories.length > 0,
    'calendars-of-interest': calendars !== undefined,
  }
  return FILTER_SECTIONS.filter((section) => visible[section])
}

/**
 * Returns the groups without the entries of some sections. Returns the same groups for no sections.
 */
export function withoutSections(
  groups: FilterGroups,
  sections: ReadonlySet<FilterSection>,
): FilterGroups {
  if (sections.size === 0) return groups
  const { leadPlan, nestedPlans, channels, initiatives, tagCategories, calendars } = groups
  return {
    leadPlan: sections.has('lead-plan') ? null : leadPlan,
    nestedPlans: sections.has('nested-plans') ? [] : nestedPlans,
    channels: sections.has('channels') ? [] : channels,
    initiatives: sections.has('initiatives') ? [] : initiatives,
    tagCategories: sections.has('tags') ? [] : tagCategories,
    calendars: sections.has('calendars-of-interest') ? undefined : calendars,
  }
}

/** Returns the number of lines of a section with all entries; 0 while they are loading. */
export function sizeOfSection(section: FilterSection, groups: FilterGroups): number {
  const { leadPlan, nestedPlans, channels, initiatives, tagCategories, calendars } = groups
  const sizes: Readonly<Record<FilterSection, number>> = {
    'nested-plans': nestedPlans.length,
    'lead-plan': leadPlan === null ? 0 : 1,
    channels: channels.length,
    initiatives: initiatives?.length ?? 0,
    tags: (tagCategories ?? []).reduce((sum, { tags }) => sum + tags.length, 0),
    'calendars-of-interest': calendars?.length ?? 0,
  }
  return sizes[section]
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
