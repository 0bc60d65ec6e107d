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
