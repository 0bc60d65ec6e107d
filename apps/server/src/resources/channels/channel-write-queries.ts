import {
  MONTHLY_FOCUS_TYPE_NAME,
  NO_PLATFORM_NAME,
  channelKindOf,
  defaultChannelColour,
} from '@throughline/domain/channels'
import { and, eq, or } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import {
  channels,
  tacticPlatforms,
  tacticTypePlatforms,
  tacticTypes,
  userRoleChannels,
  userRoles,
} from '../../db/schema'
import { deleteParts, lockPlans } from '../delete-parts-queries'
import { hasValues, lockPlan, placeAfter, putAt } from '../plan-order-queries'

/** The fields of a channel that a person can set; undefined leaves as it is. */
export interface ChannelValues {
  readonly name?: string | undefined
  readonly uiColor?: string | undefined
  readonly orderIndex?: number | undefined
  readonly isPaidMedia?: boolean | undefined
  readonly enableTacticFlagging?: boolean | undefined
  readonly useMonthlyFocusType?: boolean | undefined
  readonly isSummaryEnabled?: boolean | undefined
  readonly hideInFlow?: boolean | undefined
}

/** What a write came to: `taken` when the plan has a channel of that name already. */
export type ChannelWrite =
  | { readonly code: 'written'; readonly id: number }
  | { readonly code: 'taken' }

/** The name of the type that a new channel starts with. */
const FIRST_TYPE_NAME = 'General'

/**
 * Stores a new channel with its first type, and the right to edit it: for every
 * role that may edit all channels of the plan, and for the person who made it.
 * Without a colour it gets the default one of its name. Runs in the caller's
 * transaction.
 */
export async function insertChannel(
  tx: Orm,
  values: ChannelValues & { readonly name: string },
  { planId, creatorId, now }: { planId: number; creatorId: number; now: Date },
): Promise<ChannelWrite> {
  await lockPlan(tx, planId)
  if (await isNameTaken(tx, { planId, name: values.name })) return { code: 'taken' }
  const among = eq(channels.planId, planId)
  const { orderIndex, ...fields } = values
  const [row] = await tx
    .insert(channels)
    .values({
      ...fields,
      uiColor: values.uiColor ?? defaultChannelColour(values.name),
      kind: channelKindOf(values.name),
      planId,
      creatorId,
      orderIndex: await placeAfter(tx, channels, among),
      createdAt: now,
    })
    .returning({ id: channels.id })
  if (row === undefined) throw new Error('A new channel came back without an id.')
  if (orderIndex !== undefined) await putAt(tx, channels, { id: row.id, place: orderIndex, among })
  const platformId = await insertNoPlatform(tx, { planId, channelId: row.id })
  const [type] = await tx
    .insert(tacticTypes)
    .values({ planId, channelId: row.id, name: FIRST_TYPE_NAME, createdAt: now })
    .returning({ id: tacticTypes.id })
  if (type === undefined) throw new Error('A new tactic type came back without an id.')
  await tx
    .insert(tacticTypePlatforms)
    .values({ tacticTypeId: type.id, tacticPlatformId: platformId })
  if (values.useMonthlyFocusType === true) await ensureMonthlyFocusType(tx, row.id, now)
  await grantChannel(tx, { planId, channelId: row.id, creatorId })
  await recordChange(tx, { planId, collection: 'channels', action: 'created', ids: [row.id] }, now)
  return { code: 'written', id: row.id }
}

/**
 * Asked while the plan is locked. Compared here, and not in the database, whose
 * locale may know no case outside of ASCII; the index `channels_name_once_in_plan`
 * refuses what would get past this.
 */
async function isNameTaken(
  tx: Orm,
  channel: { readonly planId: number; readonly name: string; readonly id?: number },
): Promise<boolean> {
  const rows = await tx
    .select({ id: channels.id, name: channels.name })
    .from(channels)
    .where(eq(channels.planId, channel.planId))
  const key = nameKey(channel.name)
  return rows.some(({ id, name }) => id !== channel.id && nameKey(name) === key)
}

