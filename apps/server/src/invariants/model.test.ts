import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallChoice, CallKind } from './testing/calls'
import { people } from './testing/plan-state'
import type { Person } from './testing/plan-state'
import { ModelRun, ModelMismatch } from './testing/run'
import type { Look } from './testing/run'
import { startTwoServers } from './testing/two-servers'
import type { ServerIndex, TwoServers } from './testing/two-servers'

/** Shrinking a failure stops after this time, and the shortest sequence so far is printed. */
const SHRINKING_MS = 240_000
/** Only a hang takes this long. */
const TIMEOUT_MS = 900_000

let servers: TwoServers

beforeAll(async () => {
  servers = await startTwoServers()
})
afterAll(() => servers.close())

/** How often each call is made, relative to the others. */
const calls = {
  createTactic: 9,
  changeTactic: 20,
  moveTactic: 7,
  deleteTactics: 4,
  restoreTactic: 5,
  createBudget: 4,
  changeBudget: 7,
  deleteBudget: 2,
  changePlan: 4,
  renamePlan: 2,
  freezePlan: 2,
  createTag: 2,
  renameTag: 5,
  deleteTag: 1,
  createChannel: 1,
  deleteChannel: 1,
  createType: 1,
  deleteType: 1,
  createView: 4,
  changeView: 8,
  deleteOrRestoreView: 3,
  changeRole: 3,
  revokeRole: 1,
  giveRole: 2,
  blockTag: 2,
  repeatCreation: 12,
} as const satisfies Readonly<Record<CallKind, number>>

/** Calls of two users at the same time, about the same entity. */
const races: readonly (readonly [CallKind, CallKind])[] = [
  ['changeTactic', 'changeTactic'],
  ['changeTactic', 'changeTactic'],
  ['changeTactic', 'deleteTactics'],
  ['createTactic', 'createTactic'],
  ['repeatCreation', 'repeatCreation'],
  ['deleteTactics', 'deleteTactics'],
  ['restoreTactic', 'restoreTactic'],
  ['changeBudget', 'changeBudget'],
  ['changeBudget', 'changeBudget'],
  ['changeBudget', 'deleteBudget'],
  ['createBudget', 'createBudget'],
  ['createBudget', 'changeBudget'],
  ['changePlan', 'changePlan'],
  ['changePlan', 'renamePlan'],
  ['changePlan', 'changeBudget'],
  ['changeView', 'changeView'],
  ['changeView', 'deleteOrRestoreView'],
  ['createTag', 'createTag'],
  ['renameTag', 'deleteTag'],
  ['createChannel', 'createChannel'],
  ['giveRole', 'giveRole'],
  ['changeRole', 'changeTactic'],
  ['revokeRole', 'createTactic'],
]

const number = fc.nat({ max: 63 })
const server = fc.constantFrom<ServerIndex>(0, 1)
function weighted<Name extends string>(
  weights: Readonly<Record<Name, number>>,
): fc.Arbitrary<Name> {
  const names: Name[] = []
  for (const name in weights) names.push(...Array.from({ length: weights[name] }, () => name))
  return fc.constantFrom(...names)
}
/** Some may do more than others, and limits show on those who may do something. */
const peopleWeights: Readonly<Record<Person, number>> = {
  owner: 3,
  admin: 5,
  contributor: 4,
  limited: 6,
  viewer: 1,
  withoutBudget: 3,
  withBlockedTag: 4,
  outsider: 1,
}
const person = weighted(peopleWeights)
const look: fc.Arbitrary<Look> = fc.record({
  person: fc.constantFrom(...people),
  server,
  reading: number,
  isRelated: fc.nat({ max: 3 }).map((one) => one > 0),
})
const looks = fc.array(look, { minLength: 1, maxLength: 2, size: 'max' })
const choiceOf = (
  kind: fc.Arbitrary<CallKind>,
  more: { readonly [Name in keyof CallChoice]?: fc.Arbitrary<NonNullable<CallChoice[Name]>> } = {},
): fc.Arbitrary<CallChoice> =>
  fc.record({ kind, person, a: number, b: number, c: number, shouldSucceed: fc.boolean(), ...more })
