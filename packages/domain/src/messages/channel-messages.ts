import { nameUsed } from '../names'
import { isolateText } from './isolated-text'

/** Channels of a plan in its settings. */
export const CHANNEL_MESSAGES = {
  created: 'Channel created.',
  /** Follows `created`. */
  createdHint: 'One tactic type is added automatically.',
  updated: 'Channel updated.',
  deleted: 'Channel deleted.',
  createFailed: 'Error creating channel.',
  updateFailed: 'Error updating channel.',
  deleteFailed: 'Error deleting channel.',
  defaultTypeFailed: 'Error creating default tactic type for new channel.',
  editRightsFailed: 'Error adding edit rights for new channel to user.',
  nameRequired: 'Please enter a channel name.',
  nameReserved: 'This name is reserved. Choose another one.',
  nameUsed: nameUsed('channel'),
  colorTooLight: 'This color is hard to see on a light background. Choose a darker one.',
  colorTooDark: 'This color is hard to see on a dark background. Choose a lighter one.',
} as const

/** Says why a color is refused for a channel. */
export function channelColorRefused(refusal: 'too-light' | 'too-dark'): string {
  const { colorTooLight, colorTooDark } = CHANNEL_MESSAGES
  return refusal === 'too-light' ? colorTooLight : colorTooDark
}

/** Tactic types of a channel in the settings of a plan. */
export const TACTIC_TYPE_MESSAGES = {
  nameRequired: 'You must enter a tactic name first',
  created: 'Tactic type created.',
  updated: 'Tactic type updated.',
  deleted: 'Tactic type deleted.',
  createFailed: 'Error creating tactic type.',
  updateFailed: 'Error updating tactic type.',
  deleteFailed: 'Error in deleting tactic type.',
  reorderFailed: 'Error reordering tactic type.',
  monthlyFocusByName: 'Use the switch for the Monthly Channel Focus of the channel.',
} as const

/** The monthly focus of a channel was not switched on or off. */
export function monthlyFocusFailed(parts: {
  readonly channel: string
  /** Whether it was to be on. */
  readonly isOn: boolean
}): string {
  const verb = parts.isOn ? 'enabling' : 'disabling'
  return `Error ${verb} Monthly Channel Focus for ${isolateText(parts.channel)}.`
}

/** The monthly focus of a channel was switched on, but its type is missing. */
export function monthlyFocusTypeFailed({ channel }: { readonly channel: string }): string {
  return `Error creating Monthly Channel Focus type for ${isolateText(channel)}.`
}
