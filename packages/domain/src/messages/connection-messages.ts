import { formatCount } from './count-text'

/** Messages about a lost connection and the changes that wait for it. */
export const CONNECTION_MESSAGES = {
  offline: 'You are offline.',
  unreachable: 'The server cannot be reached.',
  nothingWaits: 'Changes cannot be saved until the connection is back.',
  notStored: 'Keep this tab open: this browser could not store what waits.',
} as const

/**
 * Says how many changes wait.
 *
 * @param count whole, >= 1
 */
export function changesWaiting(count: number): string {
  return count === 1
    ? '1 change is waiting and will be saved when the connection is back.'
    : `${formatCount(count)} changes are waiting and will be saved when the connection is back.`
}

/** Says how many changes are being saved; `count` is whole, >= 1. */
export function savingChanges(count: number): string {
  return count === 1 ? 'Saving 1 change…' : `Saving ${formatCount(count)} changes…`
}

/** Says how many changes were saved; `count` is whole, >= 1. */
export function changesSaved(count: number): string {
  return count === 1 ? '1 change saved.' : `${formatCount(count)} changes saved.`
}

/** Says how many changes were refused; `count` is whole, >= 1. */
export function changesRefused(count: number): string {
  return count === 1
    ? '1 change could not be saved.'
    : `${formatCount(count)} changes could not be saved.`
}

/** Returns the message about the effect of a log-out on waiting changes; `count` is whole, >= 1. */
export function logOutWithWaiting(count: number): string {
  return count === 1
    ? '1 change is not saved yet. It stays in this browser for 30 days, for you alone, and is saved when you sign in here again.'
    : `${formatCount(count)} changes are not saved yet. They stay in this browser for 30 days, for you alone, and are saved when you sign in here again.`
}
