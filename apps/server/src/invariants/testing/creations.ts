import type { Reply } from '../../testing/test-server'
import {
  blockedFor,
  canEditChannel,
  isInitiative,
  isVisible,
  mirrorPrimary,
  refusalOf,
  refusalOfSharing,
  yieldPrimary,
} from './plan-state'
import type { Person, PlanState, Tactic } from './plan-state'
import {
  budgetFor,
  budgetIn,
  planFor,
  planIn,
  tacticFor,
  tacticIn,
  viewFor,
  viewIn,
} from './readings'
import type { Json } from './readings'

/** The compared fields of an entity: as the model has them, and as the answer has them. */
export interface Fields {
  readonly expected: unknown
  readonly actual: unknown
}

/** The answer that the model expects. */
export interface Expected {
  readonly status: number | readonly number[]
  readonly fields?: Fields
}

/** A call with the effect that it has by the model. */
export interface PlannedCall {
  readonly person: Person
  readonly text: string
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Applies the call to the state, and returns the expected answer. New ids come from the actual
   * answer.
   */
  predict(state: PlanState, reply: Reply): Expected
}

/** The body of a request that creates an item. */
interface TacticBody {
  readonly title: string
  readonly planId: number
  readonly tacticTypeId: number
  readonly startDate: string
  readonly tagIds: readonly number[]
  readonly estimatedCost?: number
  readonly relatedInitiatives: readonly { readonly initiativeId: number }[]
}

export interface BudgetBody {
  readonly plan: string
  readonly name: string
  readonly value: number
  readonly isPrimary?: boolean
  readonly tags: readonly number[]
  readonly channels: readonly number[]
  readonly initiatives: readonly number[]
}

interface TagBody {
  readonly plan: string
  readonly text: string
}

interface ViewBody {
  readonly plan: string
  readonly name: string
  readonly view: 'month'
  readonly settings: Readonly<Record<string, never>>
  readonly isShared: boolean
  readonly isDefault: boolean
}

/** The requests that create an entity, by operation. */
export interface CreationBodies {
  readonly createTactic: TacticBody
  readonly createBudget: BudgetBody
  readonly createTag: TagBody
  readonly createCustomView: ViewBody
}

export type Creation = keyof CreationBodies

interface CreationRules<Body> {
  readonly url: string
  /** The status of a refusal before the key counts; null for none. */
  refusal(state: PlanState, person: Person, body: Body): number | null
  /** The status of a refusal of a first request; null for none. */
  laterRefusal?(state: PlanState, person: Person, body: Body): number | null
  insert(state: PlanState, person: Person, body: Body, id: number): void
  /** Whether an entity of this kind exists, also a deleted one. */
  exists(state: PlanState, id: number): boolean
  /** The fields that the person sees; null if the person does not see the entity. */
  read(state: PlanState, person: Person, id: number, json: Json): Fields | null
}

export function readTactic(state: PlanState, person: Person, id: number, json: Json) {
  const tactic = state.tactics.get(id)
  if (tactic === undefined || !isVisible(state, person, id)) return null
  return { expected: tacticFor(state, person, tactic), actual: tacticIn(json) }
}

export function readBudget(state: PlanState, person: Person, id: number, json: Json) {
  const budget = state.budgets.get(id)
  if (budget === undefined) return null
  return { expected: budgetFor(state, person, budget), actual: budgetIn(json) }
}

export function readTag(state: PlanState, person: Person, id: number, json: Json) {
  const text = state.tags.get(id)
  if (text === undefined || blockedFor(state, person).has(id)) return null
  return {
    expected: { id, version: tagVersionOf(state, id), text },
    actual: { id: json['id'], version: json['version'], text: json['text'] },
  }
}

export function tagVersionOf({ tagVersions }: PlanState, id: number): number {
  return tagVersions.get(id) ?? 1
}

/** Compares a view after a write, including a view that only its owner still sees. */
export function readView(state: PlanState, person: Person, id: number, json: Json) {
  const view = state.views.get(id)
  if (view === undefined || view.isDeleted) return null
  return { expected: viewFor(state, person, view), actual: viewIn(json) }
}

export function readPlan(state: PlanState, person: Person, json: Json) {
  return { expected: planFor(state, person), actual: planIn(json) }
}

/** Whether a person sees all of these tags. */
export function areTagsVisible(
  state: PlanState,
  person: Person,
  tagIds: Iterable<number>,
): boolean {
  const blocked = blockedFor(state, person)
  return [...tagIds].every((id) => state.tags.has(id) && !blocked.has(id))
}

/** Whether all of these are initiatives that a person sees. */
export function areInitiatives(state: PlanState, person: Person, ids: Iterable<number>): boolean {
  return [...ids].every((id) => {
    const tactic = state.tactics.get(id)
    return tactic !== undefined && isVisible(state, person, id) && isInitiative(state, tactic)
  })
}

/** Items of the Initiatives channel and marked items have no cost. */
export function dropCostOfInitiative(state: PlanState, tactic: Tactic): void {
  if (isInitiative(state, tactic)) tactic.cost = null
}

