import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { FlowColouring, FlowGrouping, FlowTarget, FlowZoom } from '@throughline/domain/flow'
import type { CalendarEvent } from '@throughline/planner-views/calendar-item'
import type {
  FlowCalendarHandle,
  FlowCalendarProps,
  FlowCreateRequest,
  FlowRowChangeRequest,
} from '@throughline/planner-views/flow'
import type { FlowBarProps } from '@throughline/planner-views/flow-bar'

import type {
  CalendarEventMap,
  CalendarProperties,
  SelectionEventMap,
  SelectionProperties,
} from '../calendar'
import type { ThroughlineElement } from '../element'
import type { PlanChannel, PlanItem, PlanTag } from '../plan-data'
import type { PageContentValue } from '../view-parts'

/** Methods of the flow's view that its element calls. */
export type FlowHandle = FlowCalendarHandle

/** Content of a flow that a page makes. */
type ContentOf<Slot extends keyof FlowCalendarProps<PlanItem>> =
  NonNullable<FlowCalendarProps<PlanItem>[Slot]> extends (parts: infer Parts) => unknown
    ? (parts: Parts) => PageContentValue
    : never

/** Properties of `<throughline-flow>`. */
export interface FlowProperties extends CalendarProperties, SelectionProperties {
  /** First day of the timeline, `YYYY-MM-DD`. @default the first of the year of `today` */
  startDay?: CivilDate | undefined
  /** Last day of the timeline. @default the last of the year of `startDay`, also for a day before it or ten years later */
  endDay?: CivilDate | undefined
  /** How wide a day is. Changes when a person zooms. @default 'month' */
  zoom?: FlowZoom | undefined
  /** The grouping of items into sections and rows. Changes when a user chooses. @default 'channel' */
  grouping?: FlowGrouping | undefined
  /** The property of items that colors show. Changes when a user chooses. @default 'channel' */
  colouring?: FlowColouring | undefined
  /** @default that of the locale */
  weekStartDay?: WeekStartDay | undefined
  /** Shows no columns of money and no totals. @default false */
  withoutMoney?: boolean | undefined
  /** Tactics and initiatives. Set a new array when something in it changes. @default none */
  items?: readonly PlanItem[] | undefined
  /** Channels with their types, in the order of the sections. @default none */
  channels?: readonly PlanChannel[] | undefined
  /** Tags, for grouping and coloring by them. @default none */
  tags?: readonly PlanTag[] | undefined
  /** The plan and those around it, for grouping by plan. @default none */
  plans?: readonly { readonly id: number; readonly name: string }[] | undefined
  /** Events of other calendars, in a section of their own. @default none */
  events?: readonly CalendarEvent[] | undefined
  /** The budget of the plan, above the timeline. @default none */
  budget?: NonNullable<FlowBarProps['figures']>['budget'] | undefined
  /** Ids of closed sections. Changes when a person opens or closes one. @default none */
  closedSections?: ReadonlySet<string> | undefined
  /** Days that stay marked while something is done with them. @default none */
  markedDays?: FlowCalendarProps['markedDays'] | undefined
  /** May veto moving an item to a row. @default all rows for a type of the plan are allowed */
  rowPolicy?: FlowCalendarProps<PlanItem>['rowPolicy'] | undefined
  /** Returns the content of a bar, in place of its title. */
  barContent?: ContentOf<'renderBarContent'> | undefined
  /** Returns the content behind the name of a row or section. */
  rowHeader?: ContentOf<'renderRowHeader'> | undefined
  /** Returns the content of a cell of money, in place of its figure. */
  expenseContent?: ContentOf<'renderExpense'> | undefined
  /** Texts, in English where they are left out. */
  labels?: Partial<NonNullable<FlowCalendarProps['labels']>> | undefined
}

/** Events of `<throughline-flow>`. */
export interface FlowEventMap extends CalendarEventMap, SelectionEventMap {
  /** Days were chosen in a row for a new item. `target` is the channel and type of the row. */
  'throughline-create': CustomEvent<FlowCreateRequest & { target: FlowTarget | null }>
  /** An item was dropped on another row. Default: `items` has its new type and dates. */
  'throughline-rowchange': CustomEvent<
    FlowRowChangeRequest<PlanItem> & { target: FlowTarget | null }
  >
  /** Another zoom was chosen. Default: `zoom` is that. */
  'throughline-zoomchange': CustomEvent<{ zoom: FlowZoom }>
  /** Other sections were chosen. Default: `grouping` is that. */
  'throughline-groupingchange': CustomEvent<{ grouping: FlowGrouping }>
  /** Other colors were chosen. Default: `colouring` is that. */
  'throughline-colouringchange': CustomEvent<{ colouring: FlowColouring }>
  /** A section, or all of them, were opened or closed. Default: `closedSections` follows. */
  'throughline-togglesection': CustomEvent<{ sectionIds: readonly string[]; isOpen: boolean }>
  /** Other days were chosen for the timeline. Default: `startDay` and `endDay` are those. */
  'throughline-dayschange': CustomEvent<{ startDay: CivilDate; endDay: CivilDate }>
}

/** Methods of `<throughline-flow>`. */
export interface FlowMethods {
  /** Scrolls back to where the flow opens: today, or the first day. */
  scrollToOpening: () => void
  /** Scrolls a day to the middle of the timeline. */
  scrollToDay: (day: CivilDate) => void
  /** Opens the search through all items. */
  openFind: () => void
}

/**
 * The whole plan on one timeline, in sections of rows, with what it costs.
 *
 * @slot toolbar - Above the timeline, behind the days on show.
 * @slot footer - Below the timeline.
 * @csspart grid - The timeline.
 * @csspart unit - A month, a week or a day, in the head.
 * @csspart section - The row of a section, with its sums.
 * @csspart section-name - The name of a section, in its row.
 * @csspart row - A row.
 * @csspart bar - An item.
 * @csspart totals - The totals.
 * @csspart toolbar - The line above.
 * @csspart footer - The line below.
 */
export interface FlowElement
  extends ThroughlineElement<FlowEventMap>, FlowProperties, FlowMethods {}
