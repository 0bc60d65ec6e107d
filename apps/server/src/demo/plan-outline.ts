import { channelTemplates } from '../db/base-data'
import type { ChannelTemplate } from '../db/base-data'
import type { Demonstration } from './demonstration'

/** A plan of the demonstration, before it has rows. */
export interface PlanOutline {
  readonly id: number
  readonly name: string
  readonly type: 'Individual' | 'Master' | 'Sub'
  readonly parentId: number | null
  /** Tactics, without initiatives, in the small demonstration. */
  readonly tacticCount: number
  /** Months out of twelve with an initiative of each kind, roughly. */
  readonly initiativeShare: number
  readonly hasMonthlyFocus: boolean
}

/** The plans of the demonstration: a lead with two nested plans, and an individual plan. */
export const demonstrationPlans: readonly PlanOutline[] = [
  {
    id: 101,
    name: 'National plan',
    type: 'Master',
    parentId: null,
    tacticCount: 440,
    initiativeShare: 1,
    hasMonthlyFocus: true,
  },
  {
    id: 102,
    name: 'West region',
    type: 'Sub',
    parentId: 101,
    tacticCount: 230,
    initiativeShare: 0.4,
    hasMonthlyFocus: false,
  },
  {
    id: 103,
    name: 'East region',
    type: 'Sub',
    parentId: 101,
    tacticCount: 230,
    initiativeShare: 0.4,
    hasMonthlyFocus: false,
  },
  {
    id: 104,
    name: 'Store launch Denver',
    type: 'Individual',
    parentId: null,
    tacticCount: 150,
    initiativeShare: 0.5,
    hasMonthlyFocus: true,
  },
]

/** A tactic type with its row's id. */
interface TypeOutline {
  readonly id: number
  readonly name: string
  readonly kind: ChannelTemplate['types'][number]['kind']
}

/** A channel with its row's id, types and platforms. */
export interface ChannelOutline {
  readonly id: number
  readonly name: string
  readonly kind: ChannelTemplate['kind']
  readonly canFlag: boolean
  readonly types: readonly TypeOutline[]
  /** The monthly focus type, where the channel uses it. */
  readonly monthlyFocusTypeId: number | null
  readonly platformIds: readonly number[]
}

/** The channels and tags that the tactics of a plan can refer to. */
export interface PlanParts {
  readonly channels: readonly ChannelOutline[]
  readonly tagIds: readonly number[]
}

/** The channels that have a monthly focus. */
const focusChannelNames: ReadonlySet<string> = new Set(['Email', 'Social Media'])

/** The channels whose tactics can be flagged. */
const flagChannelNames: ReadonlySet<string> = new Set(['Email', 'Print', 'PR', 'Direct Mail'])

const tagTexts: readonly string[] = [
  'Objective:Awareness',
  'Objective:Store traffic',
  'Objective:Online sales',
  'Objective:Loyalty',
  'Target Segment:Young families',
  'Target Segment:New movers',
  'Target Segment:Home cooks',
  'Target Segment:Empty nesters',
  'Journey Phase:Discover',
  'Journey Phase:Consider',
  'Journey Phase:Buy',
  'Journey Phase:Enjoy',
  'Funding:Vendor funded',
  'Store Format:Flagship',
]

/** The rows that a plan's parts are made of. */
export type PlanPartRows = Pick<
  Demonstration,
  'channels' | 'tacticTypes' | 'tacticPlatforms' | 'tacticTypePlatforms' | 'tags'
>

/** Ids not used yet, by table. */
export interface NextIds {
  channel: number
  tacticType: number
  tacticPlatform: number
  tag: number
}

/**
 * Gives a plan the default channels with their types and platforms, the
 * Initiatives channel and tags, and takes the ids it needs from `next`.
 */
export function outlinePlanParts(
  plan: PlanOutline,
  creatorId: number,
  next: NextIds,
): { readonly parts: PlanParts; readonly rows: PlanPartRows } {
  const perChannel = channelTemplates().map((template, orderIndex) =>
    outlineChannel(template, orderIndex, plan, creatorId, next),
  )
  const tags = tagTexts.map((text, orderIndex) => {
    const id = next.tag
    next.tag += 1
    return { id, planId: plan.id, text, orderIndex }
  })
  return {
    parts: {
      channels: perChannel.map(({ outline }) => outline),
      tagIds: tags.map(({ id }) => id),
    },
    rows: {
      channels: perChannel.flatMap(({ rows }) => rows.channels),
      tacticTypes: perChannel.flatMap(({ rows }) => rows.tacticTypes),
      tacticPlatforms: perChannel.flatMap(({ rows }) => rows.tacticPlatforms),
      tacticTypePlatforms: perChannel.flatMap(({ rows }) => rows.tacticTypePlatforms),
      tags,
    },
  }
}

function outlineChannel(
  template: ChannelTemplate,
  orderIndex: number,
  plan: PlanOutline,
  creatorId: number,
  next: NextIds,
): { readonly outline: ChannelOutline; readonly rows: Omit<PlanPartRows, 'tags'> } {
  const planId = plan.id
  const channelId = next.channel
  next.channel += 1
  const hasFocus = plan.hasMonthlyFocus && focusChannelNames.has(template.name)
  const canFlag = flagChannelNames.has(template.name)
  const types = [
    ...template.types,
    ...(hasFocus ? [{ name: 'Monthly Focus', kind: 'monthlyFocus' as const }] : []),
  ].map(({ name, kind }) => {
    const id = next.tacticType
    next.tacticType += 1
    return { id, name, kind }
  })
  const platforms = template.platformNames.map((name) => {
    const id = next.tacticPlatform
    next.tacticPlatform += 1
    return { id, planId, channelId, creatorId, name }
  })
  return {
    outline: {
      id: channelId,
      name: template.name,
      kind: template.kind,
      canFlag,
      types: types.filter(({ kind }) => kind !== 'monthlyFocus'),
      monthlyFocusTypeId: types.find(({ kind }) => kind === 'monthlyFocus')?.id ?? null,
      platformIds: platforms.map(({ id }) => id),
    },
    rows: {
      channels: [
        {
          id: channelId,
          planId,
          creatorId,
          name: template.name,
          kind: template.kind,
          orderIndex,
          uiColor: template.uiColor,
          isPaidMedia: template.isPaidMedia,
          enableTacticFlagging: canFlag,
          useMonthlyFocusType: hasFocus,
          isVisibleCustomChannel: false,
        },
      ],
      tacticTypes: types.map(({ id, name, kind }, place) => ({
        id,
        channelId,
        planId,
        name,
        kind,
        orderIndex: place,
        isVisibleCustomTacticType: false,
        shouldTacticsAllowMultiplePlatforms: template.kind === 'socialMedia' && name === 'Post',
      })),
      tacticPlatforms: platforms,
      tacticTypePlatforms: types.flatMap((type) =>
        platforms.map((platform) => ({ tacticTypeId: type.id, tacticPlatformId: platform.id })),
      ),
    },
  }
}
