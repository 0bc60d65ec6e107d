import { areInitiatives } from './creations'
import type { Expected, Fields, PlannedCall } from './creations'
import { blockedFor } from './plan-state'
import type { Person, PlanState } from './plan-state'

/** Who makes a call, and random numbers that choose what it is about. */
export interface CallInput {
  readonly person: Person
  readonly a: number
  readonly b: number
  readonly c: number
}

/** What a call needs beside the state of the plan. */
export interface CallContext {
  readonly accountId: number
  userIdOf(person: Person): number
}

export type Planner = (
  state: PlanState,
  input: CallInput,
  context: CallContext,
) => PlannedCall | null
export const TITLES = ['alpha', 'beta', 'alphabet', 'gamma']
export const DATES = ['2026-03-02T09:00:00', '2026-03-20T09:00:00', '2026-04-07T09:00:00']
export const NAMES = ['North', 'South', 'East']
export const GONE: Expected = { status: 404 }
export const DONE: Expected = { status: 204 }
export function pick<Value>(values: Iterable<Value>, number: number): Value | undefined {
  const list = [...values]
  return list[number % Math.max(list.length, 1)]
}

/** The members of a list whose bits are set in a number. */
export function subset<Value>(values: Iterable<Value>, bits: number): Value[] {
  return [...values].filter((_value, place) => (bits >> place) % 2 === 1)
}

/** One call in five is made on a version that is not current. */
export function versionFor(version: number, number: number): number {
  return number % 5 === 4 ? Math.max(1, version - 1) + (version === 1 ? 1 : 0) : version
}

/** A new key for every other creation; two calls that are planned on one state share it. */
export function keyFor(state: PlanState, number: number): string | null {
  return number % 2 === 0 ? null : `plan-${state.id}-${state.keys.size}`
}

export function visibleTags(state: PlanState, person: Person): number[] {
  const blocked = blockedFor(state, person)
  return [...state.tags.keys()].filter((id) => !blocked.has(id))
}

export function initiativesFor(state: PlanState, person: Person): number[] {
  return [...state.tactics.keys()].filter((id) => areInitiatives(state, person, [id]))
}
export function answer(status: number, fields: Fields | null): Expected {
  return fields === null ? GONE : { status, fields }
}
