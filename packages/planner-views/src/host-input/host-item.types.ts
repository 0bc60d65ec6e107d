/** `YYYY-MM-DD` for whole days, or `YYYY-MM-DDTHH:mm:ss` for times of day, without a zone. */
export type ItemDate = string

/**
 * Fields that views need of an item without a date, such as one of a parking lot. Views ignore
 * other fields of the host's objects, and callbacks receive the very same objects.
 */
export interface UndatedItemInput {
  /** Unique among the items of one view. */
  readonly id: number
  readonly title: string
  /** An item without a channel, or of an unknown one, takes the default color. @default none */
  readonly channelId?: number | undefined
  /** @default true where a date has no time, else false */
  readonly isAllDay?: boolean | undefined
  /** It has no date: a calendar leaves it out. @default false */
  readonly isUnscheduled?: boolean | undefined
  /** @default false */
  readonly isFlagged?: boolean | undefined
  /** @default false */
  readonly isInitiative?: boolean | undefined
  /** @default the current plan */
  readonly planId?: number | undefined
  /** One or two letters, drawn as a mark on items of another plan. @default none */
  readonly abbreviatedPlanName?: string | null | undefined
  /**
   * Recurrence rule of RFC 5545, `FREQ=WEEKLY;BYDAY=TU`; each occurrence has its own bar.
   * @default it happens once
   */
  readonly rrule?: string | null | undefined
  /** Last day on which an occurrence may begin. @default none, the series goes on */
  readonly recurrenceEndDate?: ItemDate | null | undefined
  /** Not read where an item has no date. */
  readonly startDate?: ItemDate | null | undefined
  /** Not read where an item has no date. */
  readonly endDate?: ItemDate | null | undefined
}

/**
 * Fields that a calendar needs of an item: four, and a channel for its color. Dates have the form `YYYY-MM-DD` for whole days,
 * or `YYYY-MM-DDTHH:mm:ss` for times of day, without a zone.
 */
export interface CalendarItemInput extends UndatedItemInput {
  readonly startDate: ItemDate
  /** Last day of an all-day item; moment at which a timed item ends. */
  readonly endDate: ItemDate
}
