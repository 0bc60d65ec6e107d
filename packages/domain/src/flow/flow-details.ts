import type { Tag } from '../tags'
import { groupChannels } from '../filters'
import { completeItem, createItemTest, initiativeNames, withDefaults } from '../tactics'
import { groupingFields } from './flow-rows'
import type { CompleteGroupedItem, FlowChannel } from './flow-rows'

/** The data of a plan that the grouping of a flow reads. */
export interface FlowDetails {
  readonly currentPlanId: number
  /** Of the plan and its family, in the order in which they are shown. */
  readonly channels: readonly FlowChannel[]
  readonly tags: readonly Pick<Tag, 'id' | 'title' | 'category' | 'orderIndex'>[]
  /** The plan and its family, in the order in which they are shown. */
  readonly plans: readonly { readonly id: number; readonly name: string }[]
  /**
   * Whether types of the open plan without any item have rows, so that something can be
   * created there.
   */
  readonly hasEmptyRows: boolean
}

/** Returns the fields of an item that decide its rows and color. */
export type ReadGroupedItem = (source: unknown) => CompleteGroupedItem

/**
 * Creates a reader of items. It reads anything: an item that cannot be shown has a row too, so that
 * the view of the rows can report it.
 */
export function groupedItemReader({
  currentPlanId,
}: Pick<FlowDetails, 'currentPlanId'>): ReadGroupedItem {
  const defaults = { planId: currentPlanId }
  const undated = { planId: currentPlanId, hasDates: false }
  return (source) => {
    if (hasGroupingFields(source)) return source
    return (
      // With dates first, as the sums and the drawing read it: so it is copied once.
      completeItem(source, defaults) ??
      completeItem(source, undated) ?? {
        ...withDefaults(typeof source === 'object' && source !== null ? source : {}),
        id: NaN,
        title: '',
      }
    )
  }
}

const hasGroupingFields = createItemTest(groupingFields)

/** Name of the rows and sections for items that belong to none of the groups. */
export const OTHER_NAME = 'Other'
/** Name of the section of initiatives. */
export const INITIATIVES_NAME = 'Initiatives'

/**
 * Returns the channels in which items are planned: channels of calendars of interest have no items.
 */
export function visibleChannels({ channels, currentPlanId }: FlowDetails): readonly PlanChannel[] {
  return channels
    .filter(({ kind, hideInFlow }) => kind !== 'subscriptions' && hideInFlow !== true)
    .map((channel) => Object.assign({ planId: currentPlanId }, channel))
}

/** A channel with its plan. */
type PlanChannel = FlowChannel & { readonly planId: number }

/** Merges channels of the family that have the same name, as the filters do. */
export function mergedChannels(channels: readonly PlanChannel[]) {
  return groupChannels(
    channels.map(({ id, planId, name, uiColor, tacticTypes }) => ({
      id,
      planId,
      name,
      color: uiColor,
      types: tacticTypes,
    })),
  )
}

/** The channel of an item by name, across the plans of a family. */
export interface ChannelOfItem {
  /** Names it within a flow. */
  readonly key: string
  readonly name: string
}

const otherChannel: ChannelOfItem = { key: 'other', name: OTHER_NAME }

/** Finds the merged channel of an item; items of unknown channels share one. */
export function channelFinder(
  channels: readonly PlanChannel[],
): (item: Pick<CompleteGroupedItem, 'channelId' | 'tacticTypeId'>) => ChannelOfItem {
  const byType = new Map<number, ChannelOfItem>()
  for (const { id, name, typeIds } of mergedChannels(channels)) {
    const match = { key: String(id), name }
    for (const typeId of typeIds) byType.set(typeId, match)
  }
  return ({ tacticTypeId }) => byType.get(tacticTypeId) ?? otherChannel
}

/** Returns a name for each initiative that no other one has. */
export function namesOfInitiatives(
  initiatives: readonly CompleteGroupedItem[],
  { plans }: FlowDetails,
): ReadonlyMap<number, string> {
  return initiativeNames(initiatives, new Map(plans.map(({ id, name }) => [id, name])))
}