/** What two names share that count as one. */
function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}

/** The platform of tactics that name none, of one channel. Nobody made it: it is a default. */
async function insertNoPlatform(
  tx: Orm,
  { planId, channelId }: { readonly planId: number; readonly channelId: number },
): Promise<number> {
  const [row] = await tx
    .insert(tacticPlatforms)
    .values({ planId, channelId, name: NO_PLATFORM_NAME, creatorId: null })
    .returning({ id: tacticPlatforms.id })
  if (row === undefined) throw new Error('A new platform came back without an id.')
  return row.id
}

/** The default platform of a channel, made when there is none. */
export async function ensureNoPlatform(
  tx: Orm,
  place: { readonly planId: number; readonly channelId: number },
): Promise<number> {
  const [row] = await tx
    .select({ id: tacticPlatforms.id })
    .from(tacticPlatforms)
    .where(
      and(
        eq(tacticPlatforms.channelId, place.channelId),
        eq(tacticPlatforms.name, NO_PLATFORM_NAME),
      ),
    )
    .limit(1)
  return row?.id ?? (await insertNoPlatform(tx, place))
}

async function ensureMonthlyFocusType(tx: Orm, channelId: number, now: Date): Promise<void> {
  const [channel] = await tx.select().from(channels).where(eq(channels.id, channelId))
  if (channel === undefined) return
  const among = eq(tacticTypes.channelId, channelId)
  await tx
    .insert(tacticTypes)
    .values({
      planId: channel.planId,
      channelId,
      name: MONTHLY_FOCUS_TYPE_NAME,
      kind: 'monthlyFocus',
      isVisibleCustomTacticType: false,
      orderIndex: await placeAfter(tx, tacticTypes, among),
      createdAt: now,
    })
    .onConflictDoNothing()
}

async function grantChannel(
  tx: Orm,
  { planId, channelId, creatorId }: { planId: number; channelId: number; creatorId: number },
): Promise<void> {
  const roles = await tx
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(
      and(
        eq(userRoles.planId, planId),
        or(eq(userRoles.canEditAllChannels, true), eq(userRoles.userId, creatorId)),
      ),
    )
  if (roles.length === 0) return
  await tx
    .insert(userRoleChannels)
    .values(roles.map(({ id }) => ({ userRoleId: id, channelId })))
    .onConflictDoNothing()
}

/** Changes a channel. */
export async function updateChannelRow(
  orm: Orm,
  channel: { readonly id: number; readonly planId: number },
  values: ChannelValues,
  now: Date,
): Promise<ChannelWrite> {
  return orm.transaction(async (tx) => {
    await lockPlan(tx, channel.planId)
    const { orderIndex, ...fields } = values
    const { id, planId } = channel
    if (fields.name !== undefined && (await isNameTaken(tx, { planId, id, name: fields.name }))) {
      return { code: 'taken' }
    }
    if (hasValues(fields)) {
      await tx.update(channels).set(fields).where(eq(channels.id, id))
    }
    if (orderIndex !== undefined) {
      const among = eq(channels.planId, planId)
      await putAt(tx, channels, { id, place: orderIndex, among })
    }
    if (values.useMonthlyFocusType === true) await ensureMonthlyFocusType(tx, id, now)
    await recordChange(tx, { planId, collection: 'channels', action: 'updated', ids: [id] }, now)
    return { code: 'written', id }
  })
}

/**
 * Deletes channels with everything in them, all or none.
 *
 * @returns false, and nothing is changed, when one of them was gone already
 */
export async function deleteChannelRows(
  orm: Orm,
  ids: readonly number[],
  planIds: readonly number[],
  now: Date,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    await lockPlans(tx, planIds)
    return deleteParts(tx, channels, 'channels', { ids, now })
  })
}
