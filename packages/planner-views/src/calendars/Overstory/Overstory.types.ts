import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { OverstoryItemSection, OverstorySection } from '@throughline/domain/tactics'
import type { Density } from '@throughline/ui/theme'

import type {
  CalendarChannel,
  CalendarEvent,
  CalendarItem,
  PaperDetails,
  RevealedItem,
} from '../../calendar-parts'
import type { CalendarItemInput, EntitiesById } from '../../host-input'
import type {
  CompleteIntentProps,
  ItemIntentProps,
  ItemMenuLabels,
  ItemSummaryLabels,
  ItemSummarySource,
  MultiSelectionProps,
} from '../../calendar-core'
import type { OverstoryLabels } from './Overstory.labels'

/** Items of each section in any order, as `splitOverstory` returns them. */
export type OverstoryItems<Item extends CalendarItemInput = CalendarItem> = Readonly<
  Record<OverstoryItemSection, readonly Item[]>
>

/** Intents of the overstory, in which users create no items. Without `onMove` its items stay. */
type OverstoryIntentProps<Item extends CalendarItemInput> = Omit<
  ItemIntentProps<Item>,
  'canCreate' | 'onCreate' | 'onOpenEvent'
>

/** Props of the overstory: plain data and functions. */
export interface OverstoryProps<Item extends CalendarItemInput = CalendarItem>
  extends OverstoryIntentProps<Item>, Pick<MultiSelectionProps<Item>, 'onCopyItems'> {
  /** First visible day, `YYYY-MM-DD`. */
  startDay: CivilDate
  /** Last visible day, not before the first. */
  endDay: CivilDate
  /**
   * The day to mark as today, `YYYY-MM-DD`. Provide it for today in a time zone of your own, and
   * on servers, which never read the clock.
   * @default the day of the device's clock, once the page runs in a browser
   */
  today?: CivilDate | undefined
  /**
   * The items by section; a section may be missing. A section without an item on the visible days
   * is not drawn, and without any section there is no overstory. Pass the same array until its
   * items change: the overstory reads the dates once per array.
   */
  sections: Partial<OverstoryItems<Item>>
  /**
   * Occurrences of long events of calendars of interest, of 21 days or more, as `splitEvents`
   * returns them. @default none
   */
  events?: readonly CalendarEvent[]
  /**
   * Channels by id: a map, a list of channels with their ids, or an object. An item of an
   * unknown channel takes the default color.
   */
  channels: EntitiesById<CalendarChannel>
  /**
   * Shows a mark of the channel, two letters of its name, before the title of each item: a
   * second cue beside the color. Paper always has it. @default false
   */
  hasChannelMarks?: boolean
  /** Density of bars and controls. @default that of the context */
  density?: Density
  /** First day of the week, for the dates above the bars. @default that of the locale */
  weekStartDay?: WeekStartDay
  /**
   * Height in pixels that the user has chosen; null for the usual one. Without this prop the
   * overstory stores it itself. It is never higher than its bars, or than half of the window.
   */
  height?: number | null
  /** The user has chosen a height; null for the usual one, which fits the bars. */
  onHeightChange?: (change: { height: number | null }) => void
  /**
   * Height limit in pixels until the user chooses a height. If the bars need more, such as in
   * expanded sections, they scroll inside. The user can still choose a greater height.
   * @default half of the window
   */
  maxHeight?: number
  /**
   * Sections that show all of their items. Without this prop the overstory stores them itself.
   */
  expandedSections?: ReadonlySet<OverstorySection>
  /** The user has expanded or collapsed a section, or all of them; with the new set. */
  onExpandedChange?: (change: { expandedSections: ReadonlySet<OverstorySection> }) => void
  /**
   * Data that a printed overstory shows in addition to its name. Filters are part of it only when
   * the overstory has a separate page: otherwise the calendar below names them.
   */
  paperDetails?: PaperDetails | undefined
  /**
   * Printing has begun, and the overstory is so high that it takes a page of its own; or it has
   * ended. The calendar below then has the first of its pages for itself.
   */
  onPaperPageChange?: (change: { hasOwnPage: boolean }) => void
  /** Sections that show only their head. Without this prop the overstory stores them itself. */
  closedSections?: ReadonlySet<OverstorySection>
  /** The user has pressed the head of a section. `isOpen` is the new state. */
  onToggleSection?: (toggle: { section: OverstorySection; isOpen: boolean }) => void
  /** The selected item, such as the one whose detail is open. */
  selectedItemId?: number | null
  /** Item to scroll to and to focus, once for each object; see {@link RevealedItem}. */
  revealedItem?: RevealedItem | null
  /** Source of the summary that an item shows while the pointer rests on it. @default no summaries */
  summary?: ItemSummarySource<Item>
  /** @default englishItemSummaryLabels */
  summaryLabels?: ItemSummaryLabels
  /** @default englishItemMenuLabels */
  menuLabels?: ItemMenuLabels
  /** All texts. @default englishOverstoryLabels */
  labels?: OverstoryLabels
}

/** Props of the view, complete and with the items of a calendar. */
export interface OverstoryViewProps
  extends
    Omit<
      OverstoryProps,
      'today' | 'sections' | 'channels' | 'currentPlanId' | 'closedSections' | 'onToggleSection'
    >,
    Pick<CompleteIntentProps, 'currentPlanId'>,
    Required<Pick<OverstoryProps, 'closedSections' | 'onToggleSection'>> {
  today: CivilDate
  sections: OverstoryItems
  channels: ReadonlyMap<number, CalendarChannel>
}
