import { ROLE_LEVELS } from '@throughline/domain/access'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { TacticField } from '@throughline/domain/channels'
import { emptyItemForm } from '@throughline/domain/item-form'
import type { FormChannel, ItemFormContext, ItemFormValues } from '@throughline/domain/item-form'

import type { DetailEditorProps, EditorTag } from '../DetailEditor.types'

const PLAN_ID = 1
const DAY = '2026-01-05'

const fields = (['string', 'number', 'url'] as const).map((type, at): TacticField => ({
  id: at + 1,
  creatorId: null,
  planId: null,
  tacticTypeId: 1,
  name: type,
  type,
  description: type,
  helpText: null,
  options: [],
  orderIndex: at,
}))

const channel: FormChannel = {
  id: 1,
  name: 'Channel',
  kind: 'standard',
  uiColor: '#888888',
  enableTacticFlagging: true,
  isSummaryEnabled: true,
  tacticTypes: [
    {
      id: 1,
      name: 'Type',
      kind: 'standard',
      isHidden: false,
      shouldTacticsAllowMultiplePlatforms: true,
      tacticPlatforms: [{ id: 1, name: 'Platform' }],
      tacticFields: fields,
    },
  ],
}

const context: ItemFormContext = {
  plan: {
    id: PLAN_ID,
    isLead: true,
    useBudgets: true,
    // The notes have separate code, which loads when they are visible.
    isTacticSummaryFieldEnabled: false,
    ratingPointsType: 'grp',
    weekStartDay: 'sunday',
  },
  channels: [channel],
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
}

const values: ItemFormValues = {
  ...emptyItemForm,
  title: 'Title',
  channelId: 1,
  tacticTypeId: 1,
  tacticPlatformIds: [1],
  startDate: `${DAY}T08:00:00`,
  endDate: `${DAY}T09:00:00`,
  hasDuration: true,
  estimatedCost: 1,
  actualCost: 1,
  impressions: 1,
  ratingPoints: 1,
  tagIds: [1],
  customValues: { 1: 'Text', 2: 2, 3: 'https://example.com' },
}

const tag: EditorTag = {
  id: 1,
  title: 'Tag',
  category: 'Objective',
  categoryName: 'Objective',
  planId: PLAN_ID,
  abbreviatedPlanName: 'P',
}

/**
 * Returns a form with every kind of field that is visible at first, except rich texts and images.
 */
export function sampleForm(): Pick<
  DetailEditorProps,
  'item' | 'values' | 'before' | 'context' | 'tags' | 'initiatives'
> {
  return {
    item: { isInitiative: false, channelId: 1 },
    values,
    before: values,
    context,
    tags: [tag],
    initiatives: [],
  }
}
