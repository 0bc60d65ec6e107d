/** The plans list and the life of a plan. */
export const PLAN_MESSAGES = {
  heading: 'Plans',
  none: 'No plans available',
  loading: 'Loading plans...',
  created: 'Plan created.',
  createFailed: 'Error creating plan.',
  superAdminAdded: 'Super admin added to new plan.',
  superAdminFailed: 'Error adding super admin to new plan.',
  ownerAdded: 'Account Owner added to new plan.',
  ownerFailed: 'Error adding account owner to new plan.',
  nameRequired: 'Please enter a plan name.',
  updated: 'Plan updated.',
  updateFailed: 'Error updating plan.',
  notFound: 'Could not find Plan for ID.',
  frozen: 'This plan is frozen.',
  weekStartUpdated: 'Week start day updated.',
} as const

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
