import { formatCount } from './count-text'
import { isolateText } from './isolated-text'

/** The first steps with a plan. */
export const SETUP_MESSAGES = {
  heading: "Let's Get Planning",
  nameUpdated: 'Plan name updated.',
  nameFailed: 'Error changing plan name.',
  reloadFailed: 'Error loading updated plan.',
  accessFailed: 'Error accessing new plan.',
  channelsNotAddedHelp: 'All others are in the plan. Try again, or go on without.',
} as const

/** How many channels are on their way to the server, at least 1. */
export function savingChannels(count: number): string {
  return count === 1 ? 'Saving 1 channel…' : `Saving ${formatCount(count)} channels…`
}

/** Which channels are not in the plan, at least one. */
export function channelsNotAdded(names: readonly string[]): string {
  const list = names.map((name) => isolateText(name)).join(', ')
  return names.length === 1
    ? `${list} could not be added.`
    : `${formatCount(names.length)} channels could not be added: ${list}.`
}
