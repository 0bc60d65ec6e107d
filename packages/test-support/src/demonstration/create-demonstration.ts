import type { SessionDetails } from '@throughline/api-client'
import {
  buildCalendarEvent,
  buildDocument,
  buildSavedView,
  buildSubscription,
  buildTag,
} from '../builders'
import { createPlanningServer, type PlanningServer } from '../network'
import type { Stage } from '../stage'
import { demonstrationItems } from './items'
import { sessionOf, teamOf } from './people'
import { demonstrationPlans } from './plans'

/** A server with plan 12 and its family, and who is signed in. */
export interface Demonstration {
  readonly server: PlanningServer
  readonly session: SessionDetails
}

const segments = ['Top spenders', 'Newcomers', 'Families'] as const
const objectives = ['Retention', 'Awareness', 'Store visits'] as const

/** Six tags, ids 21 to 26. */
const tags = [
  ...segments.map((title, at) => buildTag({ id: 21 + at, title, orderIndex: at })),
  ...objectives.map((title, at) =>
    buildTag({
      id: 24 + at,
      title,
      text: `Objective:${title}`,
      category: 'Objective',
      categoryName: 'Objective',
      isObjective: true,
      isTargetSegment: false,
      orderIndex: at,
    }),
  ),
]

const holidays = [
  ['thanksgiving', 'Thanksgiving', '2026-11-26'],
  ['veterans-day', 'Veterans Day', '2026-11-11'],
  ['christmas', 'Christmas Day', '2026-12-25'],
] as const

/**
 * Creates a whole product in memory for stories: the data that a person of a role sees of a plan of
 * some kind and size. The server answers at once and keeps changes until the next demonstration.
 */
export function createDemonstration(stage: Stage): Demonstration {
  const plans = demonstrationPlans(stage)
  const [plan] = plans
  const planIds = plans.map(({ id }) => id)
  const isEmpty = stage.dataSize === 'empty'
  const session = sessionOf(stage, planIds)
  const server = createPlanningServer({
    rolesObserved: session.user.rolesObserved,
    plans,
    holds: /^never$/u,
    tactics: demonstrationItems(stage.dataSize, plan),
    team: teamOf(planIds),
    subscriptions: [buildSubscription()],
    events: holidays.map(([uid, title, day]) =>
      buildCalendarEvent({ uid, title, startDate: day, endDate: day }),
    ),
    ...(isEmpty ? null : { tags, savedViews: [buildSavedView()], documents: [buildDocument()] }),
  })
  return { server, session }
}
