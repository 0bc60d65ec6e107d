import type { components } from '@throughline/api-client/schema'
import { iri, nullableIri } from '../../http/references'
import type { ItemPlan } from '../tactics/list-presenter'
import type {
  ChannelRow,
  ChannelTree,
  TacticFieldRow,
  TacticPlatformRow,
  TacticTypeRow,
} from './queries'

type Channel = components['schemas']['Channel']
type TacticType = components['schemas']['TacticType']
type TacticPlatform = components['schemas']['TacticPlatform']
type TacticField = components['schemas']['TacticField']

/** The data of a plan that its channels, types and platforms show. */
export interface ChannelPlan extends Pick<ItemPlan, 'abbreviatedPlanName' | 'isLead' | 'isNested'> {
  /** Whether the account may add custom fields to types. */
  readonly hasTacticTypeCF: boolean
}

/** Presents a custom field. Only universal ones name their plan. */
export function presentField(field: TacticFieldRow): TacticField {
  const planId = field.tacticTypeId === null ? field.planId : null
  return {
    id: field.id,
    version: field.version,
    creator: nullableIri('users', field.creatorId),
    creatorId: field.creatorId,
    plan: nullableIri('plans', planId),
    planId,
    tacticType: nullableIri('tactic_types', field.tacticTypeId),
    tacticTypeId: field.tacticTypeId,
    name: field.name,
    type: field.type,
    description: field.description,
    helpText: field.helpText,
    options: [...field.options],
    orderIndex: field.orderIndex,
  }
}

/** A platform. */
export function presentPlatform(platform: TacticPlatformRow, plan: ChannelPlan): TacticPlatform {
  return {
    id: platform.id,
    version: platform.version,
    name: platform.name,
    creator: nullableIri('users', platform.creatorId),
    creatorId: platform.creatorId,
    channel: nullableIri('channels', platform.channelId),
    channelId: platform.channelId,
    plans: [iri('plans', platform.planId)],
    planIds: [platform.planId],
    isLead: plan.isLead,
    isNested: plan.isNested,
  }
}

/** A tactic type with its platforms and fields. */
export function presentType(
  type: TacticTypeRow,
  channel: Pick<ChannelRow, 'useMonthlyFocusType'>,
  tree: Pick<ChannelTree, 'platforms' | 'offers' | 'fields'>,
  plan: ChannelPlan,
): TacticType {
  const offered = new Set(
    tree.offers
      .filter(({ tacticTypeId }) => tacticTypeId === type.id)
      .map(({ tacticPlatformId }) => tacticPlatformId),
  )
  return {
    id: type.id,
    version: type.version,
    name: type.name,
    kind: type.kind,
    channel: iri('channels', type.channelId),
    channelId: type.channelId,
    orderIndex: type.orderIndex,
    isVisibleCustomTacticType: type.isVisibleCustomTacticType,
    isHidden: type.kind === 'monthlyFocus' && !channel.useMonthlyFocusType,
    shouldTacticsAllowMultiplePlatforms: type.shouldTacticsAllowMultiplePlatforms,
    shouldHideTacticsFromNestedPlans: type.shouldHideTacticsFromNestedPlans,
    tacticPlatforms: tree.platforms
      .filter(({ id }) => offered.has(id))
      .map((platform) => presentPlatform(platform, plan)),
    tacticFields: plan.hasTacticTypeCF
      ? tree.fields
          .filter(({ tacticTypeId }) => tacticTypeId === type.id)
          .map((field) => presentField(field))
      : [],
    tactics: `/api/tactics?plan=${type.planId}&tacticType=${type.id}`,
  }
}

/** A channel with its types. */
export function presentChannel(channel: ChannelRow, tree: ChannelTree, plan: ChannelPlan): Channel {
  return {
    id: channel.id,
    version: channel.version,
    name: channel.name,
    kind: channel.kind,
    plan: iri('plans', channel.planId),
    planId: channel.planId,
    creator: nullableIri('users', channel.creatorId),
    creatorId: channel.creatorId,
    orderIndex: channel.orderIndex,
    uiColor: channel.uiColor,
    isPaidMedia: channel.isPaidMedia,
    enableTacticFlagging: channel.enableTacticFlagging,
    useMonthlyFocusType: channel.useMonthlyFocusType,
    isSummaryEnabled: channel.isSummaryEnabled,
    hideInFlow: channel.hideInFlow,
    isLead: plan.isLead,
    isNested: plan.isNested,
    abbreviatedPlanName: plan.abbreviatedPlanName,
    isVisibleCustomChannel: channel.isVisibleCustomChannel,
    tacticTypes: tree.types
      .filter(({ channelId }) => channelId === channel.id)
      .map((type) => presentType(type, channel, tree, plan)),
  }
}
