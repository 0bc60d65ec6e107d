import { areInitiatives } from './creations'
import type { Expected, Fields, PlannedCall } from './creations'
import { blockedFor } from './plan-state'
import type { Person, PlanState } from './plan-state'

/** The person who makes a call, and random numbers that choose its content. */
export interface CallInput {
  readonly person: Person
  readonly a: number
  readonly b: number
  readonly c: number
  /** Whether it is made on the current version, and by the owner if the person may not make it. */
  readonly shouldSucceed: boolean
  /** Whether a creation has an idempotency key; by default every other one. */
  readonly hasKey?: boolean
}

/** The account and the ids of users, which the state of the plan does not have. */
export interface CallContext {
  readonly accountId: number
  userIdOf(person: Person): number
}

export type Planner = (
  state: PlanState,
  input: CallInput,
  context: CallContext,
) => PlannedCall | null
export const titles = ['alpha', 'beta', 'alphabet', 'gamma']
export const dates = ['2026-03-02T09:00:00', '2026-03-20T09:00:00', '2026-04-07T09:00:00']
export const names = ['North', 'South', 'East']
export const gone: Expected = { status: 404 }
export const done: Expected = { status: 204 }
export function pick<Value>(values: Iterable<Value>, number: number): Value | undefined {
  const list = [...values]
  return list[number % Math.max(list.length, 1)]
}

/** The members of a list whose bits are set in a number. */
export function subset<Value>(values: Iterable<Value>, bits: number): Value[] {
  return [...values].filter((_value, place) => (bits >> place) % 2 === 1)
}

/** The current version, or another one. */
export function versionFor(version: number, { a, c, shouldSucceed }: CallInput): number {
  if (shouldSucceed || (a + c) % 3 > 0) return version
  return version === 1 ? 2 : version - 1
}

/** A new key; two calls that are planned on one state share it. */
export function keyFor(state: PlanState, { a, b, c, hasKey }: CallInput): string | null {
  return (hasKey ?? (a + b + c) % 2 > 0) ? `plan-${state.id}-${state.keys.size}` : null
}

export function visibleTags(state: PlanState, person: Person): number[] {
  const blocked = blockedFor(state, person)
  return [...state.tags.keys()].filter((id) => !blocked.has(id))
}

export function initiativesFor(state: PlanState, person: Person): number[] {
  return [...state.tactics.keys()].filter((id) => areInitiatives(state, person, [id]))
}
export function answer(status: number, fields: Fields | null): Expected {
  return fields === null ? gone : { status, fields }
}
