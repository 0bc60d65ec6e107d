import type { Channel, TacticType } from '@throughline/domain/channels'

import type { PlanChannel, PlanType } from './plan-data.types'

const NO_TYPES: readonly PlanType[] = []

/** The channels of a page, with everything that views and rules ask for. */
export function wholeChannels(
  channels: readonly PlanChannel[],
  planId: number,
): readonly Channel[] {
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
    tacticTypes: (channel.types ?? NO_TYPES).map((type, at) => wholeType(type, channel.id, at)),
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
