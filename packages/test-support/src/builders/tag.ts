import { iriOf } from '@throughline/api-client'
import type { Schemas } from './wire'

/** A tag of plan 12 as the server sends it, with the fields that a test is about. */
export function buildTag(fields: Partial<Schemas['Tag']> = {}): Schemas['Tag'] {
  const title = fields.title ?? 'Top spenders'
  const planId = fields.planId ?? 12
  return {
    id: 21,
    version: 1,
    title,
    text: `Target Segment:${title}`,
    category: 'Target Segment',
    categoryName: 'Target Segment',
    plan: iriOf('plans', planId),
    planId,
    orderIndex: 0,
    isLead: true,
    isNested: false,
    abbreviatedPlanName: 'NP',
    isObjective: false,
    isTargetSegment: true,
    isJourneyPhase: false,
    ...fields,
  }
}
