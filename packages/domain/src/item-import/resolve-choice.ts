import { canEditTactic } from '../access'
import { NO_PLATFORM_NAME } from '../channels'
import type { FormChannel, FormTacticType, ItemFormValues } from '../item-form'
import { nothing, problemOf } from './item-import'
import type {
  ItemImportColumn,
  ItemImportContext,
  ItemImportProblem,
  ItemImportValues,
  ResolvedValues,
} from './item-import'
import { chooseId, isSameName } from './name-index'

/** The channel and the type that a row chooses, with the changes that follow. */
export interface ResolvedChoice extends ResolvedValues {
  /** null while the row names no existing channel. */
  readonly channel: FormChannel | null
  readonly type: FormTacticType | null
}

/**
 * Finds channel, type and platforms of a row by their names, and checks the right on the channel.
 *
 * @param before the form of the stored item, or an empty one
 */
export function resolveChoice(
  values: Pick<ItemImportValues, 'channel' | 'type' | 'platforms'>,
  before: ItemFormValues,
  context: ItemImportContext,
): ResolvedChoice {
  const channel = findChannel(values.channel, before, context)
  if ('code' in channel) {
    const isTypeMissing = before.tacticTypeId === null && isBlank(values.type)
    const problems = isTypeMissing ? [channel, problemOf('type', 'required')] : [channel]
    return { change: {}, problems, channel: null, type: null }
  }
  const rights = rightProblems(channel, before, context)
  const type = findType(values.type, channel, before)
  if ('code' in type) return { change: {}, problems: [...rights, type], channel, type: null }
  const isNew = type.id !== before.tacticTypeId || channel.id !== before.channelId
  const platforms = findPlatforms(values.platforms, type, isNew ? null : before.tacticPlatformIds)
  return {
    change: {
      ...(isNew ? { channelId: channel.id, tacticTypeId: type.id } : null),
      ...platforms.change,
    },
    problems: [...rights, ...platforms.problems],
    channel,
    type,
  }
}

function findChannel(
  name: string | undefined,
  { channelId }: ItemFormValues,
  { channels }: ItemImportContext,
): FormChannel | ItemImportProblem {
  if (name === undefined) {
    const stored = channels.find(({ id }) => id === channelId)
    return stored ?? problemOf('channel', 'required')
  }
  const offered = channels.filter(({ id, kind }) => kind !== 'subscriptions' || id === channelId)
  return findNamed('channel', name, offered, channelId)
}

/** Another channel has other types, so that the row has to name one. */
function findType(
  name: string | undefined,
  channel: FormChannel,
  { channelId, tacticTypeId }: ItemFormValues,
): FormTacticType | ItemImportProblem {
  const storedId = channel.id === channelId ? tacticTypeId : null
  if (name === undefined) {
    const stored = channel.tacticTypes.find(({ id }) => id === storedId)
    return stored ?? problemOf('type', 'required')
  }
  const offered = channel.tacticTypes.filter(({ id, isHidden }) => !isHidden || id === storedId)
  return findNamed('type', name, offered, storedId)
}

function findNamed<Entry extends { readonly id: number; readonly name: string }>(
  column: ItemImportColumn,
  name: string,
  entries: readonly Entry[],
  storedId: number | null,
): Entry | ItemImportProblem {
  if (isBlank(name)) return problemOf(column, 'required')
  const matches = entries.filter((entry) => isSameName(entry.name, name))
  const chosen = chooseId(
    matches.map(({ id }) => id),
    [(id) => id === storedId],
  )
  const entry = matches.find(({ id }) => id === chosen)
  if (entry !== undefined) return entry
  return problemOf(column, chosen === 'ambiguous-name' ? chosen : 'unknown-name', name)
}

function rightProblems(
  channel: FormChannel,
  before: ItemFormValues,
  { access, plan }: ItemImportContext,
): readonly ItemImportProblem[] {
  // The right on the channel that an item leaves is checked with the item.
  if (channel.id === before.channelId) return []
  const decision = canEditTactic(access, {
    planId: plan.id,
    channelId: channel.id,
    isInitiative: channel.kind === 'initiatives',
    isRepeating: false,
    isMonthly: false,
  })
  if (decision.allowed) return []
  const column = decision.code === 'channel-not-assigned' ? 'channel' : 'row'
  return [problemOf(column, decision.code)]
}

/**
 * Returns the platforms that a row names. A row with the item's current platforms changes nothing.
 *
 * @param storedIds the platforms of the item; null where it gets another type
 */
function findPlatforms(
  names: readonly string[] | undefined,
  type: FormTacticType,
  storedIds: readonly number[] | null,
): ResolvedValues {
  if (names === undefined) return nothing
  const platforms = type.tacticPlatforms ?? []
  const ids = new Set<number>()
  const problems: ItemImportProblem[] = []
  for (const name of names) {
    if (isBlank(name) || isSameName(name, NO_PLATFORM_NAME)) continue
    const matches = findNamed('platforms', name, platforms, null)
    if ('code' in matches) problems.push(matches)
    else ids.add(matches.id)
  }
  // Some items store 'No Platform' and others nothing, which means the same.
  const none = platforms.find(({ name }) => name === NO_PLATFORM_NAME)
  const stored = storedIds?.filter((id) => id !== none?.id)
  const isSame = stored?.length === ids.size && stored.every((id) => ids.has(id))
  if (isSame && problems.length === 0) return nothing
  if (ids.size > 1 && !type.shouldTacticsAllowMultiplePlatforms) {
    problems.push(problemOf('platforms', 'too-many'))
  }
  return { change: { tacticPlatformIds: [...ids] }, problems }
}

function isBlank(name: string | undefined): boolean {
  return name === undefined || name.trim() === ''
}
