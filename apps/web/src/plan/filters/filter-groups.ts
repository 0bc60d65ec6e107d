import type { PlanDetail, SubscriptionSummary } from '@throughline/api-client'
import type { Channel } from '@throughline/domain/channels'
import type { KnownFilterIds } from '@throughline/domain/filters'
import type { RelatedPlan } from '@throughline/domain/plans'
import type { TacticListItem } from '@throughline/domain/tactics'
import { TAG_CATEGORIES, type Tag } from '@throughline/domain/tags'
import {
  filterChannelsOf,
  type FilterChannel,
  type FilterEntry,
  type FilterGroups,
  type FilterTagCategory,
} from '@throughline/planner-views/filter-sidebar'

/** What filters are offered from. undefined while it is loading. */
export interface FilterSources {
  readonly plan: PlanDetail | undefined
  readonly initiatives: readonly TacticListItem[] | undefined
  readonly tags: readonly Tag[] | undefined
  readonly subscriptions: readonly SubscriptionSummary[] | undefined
}

/**
 * Everything that a plan has to filter by: its own first, then what belongs to its
 * family, with the mark of its plan. Relatives that one holds no role on are not
 * offered, since nothing of them is shown.
 */
export function filterGroupsOf(sources: FilterSources): FilterGroups {
  const { plan, initiatives, tags, subscriptions } = sources
  return {
    leadPlan:
      relativesOf(plan === undefined || plan.parent === null ? [] : [plan.parent])[0] ?? null,
    nestedPlans: relativesOf(plan?.plans ?? []),
    channels: plan === undefined ? [] : channelsOf(plan),
    initiatives:
      plan === undefined || initiatives === undefined ? null : initiativesOf(initiatives, plan.id),
    tagCategories: plan === undefined || tags === undefined ? null : categoriesOf(tags, plan.id),
    calendars: subscriptions?.map(({ id, name }) => ({ id, name })) ?? null,
  }
}

/**
 * What exists of a plan for this person, so that a stored choice of what is gone can be
 * dropped. A plan that one holds no role on is gone too: nobody could show it again.
 */
export function knownFilterIdsOf(sources: FilterSources): KnownFilterIds {
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

function relativesOf(relatives: readonly RelatedPlan[]): readonly FilterEntry[] {
  return relatives.filter(({ roleId }) => roleId !== null).map(({ id, name }) => ({ id, name }))
}

/** Own channels first, so that a shared one has the name and the color that it has here. */
function channelsOf(plan: PlanDetail): readonly FilterChannel[] {
  const offered = plan.channels.filter(
    ({ kind }) => kind !== 'initiatives' && kind !== 'subscriptions',
  )
  const relatives = [plan, plan.parent, ...plan.plans].filter((each) => each !== null)
  const plans = new Map(relatives.map(({ id, name }) => [id, { name }]))
  const marked = offered.map(
    (channel) =>
      [
        channel.planId,
        { name: plans.get(channel.planId)?.name ?? '', mark: markOf(channel, plan.id) },
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

function initiativesOf(
  initiatives: readonly TacticListItem[],
  planId: number,
): readonly FilterEntry[] {
  return initiatives
    .map((initiative) => ({
      id: initiative.id,
      name: initiative.title,
      planMark: markOf(initiative, planId),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id)
}

/** The categories of a person have the names that they gave them, and follow the three that everybody has. */
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
