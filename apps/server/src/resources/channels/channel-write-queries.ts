import {
  MONTHLY_FOCUS_TYPE_NAME,
  NO_PLATFORM_NAME,
  channelKindOf,
  defaultChannelColor,
} from '@throughline/domain/channels'
import { and, eq, or } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import {
  channels,
  tacticPlatforms,
  tacticTypePlatforms,
  tacticTypes,
  userRoleChannels,
  userRoles,
} from '../../db/schema'
import { deleteParts, lockPlans } from '../plan-parts/delete-queries'
import { changeNamedPart, createNamedPart } from '../plan-parts/named-part-queries'
import type { NamedParts, PartWrite } from '../plan-parts/named-part-queries'
import { placeAfter } from '../plan-parts/order-queries'
import type { RowAtVersion } from '../plan-parts/version-queries'
import { updateAtVersion } from '../plan-parts/version-queries'

/** The fields of a channel that a person can set; undefined keeps the current value. */
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

/** The name of the type that a new channel starts with. */
const FIRST_TYPE_NAME = 'General'

/**
 * Stores a new channel with its first type. Every role that may edit all channels of the plan may
 * edit it, and so may its creator. Without a color it gets the default one of its name. Runs in the
 * caller's transaction.
 */
export async function insertChannel(
  tx: Orm,
  values: ChannelValues & { readonly name: string },
  { planId, creatorId, now }: { planId: number; creatorId: number; now: Date },
): Promise<PartWrite> {
  const { orderIndex: place, ...fields } = values
  const details = { planId, name: values.name, place, now }
  const write = await createNamedPart(tx, channelsOf(planId), details, async (orderIndex) => {
    const [row] = await tx
      .insert(channels)
      .values({
        ...fields,
        uiColor: values.uiColor ?? defaultChannelColor(values.name),
        kind: channelKindOf(values.name),
        planId,
        creatorId,
        orderIndex,
        createdAt: now,
      })
      .returning({ id: channels.id })
    if (row === undefined) throw new Error('A new channel came back without an id.')
    return row.id
  })
  if (write.code === 'taken') return write
  const channel = { planId, channelId: write.id }
  const platformId = await insertNoPlatform(tx, channel)
  const [type] = await tx
    .insert(tacticTypes)
    .values({ ...channel, name: FIRST_TYPE_NAME, createdAt: now })
    .returning({ id: tacticTypes.id })
  if (type === undefined) throw new Error('A new tactic type came back without an id.')
  await tx
    .insert(tacticTypePlatforms)
    .values({ tacticTypeId: type.id, tacticPlatformId: platformId })
  if (values.useMonthlyFocusType === true) await ensureMonthlyFocusType(tx, write.id, now)
  await grantChannel(tx, { ...channel, creatorId })
  return write
}

/** The index `channels_name_once_in_plan` refuses equal names as well. */
function channelsOf(planId: number): NamedParts {
  return {
    table: channels,
    uniqueName: channels.name,
    among: eq(channels.planId, planId),
    ordered: channels,
    collection: 'channels',
  }
}

/** The platform of a channel for tactics without one. It is a default, so it has no creator. */
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

/** The default platform of a channel, created if it is missing. */
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

/** Changes a channel, unless the plan has another one with its new name. */
export async function updateChannelRow(
  orm: Orm,
  { id, version, planId }: RowAtVersion & { readonly planId: number },
  { orderIndex, ...fields }: ChannelValues,
  now: Date,
): Promise<PartWrite> {
  const details = { id, planId, name: fields.name, place: orderIndex, now }
  return orm.transaction((tx) =>
    changeNamedPart(tx, channelsOf(planId), details, async () => {
      await updateAtVersion(tx, channels, { id, version }, fields)
      if (fields.useMonthlyFocusType === true) await ensureMonthlyFocusType(tx, id, now)
    }),
  )
}

/**
 * Deletes channels with all their content, all or none.
 *
 * @returns false, without any change, if one of them does not exist
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
