import { choice, commonProperties, data, flag, number, text } from '../element'
import type { EventDeclaration } from '../element'

/** Declarations of `CalendarProperties`. */
export const calendarProperties = {
  ...commonProperties,
  today: text,
  timeZone: text,
  status: choice('ready', 'loading', 'error'),
  readOnly: flag,
  controls: flag,
  hasChannelMarks: flag,
  currentPlanId: number,
  selectedItemId: number,
  busyItemIds: data,
  summary: data,
  movePolicy: data,
  canCreate: data,
  deletePolicy: data,
  isMonthly: data,
  itemActions: data,
  menuLabels: data,
  summaryLabels: data,
} as const

/** The event only reports what has happened. */
export const reported: EventDeclaration = { isCancelable: false }
/** The element acts after the event, unless the page prevents it. */
export const withDefault: EventDeclaration = { isCancelable: true }
/** Only the page can perform the request. */
export const onRequest: EventDeclaration = { isCancelable: false, isOnRequest: true }
/**
 * The element offers the request only to a page that listens, and acts unless the page prevents it.
 */
export const withDefaultOnRequest: EventDeclaration = { isCancelable: true, isOnRequest: true }

/** Declarations of `CalendarEventMap`. */
export const calendarEvents = {
  'throughline-move': withDefault,
  'throughline-resize': withDefault,
  'throughline-delete': withDefaultOnRequest,
  'throughline-copy': onRequest,
  'throughline-open': onRequest,
  'throughline-openevent': onRequest,
  'throughline-bulkaction': onRequest,
  'throughline-rangechange': reported,
  'throughline-moverefused': reported,
  'throughline-refused': reported,
  'throughline-retry': onRequest,
  'throughline-clearfilters': onRequest,
} as const

/** Declarations of `SelectionEventMap`. */
export const selectionEvents = {
  'throughline-selectionchange': withDefaultOnRequest,
  'throughline-moveselection': withDefault,
} as const
