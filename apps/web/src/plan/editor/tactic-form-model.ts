import type { TacticChanges, TacticDraft } from '@throughline/api-client'
import {
  civilDateTimeOf,
  dateOfDateTime,
  dayNumberOf,
  isCivilDate,
  minutesOfDay,
  type CivilDate,
} from '@throughline/domain/calendar-dates'
import { isMonthlyKind, type Channel, type TacticType } from '@throughline/domain/channels'
import {
  DEFAULT_TACTIC_MINUTES,
  asWholeMonths,
  validateTactic,
  withDuration,
  type TacticDates,
  type TacticFieldError,
  type TacticListItem,
} from '@throughline/domain/tactics'

/** The values of the form. Days are as typed and may be no dates. */
export interface TacticFormValues {
  readonly title: string
  readonly channelId: number | null
  readonly tacticTypeId: number | null
  readonly startDay: CivilDate
  /** Last day, inclusive. */
  readonly endDay: CivilDate
}

/** Names of the fields. */
export type TacticFormField = keyof TacticFormValues

/** An empty form for a new item. */
export function newFormValues({
  startDate,
  endDate,
}: Pick<TacticDates, 'startDate' | 'endDate'>): TacticFormValues {
  return {
    title: '',
    channelId: null,
    tacticTypeId: null,
    startDay: dateOfDateTime(startDate),
    endDay: dateOfDateTime(endDate),
  }
}

/** The values of a stored item. */
export function formValuesOf(item: TacticListItem): TacticFormValues {
  return {
    title: item.title,
    channelId: item.channelId,
    tacticTypeId: item.tacticTypeId,
    startDay: dateOfDateTime(item.startDate),
    endDay: dateOfDateTime(item.endDate),
  }
}

/** Chooses a channel. Another channel has other types, so that no type is chosen then. */
export function withChannel(values: TacticFormValues, channelId: number | null): TacticFormValues {
  return channelId === values.channelId ? values : { ...values, channelId, tacticTypeId: null }
}

/** Chooses a type. An item of a monthly type lasts whole months. */
export function withType(values: TacticFormValues, type: TacticType | null): TacticFormValues {
  const chosen = { ...values, tacticTypeId: type?.id ?? null }
  if (type === null || !isMonthlyKind(type.kind) || !hasDates(values)) return chosen
  const months = asWholeMonths(datesAtDefaultTime(values))
  return {
    ...chosen,
    startDay: dateOfDateTime(months.startDate),
    endDay: dateOfDateTime(months.endDate),
  }
}

/** Chooses a start. An end before it moves to the same day. */
export function withStart(values: TacticFormValues, startDay: string): TacticFormValues {
  const isPastEnd = isCivilDate(startDay) && isCivilDate(values.endDay) && values.endDay < startDay
  return { ...values, startDay, endDay: isPastEnd ? startDay : values.endDay }
}

/** Corrects an end before the start to the day of the start, once the person has left the field. */
export function withFinishedEnd(values: TacticFormValues): TacticFormValues {
  return hasDates(values) && values.endDay < values.startDay
    ? { ...values, endDay: values.startDay }
    : values
}

/** Whether Save is enabled: the item has a title and a type, and differs from what is stored. */
export function canSave(values: TacticFormValues, stored: TacticListItem | null): boolean {
  if (values.title.trim() === '' || values.tacticTypeId === null) return false
  return stored === null || isChanged(values, stored)
}

/** Whether closing the form would lose something. Dates of a new item do not count: they were given. */
export function isChanged(values: TacticFormValues, stored: TacticListItem | null): boolean {
  if (stored === null) {
    return values.title.trim() !== '' || values.channelId !== null || values.tacticTypeId !== null
  }
  const before = formValuesOf(stored)
  return (
    values.title.trim() !== before.title ||
    values.tacticTypeId !== before.tacticTypeId ||
    values.startDay !== before.startDay ||
    values.endDay !== before.endDay
  )
}

/** The item that the form describes, or why it cannot be saved. */
export type FormOutcome =
  | { readonly code: 'invalid'; readonly errors: readonly TacticFieldError[] }
  | { readonly code: 'draft'; readonly draft: TacticDraft }

