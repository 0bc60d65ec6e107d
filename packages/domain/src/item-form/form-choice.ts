import { NO_PLATFORM_NAME, isMonthlyKind } from '../channels'
import type { FormChannel, FormTacticType, ItemFormContext, ItemFormValues } from './item-form'

type Channels = Pick<ItemFormContext, 'channels'>

/** The channel and the type that a form has chosen. */
export interface FormChoice {
  readonly channel: FormChannel | null
  readonly type: FormTacticType | null
  /** In the Initiatives channel. */
  readonly isInitiative: boolean
  /** Of a monthly focus or theme: it lasts whole months and carries no cost. */
  readonly isMonthly: boolean
}

/** The channel and the type that a form has chosen; null for ids that the plan does not have. */
export function choiceOf(
  { channelId, tacticTypeId }: Pick<ItemFormValues, 'channelId' | 'tacticTypeId'>,
  { channels }: Channels,
): FormChoice {
  const channel = channels.find(({ id }) => id === channelId) ?? null
  const type = channel?.tacticTypes.find(({ id }) => id === tacticTypeId) ?? null
  return {
    channel,
    type,
    isInitiative: channel?.kind === 'initiatives',
    isMonthly: type !== null && isMonthlyKind(type.kind),
  }
}

type Choice = Pick<
  ItemFormValues,
  'channelId' | 'tacticTypeId' | 'tacticPlatformIds' | 'customValues'
>

/**
 * The choices after a change. Another channel clears the type, and another type clears the
 * platforms and the values of the former type's own fields; universal ones stay. A type that
 * is chosen alone brings its channel.
 */
export function changeChoice(
  before: ItemFormValues,
  change: Partial<ItemFormValues>,
  context: Channels,
): Choice {
  const channelId = channelAfter(before, change, context)
  const isSameChannel = channelId === before.channelId
  const retained = isSameChannel ? before.tacticTypeId : null
  const tacticTypeId = change.tacticTypeId === undefined ? retained : change.tacticTypeId
  const isSameType = isSameChannel && tacticTypeId === before.tacticTypeId
  const { type } = choiceOf({ channelId, tacticTypeId }, context)
  return {
    channelId,
    tacticTypeId,
    tacticPlatformIds:
      change.tacticPlatformIds === undefined
        ? isSameType
          ? before.tacticPlatformIds
          : []
        : allowedPlatforms(change.tacticPlatformIds, type),
    customValues:
      change.customValues === undefined
        ? isSameType
          ? before.customValues
          : withoutFieldsOf(choiceOf(before, context).type, before.customValues)
        : withoutEmpty(change.customValues),
  }
}

function channelAfter(
  before: ItemFormValues,
  change: Partial<ItemFormValues>,
  { channels }: Channels,
): number | null {
  if (change.channelId !== undefined) return change.channelId
  const { tacticTypeId } = change
  if (tacticTypeId === undefined || tacticTypeId === null) return before.channelId
  const owner = channels.find(({ tacticTypes }) =>
    tacticTypes.some(({ id }) => id === tacticTypeId),
  )
  return owner?.id ?? before.channelId
}

/**
 * Returns the platforms without 'No Platform', which means no platform, and only the last one if a
 * type allows only one.
 */
function allowedPlatforms(ids: readonly number[], type: FormTacticType | null): readonly number[] {
  const none = type?.tacticPlatforms?.find(({ name }) => name === NO_PLATFORM_NAME)
  const real = none === undefined ? ids : ids.filter((id) => id !== none.id)
  return type?.shouldTacticsAllowMultiplePlatforms === true ? real : real.slice(-1)
}

type CustomValues = ItemFormValues['customValues']

function withoutFieldsOf(type: FormTacticType | null, values: CustomValues): CustomValues {
  const ids = new Set(type?.tacticFields?.map(({ id }) => id))
  return keepEntries(values, (fieldId) => !ids.has(fieldId))
}

function withoutEmpty(values: CustomValues): CustomValues {
  return keepEntries(values, (_fieldId, value) => value !== '')
}

function keepEntries(
  values: CustomValues,
  isRetained: (fieldId: number, value: string | number) => boolean,
): CustomValues {
  const entries = Object.entries(values)
  const retained = entries.filter(([fieldId, value]) => isRetained(Number(fieldId), value))
  return retained.length === entries.length ? values : Object.fromEntries(retained)
}
