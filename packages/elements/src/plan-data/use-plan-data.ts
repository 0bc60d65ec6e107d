import { useMemo } from 'react'
import type { Channel, TacticType } from '@throughline/domain/channels'
import { completeItem, planOf } from '@throughline/domain/tactics'
import { formatTagText } from '@throughline/domain/tags'
import type { Tag } from '@throughline/domain/tags'
import { useItemReport } from '@throughline/planner-views/calendar-item'

import type { PlanChannel, PlanItem, PlanTag, PlanType } from './plan-data.types'
import { listOf } from './list-of'

const noTypes: readonly PlanType[] = []

/** The channels of a page, with everything that views and rules ask for. */
function wholeChannels(channels: readonly PlanChannel[], planId: number): readonly Channel[] {
  return channels.map((channel, orderIndex) => ({
    id: channel.id,
    name: channel.name,
    kind: channel.kind ?? 'standard',
    planId,
    creatorId: null,
    orderIndex,
    uiColor: channel.color,
    isPaidMedia: channel.isPaidMedia ?? false,
    enableTacticFlagging: channel.canFlag ?? true,
    useMonthlyFocusType: false,
    isSummaryEnabled: true,
    hideInFlow: false,
    isLead: false,
    isNested: false,
    abbreviatedPlanName: '',
    isVisibleCustomChannel: true,
    tacticTypes: (channel.types ?? noTypes).map((type, at) => wholeType(type, channel.id, at)),
  }))
}

function wholeType(type: PlanType, channelId: number, orderIndex: number): TacticType {
  const { platforms } = type
  return {
    id: type.id,
    name: type.name,
    kind: type.kind ?? 'standard',
    isHidden: type.isHidden ?? false,
    isVisibleCustomTacticType: true,
    channelId,
    orderIndex,
    shouldHideTacticsFromNestedPlans: false,
    shouldTacticsAllowMultiplePlatforms: platforms !== undefined && platforms.length > 0,
    tacticPlatforms: (platforms ?? []).map(({ id, name }) => ({
      id,
      name,
      creatorId: null,
      channelId,
      planIds: [],
      isLead: false,
      isNested: false,
    })),
    tacticFields: [],
  }
}

interface PlanDataProperties {
  readonly items?: readonly PlanItem[] | undefined
  readonly channels?: readonly PlanChannel[] | undefined
  readonly tags?: readonly PlanTag[] | undefined
  readonly currentPlanId?: number | undefined
}

/**
 * Returns the plan data of an element in the form that views and rules need. `sources` has the page's
 * own items, and `items` those that can be shown, in their complete shape.
 */
export function usePlanData({ items, channels, tags, currentPlanId }: PlanDataProperties) {
  const planId = planOf(currentPlanId, items)
  const sources = useMemo(() => listOf(items), [items])
  const complete = useMemo(
    () => sources.flatMap((item) => completeItem(item, { planId }) ?? []),
    [sources, planId],
  )
  const ofChannels = useMemo(() => {
    const list = listOf(channels)
    return {
      channels: wholeChannels(list, planId),
      visibleChannels: new Map(list.map(({ id, name, color }) => [id, { name, color }])),
    }
  }, [channels, planId])
  const wholeTagsOfPlan = useMemo(() => wholeTags(listOf(tags), planId), [tags, planId])
  return { planId, sources, items: complete, tags: wholeTagsOfPlan, ...ofChannels }
}

/**
 * Reports faults in the items of an element whose view gets rows or sums of them.
 *
 * @param component name of the element
 */
export function usePlanReport(
  component: string,
  { items = noItems, channels, currentPlanId }: PlanDataProperties,
): void {
  const list = useMemo(() => listOf(channels), [channels])
  useItemReport({ component, items, channels: list, currentPlanId })
}

const noItems: readonly PlanItem[] = []

/** The tags of a page, with everything that views and rules ask for. */
function wholeTags(tags: readonly PlanTag[], planId: number): readonly Tag[] {
  return tags.map(({ id, title, category = 'Custom' }, orderIndex) => ({
    id,
    title,
    text: formatTagText({ categoryName: category, name: title }),
    category,
    categoryName: category,
    planId,
    orderIndex,
    isLead: false,
    isNested: false,
    abbreviatedPlanName: '',
  }))
}
