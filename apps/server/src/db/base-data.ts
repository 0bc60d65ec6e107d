import {
  DEFAULT_CHANNELS,
  DEFAULT_INITIATIVE_CATEGORY_NAMES,
  INITIATIVES_CHANNEL_NAME,
  channelKindOf,
  defaultChannelColor,
  tacticTypeKindOf,
} from '@throughline/domain/channels'
import { SUPER_PLAN_ID } from '../config/config'
import type { Orm } from './database'
import { channels, plans, tacticPlatforms, tacticTypePlatforms, tacticTypes, users } from './schema'

const reservedUserIds = [2, 3, 4, 300]

/** A channel as new plans get it. */
export interface ChannelTemplate {
  readonly name: string
  readonly kind: ReturnType<typeof channelKindOf>
  readonly uiColor: string
  readonly isPaidMedia: boolean
  readonly types: readonly {
    readonly name: string
    readonly kind: ReturnType<typeof tacticTypeKindOf>
  }[]
  readonly platformNames: readonly string[]
}

/** The default channels in their order, and the Initiatives channel after them. */
export function channelTemplates(): readonly ChannelTemplate[] {
  return [
    ...DEFAULT_CHANNELS.map(({ name, kind, uiColor, isPaidMedia, typeNames, platformNames }) => ({
      name,
      kind,
      uiColor,
      isPaidMedia,
      platformNames,
      types: typeNames.map((name) => ({ name, kind: tacticTypeKindOf(name, false) })),
    })),
    {
      name: INITIATIVES_CHANNEL_NAME,
      kind: channelKindOf(INITIATIVES_CHANNEL_NAME),
      uiColor: defaultChannelColor(INITIATIVES_CHANNEL_NAME),
      isPaidMedia: false,
      types: DEFAULT_INITIATIVE_CATEGORY_NAMES.map((name) => ({
        name,
        kind: tacticTypeKindOf(name, true),
      })),
      platformNames: [],
    },
  ]
}

/**
 * Fills an empty database with the rows that every installation needs: the reserved users, and the
 * super plan with the default channels, types and platforms. The reserved users cannot sign in
 * until they have a password. Run it in a transaction.
 */
export async function insertBaseData(tx: Orm): Promise<void> {
  await tx.insert(users).values(
    reservedUserIds.map((id) => ({
      id,
      emailAddress: `super-user-${id}@throughline.invalid`,
      firstName: 'Super',
      lastName: `User ${id}`,
      status: 'accepted' as const,
    })),
  )
  await tx.insert(plans).values({
    id: SUPER_PLAN_ID,
    name: 'Super plan',
    type: 'Individual',
    isTemplate: true,
  })
  const templates = channelTemplates()
  const inserted = await tx
    .insert(channels)
    .values(
      templates.map(({ name, kind, uiColor, isPaidMedia }, orderIndex) => ({
        planId: SUPER_PLAN_ID,
        name,
        kind,
        uiColor,
        isPaidMedia,
        orderIndex,
        isVisibleCustomChannel: false,
      })),
    )
    .returning({ id: channels.id, orderIndex: channels.orderIndex })
  for (const { id: channelId, orderIndex } of inserted) {
    const template = templates[orderIndex]
    if (template === undefined) continue
    const types = await tx
      .insert(tacticTypes)
      .values(
        template.types.map(({ name, kind }, place) => ({
          planId: SUPER_PLAN_ID,
          channelId,
          name,
          kind,
          orderIndex: place,
          isVisibleCustomTacticType: false,
        })),
      )
      .returning({ id: tacticTypes.id })
    if (template.platformNames.length === 0) continue
    const platforms = await tx
      .insert(tacticPlatforms)
      .values(
        template.platformNames.map((name) => ({
          planId: SUPER_PLAN_ID,
          channelId,
          name,
        })),
      )
      .returning({ id: tacticPlatforms.id })
    await tx
      .insert(tacticTypePlatforms)
      .values(
        types.flatMap((type) =>
          platforms.map((platform) => ({ tacticTypeId: type.id, tacticPlatformId: platform.id })),
        ),
      )
  }
}
