import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { OverstoryItemSection, OverstorySection } from '@throughline/domain/tactics'
import type { Density } from '@throughline/ui/theme'

import type { CalendarChannel, CalendarEvent, CalendarItem, RevealedItem } from '../calendar-parts'
import type { CalendarItemInput, EntitiesById } from '../host-input'
import type {
  CompleteIntentProps,
  ItemIntentProps,
  ItemMenuLabels,
  ItemSummaryLabels,
  ItemSummarySource,
} from '../calendar-core'
import type { OverstoryLabels } from './labels'

/** The items of each section, in any order, as `splitOverstory` parts them. */
export type OverstoryItems<Item extends CalendarItemInput = CalendarItem> = Readonly<
  Record<OverstoryItemSection, readonly Item[]>
>

/** The intents of the strip: its items are opened, copied and deleted there, and not moved. */
type OverstoryIntentProps<Item extends CalendarItemInput> = Pick<
  ItemIntentProps<Item>,
  | 'currentPlanId'
  | 'movePolicy'
  | 'deletePolicy'
  | 'onRefused'
  | 'onOpenItem'
  | 'onCopyItem'
  | 'onDeleteItem'
  | 'onBulkAction'
  | 'itemActions'
>

/** Props of the overstory. All are plain data and functions. */
export interface OverstoryProps<
  Item extends CalendarItemInput = CalendarItem,
> extends OverstoryIntentProps<Item> {
  /** First shown day, `YYYY-MM-DD`. */
  startDay: CivilDate
  /** Last shown day, not before the first. */
  endDay: CivilDate
  /**
   * The day to mark as today, `YYYY-MM-DD`. Give it where today is that of a zone of your
   * own, and on servers, which never ask a clock.
   * @default the day of the device's clock, once the page runs in a browser
   */
  today?: CivilDate | undefined
  /**
   * The items by section, which may be left out; a section in which nothing touches the
   * shown days is not drawn, and without any there is no strip. Keep the same arrays for as
   * long as nothing in them changes: their dates are read once per array.
   */
  sections: Partial<OverstoryItems<Item>>
  /**
   * Occurrences of events of calendars of interest that belong into the strip: those
   * of 21 days or more, as `splitEvents` parts them. @default none
   */
  events?: readonly CalendarEvent[]
  /**
   * Channels by id: a map, a list of channels with their ids, or an object. An item of an
   * unknown channel takes the default color.
   */
  channels: EntitiesById<CalendarChannel>
  /**
   * Shows a short mark of its channel, two letters of the name, before the title of each item: a
   * second cue beside the color. Paper has it always. @default false
   */
  hasChannelMarks?: boolean
  /** How close together bars and controls stand. @default that of the context */
  density?: Density
  /** First day of the week, for the dates above the bars. @default 'sunday' */
  weekStartDay?: WeekStartDay
  /**
   * Height in pixels that a person has given the strip; null while it has the
   * usual one. Without this prop the strip keeps it itself. It is never higher
   * than what it shows, or than half of the window.
   */
  height?: number | null
  /** The strip was made higher or lower; null for the usual height, which fits what it shows. */
  onHeightChange?: (change: { height: number | null }) => void
  /**
   * Height in pixels that the strip takes by itself at most; what is higher, such
   * as expanded sections, scrolls inside. A person can still make it higher.
   * @default half of the window
   */
  maxHeight?: number
  /**
   * Sections that show all of their items. Without this prop the strip keeps
   * them itself.
   */
  expandedSections?: ReadonlySet<OverstorySection>
  /** A section, or all of them, are to show more or fewer items: the new set. */
  onExpandedChange?: (change: { expandedSections: ReadonlySet<OverstorySection> }) => void
  /** Those that show their head only. Without this prop the strip keeps them itself. */
  closedSections?: ReadonlySet<OverstorySection>
  /** A head was chosen. `isOpen` is the state that is asked for. */
  onToggleSection?: (toggle: { section: OverstorySection; isOpen: boolean }) => void
  /** The item shown as selected, such as the one whose detail is open. */
  selectedItemId?: number | null
  /** An item to scroll to and to focus, once for each object; see {@link RevealedItem}. */
  revealedItem?: RevealedItem | null
  /** The summary of an item, shown while the pointer rests on it. Without it there are no summaries. */
  summary?: ItemSummarySource<Item>
  /** @default englishItemSummaryLabels */
  summaryLabels?: ItemSummaryLabels
  /** @default englishItemMenuLabels */
  menuLabels?: ItemMenuLabels
  /** Every text on show. @default englishOverstoryLabels */
  labels?: OverstoryLabels
}

/** The props of an overstory as the view works with them. */
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