const creations: { readonly [Name in Creation]: CreationRules<CreationBodies[Name]> } = {
  createTactic: {
    url: '/api/tactics',
    refusal(state, person, { tacticTypeId, estimatedCost, tagIds, relatedInitiatives }) {
      const refusal = refusalOf(state, person, 'write')
      if (refusal !== null) return refusal
      const type = state.types.get(tacticTypeId)
      if (type === undefined) return 422
      if (!canEditChannel(state, person, type.channelId)) return 403
      const entersCost = estimatedCost !== undefined
      if (entersCost && refusalOf(state, person, 'edit budgets') !== null) return 403
      if (!areTagsVisible(state, person, tagIds)) return 422
      const initiativeIds = relatedInitiatives.map(({ initiativeId }) => initiativeId)
      return areInitiatives(state, person, initiativeIds) ? null : 422
    },
    insert(state, creator, body, id) {
      const tactic: Tactic = {
        id,
        creator,
        version: 1,
        title: body.title,
        typeId: body.tacticTypeId,
        start: body.startDate,
        isFlagged: false,
        isInitiative: false,
        cost: body.estimatedCost ?? null,
        tagIds: new Set(body.tagIds),
        initiativeIds: new Set(body.relatedInitiatives.map(({ initiativeId }) => initiativeId)),
        isDeleted: false,
      }
      dropCostOfInitiative(state, tactic)
      state.tactics.set(id, tactic)
    },
    exists: (state, id) => state.tactics.has(id),
    read: readTactic,
  },

  createBudget: {
    url: '/api/budgets',
    refusal(state, person, { tags, channels, initiatives }) {
      const refusal = refusalOf(state, person, 'edit budgets')
      if (refusal !== null) return refusal
      const isValid =
        areInitiatives(state, person, initiatives) &&
        areTagsVisible(state, person, tags) &&
        channels.every((id) => state.channels.has(id))
      return isValid ? null : 422
    },
    insert(state, _person, body, id) {
      const isFirst = ![...state.budgets.values()].some((one) => one.isActive && one.isPrimary)
      const isPrimary = body.isPrimary ?? isFirst
      if (isPrimary) yieldPrimary(state, null)
      state.budgets.set(id, {
        id,
        version: 1,
        name: body.name,
        value: body.value,
        isActive: true,
        isArchivedBySwitch: false,
        isPrimary,
        tagIds: new Set(body.tags),
        channelIds: new Set(body.channels),
        initiativeIds: new Set(body.initiatives),
      })
      mirrorPrimary(state)
    },
    exists: (state, id) => state.budgets.has(id),
    read: readBudget,
  },

  createTag: {
    url: '/api/tags',
    refusal: (state, person) => refusalOf(state, person, 'write'),
    laterRefusal(state, person, { text }) {
      const blocked = blockedFor(state, person)
      return [...state.tags].some(([id, one]) => one === text && !blocked.has(id)) ? 409 : null
    },
    insert: (state, _person, { text }, id) => state.tags.set(id, text),
    exists: (state, id) => state.tags.has(id),
    read: readTag,
  },

  createCustomView: {
    url: '/api/custom_views',
    refusal(state, person, { isShared }) {
      if (!state.roles.has(person)) return 422
      return isShared ? refusalOfSharing(state, person) : null
    },
    insert(state, owner, { name, isShared, isDefault }, id) {
      state.views.set(id, { id, owner, name, isShared, isDeleted: false })
      if (isDefault) state.defaultViews.set(owner, id)
    },
    exists: (state, id) => state.views.has(id),
    read: readView,
  },
}

/**
 * Plans the creation of an entity.
 *
 * @param key the idempotency key; null for none
 */
export function planCreation<Name extends Creation>(
  name: Name,
  person: Person,
  body: CreationBodies[Name],
  key: string | null,
): PlannedCall {
  const rules: CreationRules<CreationBodies[Name]> = creations[name]
  const sent = JSON.stringify(body)
  return {
    person,
    text: `${name} ${sent}${key === null ? '' : ` with key ${key}`}`,
    method: 'POST',
    url: rules.url,
    body,
    ...(key === null ? {} : { headers: { 'idempotency-key': key } }),
    predict(state, { json }) {
      const refusal = rules.refusal(state, person, body)
      if (refusal !== null) return { status: refusal }
      const owned = `${person} ${String(key)}`
      const earlier = key === null ? undefined : state.keys.get(owned)
      if (earlier !== undefined && (earlier.operation !== name || earlier.body !== sent)) {
        return { status: 422 }
      }
      const id = earlier?.id ?? Number(json?.['id'])
      if (earlier === undefined) {
        const laterRefusal = rules.laterRefusal?.(state, person, body) ?? null
        if (laterRefusal !== null) return { status: laterRefusal }
        if (rules.exists(state, id)) {
          return { status: 201, fields: { expected: 'a new entity', actual: `entity ${id} again` } }
        }
        rules.insert(state, person, body, id)
        if (key !== null) state.keys.set(owned, { operation: name, body: sent, id })
      }
      const fields = rules.read(state, person, id, json ?? {})
      return fields === null ? { status: 404 } : { status: 201, fields }
    },
  }
}
