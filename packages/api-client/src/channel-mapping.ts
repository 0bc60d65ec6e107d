import type { Channel, TacticField, TacticPlatform, TacticType } from '@throughline/domain/channels'
import type { components } from './generated/schema'

type Schemas = components['schemas']

/** Channels from the wire; they, their types and the fields of these are in their order. */
export function channelsFromWire(wire: readonly Schemas['Channel'][]): readonly Channel[] {
  return inOrder(wire).map(channelFromWire)
}

/** A channel from the wire; its types and their fields are in their order. */
export function channelFromWire(wire: Schemas['Channel']): Channel {
  return {
    id: wire.id,
    version: wire.version,
    name: wire.name,
    kind: wire.kind,
    planId: wire.planId,
    creatorId: wire.creatorId,
    orderIndex: wire.orderIndex,
    uiColor: wire.uiColor,
    isPaidMedia: wire.isPaidMedia,
    enableTacticFlagging: wire.enableTacticFlagging,
    useMonthlyFocusType: wire.useMonthlyFocusType,
    isSummaryEnabled: wire.isSummaryEnabled,
    hideInFlow: wire.hideInFlow,
    isLead: wire.isLead,
    isNested: wire.isNested,
    abbreviatedPlanName: wire.abbreviatedPlanName,
    isVisibleCustomChannel: wire.isVisibleCustomChannel,
    tacticTypes: inOrder(wire.tacticTypes).map(tacticTypeFromWire),
  }
}

/** A tactic type from the wire; its fields are in their order. */
export function tacticTypeFromWire(wire: Schemas['TacticType']): TacticType {
  return {
    id: wire.id,
    version: wire.version,
    name: wire.name,
    kind: wire.kind,
    channelId: wire.channelId,
    orderIndex: wire.orderIndex,
    isVisibleCustomTacticType: wire.isVisibleCustomTacticType,
    isHidden: wire.isHidden,
    shouldTacticsAllowMultiplePlatforms: wire.shouldTacticsAllowMultiplePlatforms,
    shouldHideTacticsFromNestedPlans: wire.shouldHideTacticsFromNestedPlans,
    tacticPlatforms: wire.tacticPlatforms.map(tacticPlatformFromWire),
    tacticFields: inOrder(wire.tacticFields).map(tacticFieldFromWire),
  }
}

/** A platform from the wire. */
export function tacticPlatformFromWire(wire: Schemas['TacticPlatform']): TacticPlatform {
  return {
    id: wire.id,
    version: wire.version,
    name: wire.name,
    creatorId: wire.creatorId,
    channelId: wire.channelId,
    planIds: wire.planIds,
    isLead: wire.isLead,
    isNested: wire.isNested,
  }
}

/** A custom field from the wire. */
export function tacticFieldFromWire(wire: Schemas['TacticField']): TacticField {
  return {
    id: wire.id,
    version: wire.version,
    creatorId: wire.creatorId,
    planId: wire.planId,
    tacticTypeId: wire.tacticTypeId,
    name: wire.name,
    type: wire.type,
    description: wire.description,
    helpText: wire.helpText,
    options: wire.options,
    orderIndex: wire.orderIndex,
  }
}

function inOrder<Entry extends { readonly id: number; readonly orderIndex: number }>(
  entries: readonly Entry[],
): Entry[] {
  return [...entries].sort((a, b) => a.orderIndex - b.orderIndex || a.id - b.id)
}
