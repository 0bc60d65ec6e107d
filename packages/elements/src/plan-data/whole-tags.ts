import { formatTagText } from '@throughline/domain/tags'
import type { Tag } from '@throughline/domain/tags'

import type { PlanTag } from './plan-data.types'

/** The tags of a page, with everything that views and rules ask for. */
export function wholeTags(tags: readonly PlanTag[], planId: number): readonly Tag[] {
  return tags.map(({ id, title, category = 'Custom' }, orderIndex) => ({
    id,
    title,
    text: formatTagText({ categoryName: category, name: title }),
    category,
    categoryName: category,
    planId,
    orderIndex,
    isLead: false,
    isNested: false,
    abbreviatedPlanName: '',
  }))
}
