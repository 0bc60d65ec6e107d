import { isApiError, isVersionConflict } from '@throughline/api-client'
import {
  NEW_CHANNEL_COLOR,
  refuseChannelColor,
  refuseChannelName,
  type Channel,
} from '@throughline/domain/channels'
import { CHANNEL_MESSAGES, channelColorRefused } from '@throughline/domain/messages'
import { isNameUsed, nameKey } from '@throughline/domain/names'
import { noProblem, problemOfError, type FormProblem } from '../../forms'

/** Values of the form of a channel. A type, because forms require records. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface has no index signature
export type ChannelValues = {
  readonly name: string
  /** `#RRGGBB` */
  readonly color: string
}

type ChannelProblem = FormProblem<keyof ChannelValues, never>

/** Initial values of the form of a new channel. */
export const newChannel: ChannelValues = { name: '', color: NEW_CHANNEL_COLOR }

/** Returns the values of the form of a channel. */
export function valuesOfChannel({ name, uiColor }: Channel): ChannelValues {
  return { name, color: uiColor }
}

/**
 * Returns the problems of the values for a channel, or null. A channel may retain its stored name
 * and color, even if the rules refuse them.
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
    ...noProblem,
    fields: {
      ...(nameRefusal === null ? null : { name: nameRefusal }),
      ...(colorRefusal === null ? null : { color: colorRefusal }),
    },
  }
}

/**
 * Returns why a color is refused: it would be hardly visible on one of the backgrounds. Null if it
 * is allowed.
 *
 * @param color `#RRGGBB`
 */
export function refuseColor(color: string, stored: Pick<Channel, 'uiColor'> | null): string | null {
  if (color === stored?.uiColor) return null
  const refusal = refuseChannelColor(color)
  return refusal === null ? null : channelColorRefused(refusal)
}

function refuseName(
  name: string,
  stored: Pick<Channel, 'name'> | null,
  others: readonly Pick<Channel, 'name'>[],
): string | null {
  if (stored !== null && nameKey(stored.name) === nameKey(name)) return null
  const refusal = refuseChannelName(name)
  if (refusal === 'required') return CHANNEL_MESSAGES.nameRequired
  if (refusal === 'reserved') return CHANNEL_MESSAGES.nameReserved
  return isNameUsed(name, others) ? CHANNEL_MESSAGES.nameUsed : null
}

/**
 * Returns the problem for an error of a save: a refused name or color at its field, any other error
 * above the fields.
 *
 * @param fallback the sentence of the catalog
 */
export function problemOfSave(error: unknown, fallback: string): ChannelProblem {
  if (isVersionConflict(error)) return { ...noProblem, message: error.message }
  if (isApiError(error, 'conflict')) return atName(CHANNEL_MESSAGES.nameUsed)
  if (isApiError(error, 'invalid') && error.failure.code === 'reserved_name') {
    return atName(CHANNEL_MESSAGES.nameReserved)
  }
  if (isApiError(error, 'invalid') && error.failure.code === 'hidden_color') {
    return { ...noProblem, fields: { color: error.message } }
  }
  return problemOfError(error, {
    fieldNames: { name: 'name', uiColor: 'color' },
    fallback,
    isFixed: true,
  })
}

function atName(sentence: string): ChannelProblem {
  return { ...noProblem, fields: { name: sentence } }
}
