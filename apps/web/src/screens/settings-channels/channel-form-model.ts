import { isApiError, isVersionConflict } from '@throughline/api-client'
import {
  NEW_CHANNEL_COLOUR,
  refuseChannelColour,
  refuseChannelName,
  type Channel,
} from '@throughline/domain/channels'
import { CHANNEL_MESSAGES, channelColorRefused } from '@throughline/domain/messages'
import { NO_PROBLEM, type FormProblem } from '../../forms'

/** What the form of a channel asks for. A type, because forms take records. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface has no index signature
export type ChannelValues = {
  readonly name: string
  /** `#RRGGBB` */
  readonly color: string
}

type ChannelProblem = FormProblem<keyof ChannelValues, never>

/** What the form of a new channel begins with. */
export const NEW_CHANNEL: ChannelValues = { name: '', color: NEW_CHANNEL_COLOUR }

/** What of a channel its form shows. */
export function valuesOfChannel({ name, uiColor }: Channel): ChannelValues {
  return { name, color: uiColor }
}

/**
 * What is wrong with the values for a channel, or null. A channel keeps a name and a color that
 * it has, whatever the rules say.
 *
 * @param others the other channels of the plan, also those that the screen does not list
 */
export function problemOfValues(
  { name, color }: ChannelValues,
  stored: Pick<Channel, 'name' | 'uiColor'> | null,
  others: readonly Pick<Channel, 'name'>[],
): ChannelProblem | null {
  const nameRefusal = refuseName(name, stored, others)
  const colorRefusal = refuseColor(color, stored)
  if (nameRefusal === null && colorRefusal === null) return null
  return {
    ...NO_PROBLEM,
    fields: {
      ...(nameRefusal === null ? null : { name: nameRefusal }),
      ...(colorRefusal === null ? null : { color: colorRefusal }),
    },
  }
}

/**
 * Why a color is not taken: on one of the backgrounds it would hardly be seen.
 *
 * @param color `#RRGGBB`
 */
export function refuseColor(color: string, stored: Pick<Channel, 'uiColor'> | null): string | null {
  if (color === stored?.uiColor) return null
  const refusal = refuseChannelColour(color)
  return refusal === null ? null : channelColorRefused(refusal)
}

function refuseName(
  name: string,
  stored: Pick<Channel, 'name'> | null,
  others: readonly Pick<Channel, 'name'>[],
): string | null {
  if (stored !== null && keyOf(stored.name) === keyOf(name)) return null
  const refusal = refuseChannelName(name)
  if (refusal === 'required') return CHANNEL_MESSAGES.nameRequired
  if (refusal === 'reserved') return CHANNEL_MESSAGES.nameReserved
  const isTaken = others.some((other) => keyOf(other.name) === keyOf(name))
  return isTaken ? CHANNEL_MESSAGES.nameTaken : null
}

/**
 * What an error of a save means: a refused name stands at the field, anything else above.
 *
 * @param fallback the sentence of the catalogue
 */
export function problemOfSave(error: unknown, fallback: string): ChannelProblem {
  if (isVersionConflict(error)) return { ...NO_PROBLEM, message: error.message }
  if (isApiError(error, 'conflict')) return atName(CHANNEL_MESSAGES.nameTaken)
  if (isApiError(error, 'invalid') && error.failure.code === 'reserved_name') {
    return atName(CHANNEL_MESSAGES.nameReserved)
  }
  if (isApiError(error, 'invalid') && error.failure.code === 'hidden_colour') {
    return { ...NO_PROBLEM, fields: { color: error.message } }
  }
  return { ...NO_PROBLEM, message: fallback }
}

function atName(sentence: string): ChannelProblem {
  return { ...NO_PROBLEM, fields: { name: sentence } }
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}
