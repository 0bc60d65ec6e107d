import { isolateText } from './isolated-text'
import { renamedByOtherUsers } from './others-messages'

/**
 * Freezing, deleting and restoring plans. Apart from `PLAN_MESSAGES`, which the first screen
 * loads.
 */
export const PLAN_ADMIN_MESSAGES = {
  freezeHelp: 'Read-only for everybody below Admin',
  unfreezeHelp: 'Contributors can change it again',
  freezeFailed: 'The plan could not be frozen.',
  unfreezeFailed: 'The plan could not be unfrozen.',
  deleteFailed: 'The plan could not be deleted.',
  restoreFailed: 'The plan could not be restored.',
  restorePeriod: 'It can be restored for seven days. After that, it is gone for good.',
  noneDeleted: 'No deleted plans',
  noneDeletedHelp: 'A plan that is deleted can be restored here for seven days.',
  nameDiffers: 'Type the name of the plan as it is written above.',
  leadRequired: 'Choose the lead plan.',
  expired: 'The subscription of this account has expired.',
  expiredRenew: 'Renew it under Subscriptions in the profile menu.',
  expiredContact: 'To renew it, choose Help > Contact Us.',
  expiredAskOwner: 'Please ask your account owner.',
  addedBySupport: 'To add a plan, choose Help > Contact Us.',
  nothingLaunches: 'Plans cannot be launched until it is renewed.',
} as const

/** A plan was frozen, with the consequences for other users. */
export function planFrozen(name: string): string {
  return `${isolateText(name)} is frozen. Contributors and Viewers can only look at it.`
}

/** A plan was unfrozen, with the consequences for other users. */
export function planUnfrozen(name: string): string {
  return `${isolateText(name)} is no longer frozen. Contributors can change it again.`
}

/** A plan was deleted. */
export function planDeleted(name: string): string {
  return `${isolateText(name)} was deleted. You can restore it for seven days.`
}

/** A deleted plan is back. */
export function planRestored(name: string): string {
  return `${isolateText(name)} is back.`
}

/** Another user has renamed the plan while a user was typing its name. */
export function planRenamedMeanwhile(theirs: string): string {
  return renamedByOtherUsers({ name: theirs })
}
