import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { Density } from '@throughline/ui/theme'
import type { Ref, RefObject } from 'react'

import type { CalendarChannel, CalendarHandle, CalendarItem } from '../../calendar-parts'
import type { EntitiesById, UndatedItemInput } from '../../host-input'
import type {
  CompleteIntentProps,
  ItemIntentProps,
  ItemMenuLabels,
  Point,
} from '../../calendar-core'
import type { ParkingLotLabels } from './ParkingLot.labels'

/** Dragged items of a calendar, as {@link useParkingDrop} follows them. */
export interface ParkingDrop {
  readonly items: readonly Pick<CalendarItem, 'title'>[]
  /** They are over the parking lot. */
  readonly isOver: boolean
}

/** Methods that a host can call on a parking lot. */
export interface ParkingLotHandle {
  /** Whether a point of the viewport is on the parking lot, or on its target for a drop. */
  readonly contains: (at: Point) => boolean
  /**
   * Opens it and puts the focus in. With the focus in it, closes it and gives the focus back
   * to the calendar. For a key of the page.
   */
  readonly toggleFocus: () => void
}

type LotIntentProps<Item extends UndatedItemInput> = Pick<
  ItemIntentProps<Item>,
  | 'currentPlanId'
  | 'isReadOnly'
  | 'busyItemIds'
  | 'movePolicy'
  | 'deletePolicy'
  | 'onMoveRefused'
  | 'onRefused'
  | 'onOpenItem'
  | 'onCopyItem'
  | 'onDeleteItem'
>

/** Props of the parking lot. All are plain data and functions, and the calendar that it belongs to. */
export interface ParkingLotProps<
  Item extends UndatedItemInput = CalendarItem,
> extends LotIntentProps<Item> {
  /** The items without a date, in their visible order. The view ignores their dates. */
  items: readonly Item[]
  /**
   * Channels by id: a map, a list of channels with their ids, or an object. An item of an
   * unknown channel takes the default color.
   */
  channels: EntitiesById<CalendarChannel>
  /**
   * Shows a short mark of its channel, two letters of the name, before the title of each item: a
   * second cue beside the color. @default false
   */
  hasChannelMarks?: boolean
  /** Whether the drawer is open. */
  isOpen: boolean
  /** The user requested to open or close the drawer. */
  onOpenChange: (change: { isOpen: boolean }) => void
  /**
   * `loading` shows skeletons, `error` says that the data could not be loaded and offers to
   * try again. @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error'
  /** Offers another try while `status` is `error`. */
  onRetry?: () => void
  /** Filters are in use: without any item it offers to clear them. */
  onClearFilters?: (() => void) | undefined
  /** The current item, such as the item with open details. */
  selectedItemId?: number | null
  /** Distances between bars. @default the density of the context */
  density?: Density
  /** The calendar that items are dragged to, and that has the focus after that. */
  calendarRef: RefObject<CalendarHandle | null>
  /** The day of the calendar on which P schedules an item. */
  dayOnShow: CivilDate
  /**
   * Today, for the field in which the user chooses a day.
   * @default the day of the device's clock, once the page runs in a browser
   */
  today?: CivilDate | undefined
  /** @default that of the locale */
  weekStartDay?: WeekStartDay
  /** Items of the calendar that are dragged; null for none. @default null */
  drop?: ParkingDrop | null
  /** A dragged item is over a day of the calendar, or over none: for the host to mark. Once per change. */
  onDayUnder?: (under: { item: Item; day: CivilDate } | null) => void
  /** The user dropped an item on a day, or chose a day by key or menu. */
  onSchedule: (request: { item: Item; day: CivilDate }) => void
  /** Receives the methods with which a product moves the focus to an item. */
  handleRef?: Ref<ParkingLotHandle>
  /** All visible texts. @default englishParkingLotLabels */
  labels?: ParkingLotLabels
  /** Texts of the right-click menu. @default englishItemMenuLabels */
  menuLabels?: ItemMenuLabels
}

/** The props of a parking lot as the view works with them. */
export interface ParkingLotViewProps
  extends
    Omit<ParkingLotProps, 'today' | 'channels' | 'currentPlanId'>,
    Pick<CompleteIntentProps, 'currentPlanId'> {
  today: CivilDate
  channels: ReadonlyMap<number, CalendarChannel>
}

/** Props of the content of the drawer. */
export interface ParkingLotBodyProps extends ParkingLotViewProps {
  id: string
  status: NonNullable<ParkingLotProps['status']>
  labels: ParkingLotLabels
}
