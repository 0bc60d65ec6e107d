import { useMemo } from 'react'
import type { Channel, TacticType } from '@throughline/domain/channels'
import { formatTagText } from '@throughline/domain/tags'
import type { Tag } from '@throughline/domain/tags'

import type { PlanChannel, PlanItem, PlanTag, PlanType } from './plan-data.types'
import { completeItems } from './complete-items'

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

const noItems: readonly PlanItem[] = []
const noChannels: readonly PlanChannel[] = []
const noTags: readonly PlanTag[] = []

/** Returns the plan data of an element in the form that views and rules need. */
export function usePlanData({
  items = noItems,
  channels = noChannels,
  tags = noTags,
  currentPlanId,
}: PlanDataProperties) {
  const planId = currentPlanId ?? items[0]?.planId ?? 0
  const whole = useMemo(() => completeItems(items, planId), [items, planId])
  const ofChannels = useMemo(
    () => ({
      channels: wholeChannels(channels, planId),
      visibleChannels: new Map(channels.map(({ id, name, color }) => [id, { name, color }])),
    }),
    [channels, planId],
  )
  const wholeTagsOfPlan = useMemo(() => wholeTags(tags, planId), [tags, planId])
  return { planId, items: whole, tags: wholeTagsOfPlan, ...ofChannels }
}

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
