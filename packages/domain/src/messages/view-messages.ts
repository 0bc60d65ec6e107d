// Apart from `plan-messages.ts`, which the first screen needs.

/** Budget figures and the export while other plans of the family are shown. */
export const BUDGET_MESSAGES = {
  hideOtherPlans: 'Hide the other plans to see budget figures',
  loadFailed: 'Error loading budget.',
} as const

/** Calendars of interest. */
export const CALENDAR_MESSAGES = {
  eventsFailed: 'Error Fetching Subscription Events.',
  none: 'No Subscriptions Available.',
  outdated: 'What you see may be out of date.',
  outdatedHint: 'The server could not be reached. This was read earlier.',
  /** Follows the name of a calendar. */
  eventsCut: 'There are too many events in this period to show them all.',
} as const
