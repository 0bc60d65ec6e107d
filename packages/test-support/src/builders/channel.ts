import { iriOf } from '@throughline/api-client'
import {
  CHANNEL_COLORS,
  type Channel,
  type ChannelKind,
  type TacticPlatform,
  type TacticType,
  type TacticTypeKind,
} from '@throughline/domain/channels'
import { wireFieldOf } from './document'
import type { Schemas } from './wire'

/** Returns a type with the fields of a test; by default it belongs to channel 103. */
export function buildTacticType(fields: Partial<TacticType> & { readonly id: number }): TacticType {
  return {
    version: 1,
    name: 'Promotional',
    kind: 'standard',
    channelId: 103,
    orderIndex: fields.id,
    isVisibleCustomTacticType: false,
    isHidden: false,
    shouldTacticsAllowMultiplePlatforms: false,
    shouldHideTacticsFromNestedPlans: false,
    tacticPlatforms: [],
    tacticFields: [],
    ...fields,
  }
}

/** A channel of plan 12 with the fields that a test is about; it has no types unless they name some. */
export function buildChannel(fields: Partial<Channel> & { readonly id: number }): Channel {
  return {
    version: 1,
    name: 'Email',
    kind: 'standard',
    planId: 12,
    creatorId: null,
    orderIndex: fields.id,
    uiColor: CHANNEL_COLORS[1],
    isPaidMedia: false,
    enableTacticFlagging: false,
    useMonthlyFocusType: false,
    isSummaryEnabled: true,
    hideInFlow: false,
    isLead: true,
    isNested: false,
    abbreviatedPlanName: 'NP',
    isVisibleCustomChannel: false,
    tacticTypes: [],
    ...fields,
  }
}

const channels: readonly (readonly [
  name: string,
  kind: ChannelKind,
  color: string,
  types: readonly (readonly [string, TacticTypeKind])[],
])[] = [
  [
    'Initiatives',
    'initiatives',
    CHANNEL_COLORS[11],
    [
      ['Campaign', 'campaign'],
      ['Monthly Theme', 'monthlyTheme'],
    ],
  ],
  [
    'Website',
    'standard',
    CHANNEL_COLORS[7],
    [
      ['Homepage', 'standard'],
      ['Landing page', 'standard'],
    ],
  ],
  [
    'Email',
    'standard',
    CHANNEL_COLORS[1],
    [
      ['Promotional', 'standard'],
      ['Newsletter', 'standard'],
      ['Monthly Focus', 'monthlyFocus'],
    ],
  ],
  ['Signage', 'standard', CHANNEL_COLORS[4], [['Window', 'standard']]],
]

/**
 * Four channels of plan 12: Initiatives, Website, Email and Signage with ids 101 to 104. The ids of
 * a channel's types begin at ten times its id.
 */
export const planChannels: readonly Channel[] = channels.map(([name, kind, uiColor, types], at) => {
  const id = 101 + at
  return buildChannel({
    id,
    name,
    kind,
    uiColor,
    orderIndex: at,
    tacticTypes: types.map(([typeName, typeKind], typeAt) =>
      buildTacticType({ id: id * 10 + typeAt, name: typeName, kind: typeKind, channelId: id }),
    ),
  })
})

/** A platform as the server sends it. */
export function wirePlatformOf(platform: TacticPlatform): Schemas['TacticPlatform'] {
  const { channelId, planIds } = platform
  return {
    ...platform,
    version: platform.version ?? 1,
    planIds: [...planIds],
    creator: null,
    channel: channelId === null ? null : iriOf('channels', channelId),
    plans: planIds.map((id) => iriOf('plans', id)),
  }
}

/** A type as the server sends it. */
export function wireTacticTypeOf(type: TacticType): Schemas['TacticType'] {
  return {
    ...type,
    version: type.version ?? 1,
    channel: iriOf('channels', type.channelId),
    tacticPlatforms: type.tacticPlatforms.map(wirePlatformOf),
    tacticFields: type.tacticFields.map(wireFieldOf),
    tactics: `/api/tactics?tacticType=${type.id}`,
  }
}

/** A channel as the server sends it. */
export function wireChannelOf(channel: Channel): Schemas['Channel'] {
  return {
    ...channel,
    version: channel.version ?? 1,
    plan: iriOf('plans', channel.planId),
    creator: null,
    tacticTypes: channel.tacticTypes.map(wireTacticTypeOf),
  }
}
