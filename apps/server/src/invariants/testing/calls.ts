import type { Reply } from '../../testing/test-server'
import { pick } from './call-choice'
import type { CallContext, CallInput, Planner } from './call-choice'
import { planCreation } from './creations'
import type { Creation, CreationBodies, PlannedCall } from './creations'
import { people } from './plan-state'
import type { PlanState } from './plan-state'
import {
  createTactic,
  changeTactic,
  moveTactic,
  deleteTactics,
  restoreTactic,
} from './tactic-calls'
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

/** A body for the same operation with another title, text or name. */
function withOtherName<Body extends object>(body: Body): Body {
  const field = ['title', 'text', 'name'].find((one) => one in body) ?? ''
  return { ...body, [field]: `${String(Reflect.get(body, field))} 2` }
}

/**
 * Uses one of the newest keys again: as its first person did, by another person, for another
 * request, or with another body.
 */
const repeatCreation: Planner = (state, { person, a, b }) => {
  const keyIn = (owned: string): string => owned.split(' ')[1] ?? ''
  const newest = [...new Set([...state.keys.keys()].map(keyIn))].toReversed().slice(0, 2)
  const key = pick(newest, a) ?? ''
  const earlier = [...state.keys].find(([owned]) => keyIn(owned) === key)
  if (earlier === undefined) return null
  const [owned, { operation, body }] = earlier
  const firstPerson = people.find((one) => owned.startsWith(`${one} `)) ?? person
  if (b % 8 === 7) {
    const other = { plan: `/api/plans/${state.id}`, text: 'Objective:Another' }
    return planCreation('createTag', firstPerson, other, key)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the model itself wrote both
  const [name, sent] = [operation as Creation, JSON.parse(body) as CreationBodies[Creation]]
  if (b % 8 > 4) return planCreation(name, firstPerson, withOtherName(sent), key)
  return planCreation(name, b % 8 < 3 ? firstPerson : person, sent, key)
}

const planners = {
  createTactic,
  changeTactic,
  moveTactic,
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

export type CallKind = keyof typeof planners

/** A random call. */
export interface CallChoice extends CallInput {
  readonly kind: CallKind
}

/** Plans a call on the present state; null when there is nothing that it could be about. */
export function planCall(
  state: PlanState,
  choice: CallChoice,
  context: CallContext,
): PlannedCall | null {
  const plan = planners[choice.kind]
  const call = plan(state, choice, context)
  if (call === null || !choice.shouldSucceed) return call
  const { status } = call.predict(structuredClone(state), emptyReply)
  return Number(status) < 400 ? call : plan(state, { ...choice, person: 'owner' }, context)
}

/** The reply of a call that is only planned. */
const emptyReply: Reply = { status: 0, json: null, text: '', headers: {} }
