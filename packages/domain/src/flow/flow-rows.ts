import type { Channel, TacticType } from '../channels'
import type { ItemInput, TacticListItem } from '../tactics'

/** The ways to group the rows of a flow. */
export const FLOW_GROUPINGS = ['channel', 'initiative', 'tag-category', 'plan'] as const

/** How the items of a flow are put into sections and rows. */
export type FlowGrouping = (typeof FLOW_GROUPINGS)[number]

/** The grouping that a flow opens with. */
export const DEFAULT_FLOW_GROUPING: FlowGrouping = 'channel'

/** The fields of an item that decide which rows it is in. */
export type GroupedItem = Pick<ItemInput, GroupingField>

/** {@link GroupedItem} with everything that an item can leave out. */
export type CompleteGroupedItem = Pick<TacticListItem, GroupingField>

export const groupingFields = [
  'id',
  'title',
  'planId',
  'channelId',
  'tacticTypeId',
  'tagIds',
  'relatedInitiativeIds',
  'isInitiative',
  'isUnscheduled',
] as const satisfies readonly (keyof TacticListItem)[]

type GroupingField = (typeof groupingFields)[number]

/** The channel and type that an item gets when it is created in a row or dropped on it. */
export interface FlowTarget {
  readonly channelId: number
  readonly tacticTypeId: number
}

/** One row of a flow: a name and its items. */
export interface FlowRow<Item> {
  /** Unique within the flow. Does not change when the items of the plan are grouped again. */
  readonly id: string
  readonly name: string
  /** In the order of the grouped list. The same array while its contents are the same. */
  readonly items: readonly Item[]
  /** Null if users cannot create an item of the open plan here: not every row has a type. */
  readonly target: FlowTarget | null
}

/** A collapsible section of a flow. */
export interface FlowSection<Item, Row extends FlowRow<Item> = FlowRow<Item>> {
  /** Unique within the flow. */
  readonly id: string
  /** Calendars of interest and initiatives carry no costs. */
  readonly kind: 'calendars' | 'initiatives' | 'group'
  readonly name: string
  /** `#RRGGBB`; null for none. */
  readonly color: string | null
  readonly rows: readonly Row[]
}

/** The data of a tactic type that the grouping of a flow reads. */
export interface FlowType extends Pick<TacticType, 'id' | 'name'> {
  /** @default 'standard' */
  readonly kind?: TacticType['kind']
  /** It is not offered for new items. @default false */
  readonly isHidden?: boolean
}

/** The data of a channel that the grouping of a flow reads. */
export interface FlowChannel extends Pick<Channel, 'id' | 'name' | 'uiColor'> {
  /** @default 'standard' */
  readonly kind?: Channel['kind']
  /** @default the open plan */
  readonly planId?: number
  /** Its items are left out. @default false */
  readonly hideInFlow?: boolean
  /** In the order in which they are shown. */
  readonly tacticTypes: readonly FlowType[]
}
