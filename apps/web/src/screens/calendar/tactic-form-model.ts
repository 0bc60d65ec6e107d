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

/** What stands in the form. Days are as typed and may be no dates. */
export interface TacticFormValues {
  readonly title: string
  readonly channelId: number | null
  readonly tacticTypeId: number | null
  readonly startDay: CivilDate
  /** Last day, inclusive. */
  readonly endDay: CivilDate
}

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

/** The form of a stored item. */
export function formValuesOf(item: TacticListItem): TacticFormValues {
  return {
    title: item.title,
    channelId: item.channelId,
    tacticTypeId: item.tacticTypeId,
    startDay: dateOfDateTime(item.startDate),
    endDay: dateOfDateTime(item.endDate),
  }
}

/** Another channel was chosen: its types are others, so none is chosen yet. */
export function withChannel(values: TacticFormValues, channelId: number | null): TacticFormValues {
  return channelId === values.channelId ? values : { ...values, channelId, tacticTypeId: null }
}

/** Another type was chosen; items of monthly types last whole months. */
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

/** Another start was chosen; an end before it is raised to it. */
export function withStart(values: TacticFormValues, startDay: string): TacticFormValues {
  const isPastEnd = isCivilDate(startDay) && isCivilDate(values.endDay) && values.endDay < startDay
  return { ...values, startDay, endDay: isPastEnd ? startDay : values.endDay }
}

/** The person has finished with the end; one before the start is raised to it. */
export function withFinishedEnd(values: TacticFormValues): TacticFormValues {
  return hasDates(values) && values.endDay < values.startDay
    ? { ...values, endDay: values.startDay }
    : values
}

/** Whether Save is offered: a title and a type are there, and something differs from what is stored. */
export function canSave(values: TacticFormValues, stored: TacticListItem | null): boolean {
  if (values.title.trim() === '' || values.tacticTypeId === null) return false
  return stored === null || isChanged(values, stored)
}

/** Whether closing the form would lose something. */
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

/** What the form would store, or why it cannot. */
export type FormOutcome =
  | { readonly code: 'invalid'; readonly errors: readonly TacticFieldError[] }
  | { readonly code: 'draft'; readonly draft: TacticDraft }

/**
 * The item that a form describes. Several days, and initiatives, are all-day;
 * a new tactic of one day happens at 08:00; a stored one keeps its times, until
 * it comes to span several days.
 *
 * @param stored the item being edited, or null for a new one
 * @param initialDates when a new item was asked for; its times hold for as long as
 *   its days do
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
