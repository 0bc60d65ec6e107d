import type { PlanDetail, SubscriptionSummary } from '@throughline/api-client'
import type { Channel } from '@throughline/domain/channels'
import {
  filterCounts,
  type ExistingFilterIds,
  type FilterCounts,
  type FilteredItem,
  type PlanFilters,
} from '@throughline/domain/filters'
import type { RelatedPlan } from '@throughline/domain/plans'
import { initiativeNames, type TacticListItem } from '@throughline/domain/tactics'
import { TAG_CATEGORIES, type Tag } from '@throughline/domain/tags'
import {
  filterChannelsOf,
  type FilterChannel,
  type FilterEntry,
  type FilterGroups,
  type FilterTagCategory,
} from '@throughline/planner-views/filter-sidebar'

/** Data that the filters come from. undefined while it is loading. */
export interface FilterSources {
  readonly plan: PlanDetail | undefined
  readonly initiatives: readonly TacticListItem[] | undefined
  readonly tags: readonly Tag[] | undefined
  readonly subscriptions: readonly SubscriptionSummary[] | undefined
}

/**
 * Returns all filters that a plan offers: its own first, then those of its family, with the mark of
 * their plan. Omits related plans on which the user has no role, because the views show none of
 * their items.
 */
export function filterGroupsOf(sources: FilterSources): FilterGroups {
  const { plan, initiatives, tags, subscriptions } = sources
  return {
    leadPlan:
      relativesOf(plan === undefined || plan.parent === null ? [] : [plan.parent])[0] ?? null,
    nestedPlans: relativesOf(plan?.plans ?? []),
    channels: plan === undefined ? [] : channelsOf(plan),
    initiatives:
      plan === undefined || initiatives === undefined ? null : initiativesOf(initiatives, plan),
    tagCategories: plan === undefined || tags === undefined ? null : categoriesOf(tags, plan.id),
    calendars: subscriptions?.map(({ id, name }) => ({ id, name })) ?? null,
  }
}

/**
 * Returns the ids that exist in a plan for this user. Stored filters without a match are dropped. A
 * plan on which the user has no role counts as missing, because the user could not show it again.
 */
export function existingFilterIdsOf(sources: FilterSources): ExistingFilterIds {
  const { plan, initiatives, tags, subscriptions } = sources
  return {
    hasLeadPlan: plan && relativesOf(plan.parent === null ? [] : [plan.parent]).length > 0,
    nestedPlanIds: plan && relativesOf(plan.plans).map(({ id }) => id),
    tacticTypeIds: plan && channelsOf(plan).flatMap(({ typeIds }) => typeIds),
    initiativeIds: initiatives?.map(({ id }) => id),
    tagIds: tags?.map(({ id }) => id),
    subscriptionIds: subscriptions?.map(({ id }) => id),
  }
}

/** Item that the filters count. */
export type CountedItem = FilteredItem & Pick<TacticListItem, 'planId'>

/**
 * Counts the items of each filter. Items of hidden plans count only for their plan, because no view
 * shows them.
 */
export function countsOf(
  items: readonly CountedItem[],
  { isLeadVisible, hiddenNestedPlanIds }: PlanFilters,
  leadPlanId: number | undefined,
): FilterCounts {
  const visible = items.filter(
    ({ planId }) => !hiddenNestedPlanIds.has(planId) && (isLeadVisible || planId !== leadPlanId),
  )
  const counts = filterCounts(visible)
  return visible.length === items.length ? counts : { ...counts, plans: filterCounts(items).plans }
}

function relativesOf(relatives: readonly RelatedPlan[]): readonly FilterEntry[] {
  return relatives.filter(({ roleId }) => roleId !== null).map(({ id, name }) => ({ id, name }))
}

/** Puts own channels first, so that a shared channel has the name and color of this plan. */
function channelsOf(plan: PlanDetail): readonly FilterChannel[] {
  const offered = plan.channels.filter(
    ({ kind }) => kind !== 'initiatives' && kind !== 'subscriptions',
  )
  const planNames = planNamesOf(plan)
  const marked = offered.map(
    (channel) =>
      [
        channel.planId,
        { name: planNames.get(channel.planId) ?? '', mark: markOf(channel, plan.id) },
      ] as const,
  )
  return filterChannelsOf(
    ownFirst(offered, ({ planId }) => planId === plan.id).map((channel) => ({
      id: channel.id,
      planId: channel.planId,
      name: channel.name,
      color: channel.uiColor,
      types: channel.tacticTypes.filter(({ isHidden }) => !isHidden),
    })),
    new Map(marked),
  )
}

/** Names of the plan and its family by id. */
function planNamesOf(plan: PlanDetail): ReadonlyMap<number, string> {
  const family = [plan, plan.parent, ...plan.plans].filter((each) => each !== null)
  return new Map(family.map(({ id, name }) => [id, name]))
}

function initiativesOf(
  initiatives: readonly TacticListItem[],
  plan: PlanDetail,
): readonly FilterEntry[] {
  const names = initiativeNames(initiatives, planNamesOf(plan))
  return initiatives
    .map((initiative) => ({
      id: initiative.id,
      name: names.get(initiative.id) ?? initiative.title,
      planMark: markOf(initiative, plan.id),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id)
}

/**
 * Groups the tags by category. Custom categories have the names that users gave them, and follow
 * the three categories that every plan has.
 */
function categoriesOf(tags: readonly Tag[], planId: number): readonly FilterTagCategory[] {
  return TAG_CATEGORIES.flatMap((category) => {
    const byName = new Map<string, FilterEntry[]>()
    for (const tag of tags) {
      if (tag.category !== category) continue
      const isNamed = category === 'Custom' && tag.categoryName !== ''
      const name = isNamed ? tag.categoryName : category
      const entries = byName.get(name) ?? []
      byName.set(name, entries)
      entries.push({ id: tag.id, name: tag.title, planMark: markOf(tag, planId) })
    }
    return [...byName].map(([name, entries]) => ({ name, tags: entries }))
  })
}

function markOf(
  { planId, abbreviatedPlanName }: Pick<Channel, 'planId' | 'abbreviatedPlanName'>,
  ownPlanId: number,
): string | undefined {
  return planId === ownPlanId || abbreviatedPlanName === '' ? undefined : abbreviatedPlanName
}

function ownFirst<Entry>(
  entries: readonly Entry[],
  isOwn: (entry: Entry) => boolean,
): readonly Entry[] {
  return [...entries.filter(isOwn), ...entries.filter((entry) => !isOwn(entry))]
}
