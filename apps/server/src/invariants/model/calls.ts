import { pick } from './call-choice'
import type { CallChoice, CallContext, Planner } from './call-choice'
import { planCreation } from './creations'
import type { Creation, CreationBodies, PlannedCall } from './creations'
import { PEOPLE } from './plan-state'
import type { PlanState } from './plan-state'
import { createTactic, changeTactic, deleteTactics, restoreTactic } from './tactic-calls'
import {
  createBudget,
  changeBudget,
  deleteBudget,
  changePlan,
  renamePlan,
  freezePlan,
} from './plan-calls'
import {
  createTag,
  renameTag,
  deleteTag,
  createChannel,
  deleteChannel,
  createType,
  deleteType,
} from './part-calls'
import {
  createView,
  changeView,
  deleteOrRestoreView,
  changeRole,
  revokeRole,
  giveRole,
  blockTag,
} from './people-calls'

/** Repeats an earlier creation with its key: as it was, by another person, with another body, or for another operation. */
const repeatCreation: Planner = (state, { person, a, b }) => {
  const earlier = pick(state.keys, a)
  if (earlier === undefined) return null
  const [owned, { operation, body }] = earlier
  const [first = '', key = ''] = owned.split(' ')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the model itself wrote both
  const [name, sent] = [operation as Creation, JSON.parse(body) as CreationBodies[Creation]]
  const firstPerson = PEOPLE.find((one) => one === first) ?? person
  switch (b % 4) {
    case 0:
      return planCreation(name, firstPerson, sent, key)
    case 1:
    case 2:
      return planCreation(name, person, sent, key)
    default: {
      const plan = `/api/plans/${state.id}`
      return name === 'createTag'
        ? planCreation('createTag', firstPerson, { plan, text: 'Objective:Another' }, key)
        : planCreation('createTag', firstPerson, { plan, text: 'Objective:North' }, key)
    }
  }
}
const PLANNERS = {
  createTactic,
  changeTactic,
  deleteTactics,
  restoreTactic,
  createBudget,
  changeBudget,
  deleteBudget,
  changePlan,
  renamePlan,
  freezePlan,
  createTag,
  renameTag,
  deleteTag,
  createChannel,
  deleteChannel,
  createType,
  deleteType,
  createView,
  changeView,
  deleteOrRestoreView,
  changeRole,
  revokeRole,
  giveRole,
  blockTag,
  repeatCreation,
} as const satisfies Readonly<Record<string, Planner>>

export type CallKind = keyof typeof PLANNERS

/** Plans a call on the present state; null when there is nothing that it could be about. */
export function planCall(
  state: PlanState,
  choice: CallChoice,
  context: CallContext,
): PlannedCall | null {
  return PLANNERS[choice.kind](state, choice, context)
}