const call = choiceOf(weighted(calls))
/** Creations with an idempotency key. */
const keyed = choiceOf(fc.constantFrom('createTactic', 'createBudget', 'createTag', 'createView'), {
  hasKey: fc.constant(true),
  shouldSucceed: fc.constant(true),
})
/** Uses of the newest key. */
const repetition = choiceOf(fc.constant('repeatCreation'), { a: fc.constant(0) })

type Step =
  | {
      readonly step: 'call'
      readonly call: CallChoice
      readonly server: ServerIndex
      readonly looks: readonly Look[]
    }
  | {
      readonly step: 'race'
      readonly kinds: readonly [CallKind, CallKind]
      readonly one: CallChoice
      readonly other: CallChoice
      readonly shouldSucceed: boolean
      /** Whether both calls have the same content. */
      readonly isSame: boolean
      readonly looks: readonly Look[]
    }
  | {
      readonly step: 'create and repeat'
      readonly creation: CallChoice
      readonly repetitions: readonly (readonly [CallChoice, ServerIndex])[]
    }
  | { readonly step: 'read beside'; readonly call: CallChoice; readonly look: Look }
  | {
      readonly step: 'delete plan'
      readonly person: Person
      readonly server: ServerIndex
      readonly looks: readonly Look[]
    }
  | { readonly step: 'disconnect'; readonly follower: number; readonly server: ServerIndex }
  | { readonly step: 'compare stream'; readonly follower: number }

const follower = fc.nat({ max: 2 })
const steps = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
    { weight: 20, arbitrary: fc.record({ step: fc.constant('call'), call, server, looks }) },
    {
      weight: 5,
      arbitrary: fc.record({
        step: fc.constant('race'),
        kinds: fc.constantFrom(...races),
        one: call,
        other: call,
        shouldSucceed: fc.nat({ max: 3 }).map((one) => one > 0),
        isSame: fc.boolean(),
        looks,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        step: fc.constant('create and repeat'),
        creation: keyed,
        repetitions: fc.array(fc.tuple(repetition, server), { minLength: 1, maxLength: 4 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ step: fc.constant('read beside'), call, look }) },
    {
      weight: 1,
      arbitrary: fc.record({ step: fc.constant('delete plan'), person, server, looks }),
    },
    { weight: 2, arbitrary: fc.record({ step: fc.constant('disconnect'), follower, server }) },
    { weight: 5, arbitrary: fc.record({ step: fc.constant('compare stream'), follower }) },
  ),
  { minLength: 1, maxLength: 90, size: 'max' },
)

async function perform(run: ModelRun, step: Step): Promise<void> {
  switch (step.step) {
    case 'call':
      return run.makeCall(step.call, step.server, step.looks)
    case 'race': {
      const [kind, otherKind] = step.kinds
      const { shouldSucceed } = step
      const one = { ...step.one, kind, shouldSucceed }
      const other = step.isSame
        ? { ...one, kind: otherKind }
        : { ...step.other, a: one.a, kind: otherKind, shouldSucceed }
      return run.race([one, other], step.looks)
    }
    case 'create and repeat':
      return run.createAndRepeat(step.creation, step.repetitions)
    case 'read beside':
      return run.readBeside(step.call, step.look)
    case 'delete plan':
      return run.deleteAndRestore(step.person, step.server, step.looks)
    case 'disconnect':
      return run.disconnect(step.follower, step.server)
    case 'compare stream':
      return run.compareStream(step.follower)
  }
}

/** Performs the steps on a separate plan, and returns the first difference from the model. */
async function mismatchOf(sequence: readonly Step[]): Promise<string | null> {
  const state = await servers.createPlan()
  const run = new ModelRun(servers, state)
  try {
    for (const step of sequence) await perform(run, step)
    await run.compareAll()
    return null
  } catch (error) {
    if (error instanceof ModelMismatch) return error.message
    throw error
  } finally {
    run.close()
    await servers.deletePlan(state.id)
  }
}

it(
  'two servers answer and change a plan as the model does',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const mismatch = await mismatchOf(sequence)
        expect(mismatch).toBeNull()
      }),
      { ...modelRuns(4), interruptAfterTimeLimit: SHRINKING_MS },
    )
  },
  TIMEOUT_MS,
)
