import { isolateText } from './isolated-text'

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
  noAccess: 'You cannot open this plan',
  refusedHelp: 'It may have been deleted, or you may no longer have a role on it.',
  draftsRetained:
    'Unsaved changes of a tactic or an initiative stay on this computer for seven days. They come back when you can open the plan again.',
  askAdmin: 'Ask an Admin of the plan for access.',
  inOtherAccount: 'This plan belongs to another of your accounts',
  inOtherAccountHelp: 'Opening it there switches to that account.',
  frozen: 'This plan is frozen.',
  frozenForAdmins: 'Only plan admins can change it.',
  frozenForOtherUsers: 'Only plan admins can change or unfreeze it.',
  unfreeze: 'Unfreeze in Plan settings',
  seeAdmins: 'See plan admins',
  weekStartUpdated: 'Week start day updated.',
} as const

/** The person's email program has opened a message to the account owner. */
export function accessRequested(emailAddress: string): string {
  return `Your email program opens a message to the account owner. If it does not, write to ${isolateText(emailAddress)}.`
}
