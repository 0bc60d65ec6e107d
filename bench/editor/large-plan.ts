import { ROLE_LEVELS } from '@throughline/domain/access'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { CHANNEL_COLORS } from '@throughline/domain/channels'
import type { Channel, TacticField, TacticType } from '@throughline/domain/channels'
import { itemFormOf } from '@throughline/domain/item-form'
import type { ItemFormContext, ItemFormValues } from '@throughline/domain/item-form'
import { itemDefaults } from '@throughline/domain/tactics'
import type { Tactic, TacticListItem } from '@throughline/domain/tactics'
import { TAG_CATEGORIES } from '@throughline/domain/tags'
import type { Tag } from '@throughline/domain/tags'

/** How much a large plan offers in the editor of one tactic. */
export const counts = { tags: 60, platforms: 40, initiatives: 200, customFields: 50 } as const

/** The input of the editor for one tactic of a large plan. */
export interface LargePlan {
  readonly item: Tactic
  readonly values: ItemFormValues
  readonly context: ItemFormContext
  readonly tags: readonly Tag[]
  readonly initiatives: readonly TacticListItem[]
}

const PLAN_ID = 12
const CHANNEL_ID = 103
const TYPE_ID = 1030
const DAY = '2026-11-18'
const fieldTypes = ['string', 'number', 'url'] as const

/** Of one plan and one channel, as everything here is. */
const ofPlan = {
  planId: PLAN_ID,
  creatorId: null,
  isLead: true,
  isNested: false,
  abbreviatedPlanName: 'NP',
} as const

/**
 * Builds a plan of the sizes in {@link counts}, and a tactic whose custom fields all have values.
 */
export function buildLargePlan(): LargePlan {
  const type = buildType()
  const item = buildItem(type.tacticFields)
  return {
    item,
    values: itemFormOf(item, ''),
    context: {
      plan: {
        id: PLAN_ID,
        isLead: true,
        useBudgets: true,
        // The notes are an editor of their own, which the rich text part measures.
        isTacticSummaryFieldEnabled: false,
        ratingPointsType: 'grp',
        weekStartDay: 'sunday',
      },
      channels: [buildChannel(type)],
      access: {
        planId: PLAN_ID,
        level: ROLE_LEVELS.admin,
        isAccountActive: true,
        isFrozenForCaller: false,
        canViewBudget: true,
        canEditAllChannels: true,
        channelIds: new Set(),
      },
      universalFields: [],
      today: dayNumberOf(DAY),
    },
    tags: numbered(counts.tags, (number) => {
      const categoryName = TAG_CATEGORIES[number % TAG_CATEGORIES.length] ?? 'Objective'
      const title = `Tag ${number}`
      return {
        ...ofPlan,
        id: 20 + number,
        title,
        text: `${categoryName}:${title}`,
        category: categoryName,
        categoryName,
        orderIndex: number,
      }
    }),
    initiatives: numbered(counts.initiatives, (number) => ({
      ...listItem(500 + number, `Initiative ${number}`),
      isInitiative: true,
      channelId: 101,
      tacticTypeId: 1010,
      endDate: '2026-12-24T08:00:00',
    })),
  }
}

function numbered<Thing>(count: number, build: (number: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, at) => build(at + 1))
}

function buildType(): TacticType {
  return {
    id: TYPE_ID,
    name: 'Promotional',
    kind: 'standard',
    channelId: CHANNEL_ID,
    orderIndex: 0,
    isVisibleCustomTacticType: false,
    isHidden: false,
    shouldTacticsAllowMultiplePlatforms: true,
    shouldHideTacticsFromNestedPlans: false,
    tacticPlatforms: numbered(counts.platforms, (number) => ({
      id: 60 + number,
      name: `Platform ${number}`,
      creatorId: null,
      channelId: CHANNEL_ID,
      planIds: [PLAN_ID],
      isLead: true,
      isNested: false,
    })),
    tacticFields: numbered(counts.customFields, (number) => ({
      id: 2000 + number,
      creatorId: null,
      planId: null,
      tacticTypeId: TYPE_ID,
      name: `Field ${number}`,
      type: fieldTypes[(number - 1) % fieldTypes.length] ?? 'string',
      description: number % 4 === 0 ? 'What it is for, in a few words.' : null,
      helpText: null,
      options: [],
      orderIndex: number,
    })),
  }
}

function buildChannel(type: TacticType): Channel {
  return {
    ...ofPlan,
    id: CHANNEL_ID,
    name: 'Email',
    kind: 'standard',
    orderIndex: 0,
    uiColor: CHANNEL_COLORS[0],
    isPaidMedia: false,
    enableTacticFlagging: true,
    useMonthlyFocusType: false,
    isSummaryEnabled: true,
    hideInFlow: false,
    isVisibleCustomChannel: false,
    tacticTypes: [type],
  }
}

function listItem(id: number, title: string): TacticListItem {
  return {
    ...itemDefaults,
    ...ofPlan,
    id,
    version: 1,
    title,
    startDate: `${DAY}T08:00:00`,
    endDate: `${DAY}T08:00:00`,
    channelId: CHANNEL_ID,
    tacticTypeId: TYPE_ID,
    tacticPlatformIds: [61, 62, 63],
    tagIds: [21, 22, 23, 24, 25],
    estimatedCost: 4500,
    actualCost: 4120,
  }
}

function buildItem(fields: readonly TacticField[]): Tactic {
  return {
    ...listItem(7, 'VIP early access'),
    creatorId: null,
    relatedInitiativeIds: [501, 502, 503],
    channelName: 'Email',
    tacticTypeName: 'Promotional',
    impressions: 45_000,
    ratingPoints: 12,
    typeValues: fields.map(({ id, type }, at) => ({
      id: at + 1,
      tacticFieldId: id,
      value: type === 'number' ? at : type === 'url' ? `https://example.com/${at}` : `Value ${at}`,
    })),
    relatedInitiatives: [501, 502, 503].map((initiativeId) => ({
      initiativeId,
      initiativeTitle: `Initiative ${initiativeId - 500}`,
      tacticTypeId: 1010,
      tacticTypeName: 'Campaign',
    })),
    documentIds: [],
    hasSummary: false,
    summary: null,
    repeats: false,
    isCustomRecurrence: false,
    recurrenceText: null,
    originalTacticID: null,
    isRecurringEventClone: false,
    createdBy: null,
    createdAt: '2026-10-02T09:00:00Z',
    updatedBy: null,
    updatedAt: '2026-10-02T09:00:00Z',
  }
}
