import type { PlanDetail } from '@throughline/api-client'
import { CHANNEL_COLORS } from '@throughline/domain/channels'
import {
  buildChannel,
  buildPlan,
  buildTacticType,
  NATIONAL_PLAN_ID,
  planChannels,
  WESTERN_PLAN_ID,
} from '../builders'
import type { Stage } from '../stage'
import { accessOf } from './people'

const moreChannels = [
  [105, 'Social', CHANNEL_COLORS[10], ['Post', 'Story', 'Live']],
  [106, 'Print', CHANNEL_COLORS[5], ['Magazine', 'Flyer']],
  [107, 'Radio', CHANNEL_COLORS[9], ['Spot']],
  [108, 'Events', CHANNEL_COLORS[0], ['Store event', 'Trade fair']],
] as const

/** The channels of the demonstration: those of the builders and four more, ids 101 to 108. */
const channels = [
  ...planChannels,
  ...moreChannels.map(([id, name, uiColor, types]) =>
    buildChannel({
      id,
      name,
      uiColor,
      tacticTypes: types.map((type, at) =>
        buildTacticType({ id: id * 10 + at, name: type, channelId: id }),
      ),
    }),
  ),
]

const national = { id: NATIONAL_PLAN_ID, name: 'National plan', abbreviatedName: 'NP', roleId: 4 }
const western = { id: WESTERN_PLAN_ID, name: 'West region', abbreviatedName: 'WR', roleId: 4 }
const alone = { plans: [], parent: null, parentId: 0, isLead: false, isNested: false } as const
const below = {
  plans: [],
  parent: national,
  parentId: national.id,
  isLead: false,
  isNested: true,
  type: 'Sub',
} as const

/**
 * Returns the plans that the person of a stage sees: first plan 12, which the stories show, then
 * its lead or nested plan, and a small one.
 */
export function demonstrationPlans(stage: Stage): readonly [PlanDetail, ...PlanDetail[]] {
  const shared = { totalBudget: 1_200_000, useBudgets: true, useDashboards: false }
  const read = (fields: Partial<PlanDetail>): PlanDetail => {
    const plan = buildPlan({ ...shared, channels, ...fields })
    return { ...plan, access: accessOf(stage, plan) }
  }
  const denver = read({
    id: 16,
    name: 'Store launch Denver',
    abbreviatedName: 'SLD',
    type: 'Individual',
    totalBudget: null,
    ...alone,
  })
  if (stage.plan === 'lead') {
    const plan = read({ plans: [western] })
    return [plan, read({ ...western, totalBudget: null, ...below }), denver]
  }
  if (stage.plan === 'nested') {
    const lead = { id: 11, name: 'Group plan', abbreviatedName: 'GP', roleId: 4 }
    const plan = read({ ...below, parent: lead, parentId: lead.id })
    return [plan, read({ ...lead, plans: [national], totalBudget: null }), denver]
  }
  return [read({ type: 'Individual', freeze: stage.plan === 'frozen', ...alone }), denver]
}