/**
 * The item that a form describes. An initiative, or an item of several days, is
 * all-day. A new tactic of one day starts at 08:00. A stored item keeps its times
 * unless it becomes longer than one day.
 *
 * @param stored the item being edited, or null for a new one
 * @param initialDates the dates that a new item starts from; its times are kept while
 *   it has as many days
 */
export function draftOf({
  values,
  planId,
  channel,
  stored,
  initialDates = null,
}: {
  readonly values: TacticFormValues
  readonly planId: number
  readonly channel: Channel | null
  readonly stored: TacticListItem | null
  readonly initialDates?: TacticDates | null
}): FormOutcome {
  const type = channel?.tacticTypes.find(({ id }) => id === values.tacticTypeId) ?? null
  const isInitiative = channel?.kind === 'initiatives'
  const dates = hasDates(values)
    ? datesOf(values, stored ?? initialDates, {
        isInitiative,
        isMonthly: type !== null && isMonthlyKind(type.kind),
      })
    : {
        startDate: `${values.startDay}T08:00:00`,
        endDate: `${values.endDay}T08:00:00`,
        isAllDay: false,
      }
  const fields = {
    title: values.title.trim(),
    tacticTypeId: values.tacticTypeId,
    startDate: dates.startDate,
    endDate: dates.endDate,
  }
  const errors = validateTactic({ ...fields, isUnscheduled: false })
  if (errors.length > 0 || values.tacticTypeId === null) return { code: 'invalid', errors }
  const draft = { ...fields, planId, isInitiative, tacticTypeId: values.tacticTypeId }
  return { code: 'draft', draft: { ...draft, isAllDay: dates.isAllDay } }
}

/** The fields of a draft that differ from what is stored. */
export function changesBetween(draft: TacticDraft, stored: TacticListItem): TacticChanges {
  const areDatesChanged =
    draft.startDate !== stored.startDate ||
    draft.endDate !== stored.endDate ||
    draft.isAllDay !== stored.isAllDay
  return {
    ...(draft.title === stored.title ? {} : { title: draft.title }),
    ...(draft.tacticTypeId === stored.tacticTypeId
      ? {}
      : { tacticTypeId: draft.tacticTypeId, isInitiative: draft.isInitiative }),
    ...(areDatesChanged
      ? { startDate: draft.startDate, endDate: draft.endDate, isAllDay: draft.isAllDay }
      : {}),
  }
}

function hasDates({ startDay, endDay }: TacticFormValues): boolean {
  return isCivilDate(startDay) && isCivilDate(endDay)
}

function datesAtDefaultTime({ startDay, endDay }: TacticFormValues): TacticDates {
  return {
    startDate: civilDateTimeOf(dayNumberOf(startDay), DEFAULT_TACTIC_MINUTES),
    endDate: civilDateTimeOf(dayNumberOf(endDay), DEFAULT_TACTIC_MINUTES),
    isAllDay: false,
  }
}

function datesOf(
  values: TacticFormValues,
  before: TacticDates | null,
  kind: { readonly isInitiative: boolean; readonly isMonthly: boolean },
): TacticDates {
  const fresh = datesAtDefaultTime(values)
  if (kind.isMonthly) return asWholeMonths(fresh)
  const isSeveralDays = values.endDay > values.startDay
  if (before === null) return kind.isInitiative || isSeveralDays ? withDuration(fresh) : fresh
  const areDaysSame =
    dateOfDateTime(before.startDate) === values.startDay &&
    dateOfDateTime(before.endDate) === values.endDay
  const wasSeveralDays = dateOfDateTime(before.endDate) > dateOfDateTime(before.startDate)
  const becomesLong = isSeveralDays && !wasSeveralDays
  if (before.isAllDay || kind.isInitiative || becomesLong) {
    const { startDate, endDate, isAllDay } = before
    return isAllDay && areDaysSame ? { startDate, endDate, isAllDay } : withDuration(fresh)
  }
  return {
    startDate: civilDateTimeOf(dayNumberOf(values.startDay), minutesOfDay(before.startDate)),
    endDate: civilDateTimeOf(dayNumberOf(values.endDay), minutesOfDay(before.endDate)),
    isAllDay: false,
  }
}
