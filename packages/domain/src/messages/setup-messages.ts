/** The first steps with a plan. */
export const SETUP_MESSAGES = {
  heading: "Let's Get Planning",
  nameUpdated: 'Plan name updated.',
  nameFailed: 'Error changing plan name.',
  reloadFailed: 'Error loading updated plan.',
  accessFailed: 'Error accessing new plan.',
} as const
