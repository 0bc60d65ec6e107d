import { useMemo } from 'react'

import type { PlanChannel, PlanItem, PlanTag } from './plan-data.types'
import { wholeChannels } from './whole-channels'
import { wholeItems } from './whole-items'
import { wholeTags } from './whole-tags'

interface PlanDataProperties {
  readonly items?: readonly PlanItem[] | undefined
  readonly channels?: readonly PlanChannel[] | undefined
  readonly tags?: readonly PlanTag[] | undefined
  readonly currentPlanId?: number | undefined
}

const NO_ITEMS: readonly PlanItem[] = []
const NO_CHANNELS: readonly PlanChannel[] = []
const NO_TAGS: readonly PlanTag[] = []

/** What an element was given of a plan, as views and rules take it. */
export function usePlanData({
  items = NO_ITEMS,
  channels = NO_CHANNELS,
  tags = NO_TAGS,
  currentPlanId,
}: PlanDataProperties) {
  const planId = currentPlanId ?? items[0]?.planId ?? 0
  const whole = useMemo(() => wholeItems(items, planId), [items, planId])
  const ofChannels = useMemo(
    () => ({
      channels: wholeChannels(channels, planId),
      shownChannels: new Map(channels.map(({ id, name, color }) => [id, { name, color }])),
    }),
    [channels, planId],
  )
  const wholeTagsOfPlan = useMemo(() => wholeTags(tags, planId), [tags, planId])
  return { planId, items: whole, tags: wholeTagsOfPlan, ...ofChannels }
}
