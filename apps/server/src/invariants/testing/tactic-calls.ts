import {
  titles,
  dates,
  gone,
  done,
  pick,
  subset,
  versionFor,
  keyFor,
  visibleTags,
  initiativesFor,
  answer,
} from './call-choice'
import type { CallInput, Planner } from './call-choice'
import {
  areInitiatives,
  areTagsVisible,
  dropCostOfInitiative,
  planCreation,
  readTactic,
} from './creations'
import { canEditChannel, channelOf, isHidden, isVisible, refusalOf } from './plan-state'
import type { PlannedCall } from './creations'
import type { PlanState, Tactic } from './plan-state'

export const createTactic: Planner = (state, input) => {
  const { person, a, b, c } = input
  const tacticTypeId = pick(state.types.keys(), a)
  if (tacticTypeId === undefined) return null
  const body = {
    title: pick(titles, b) ?? '',
    planId: state.id,
    tacticTypeId,
    startDate: pick(dates, c) ?? '',
    // Sometimes also a tag that the person may not see.
    tagIds: b % 7 === 6 ? subset(state.tags.keys(), a) : subset(visibleTags(state, person), b % 4),
    ...(c % 3 === 0 ? { estimatedCost: 100 + a } : {}),
    relatedInitiatives: subset(initiativesFor(state, person), c % 2).map((initiativeId) => ({
      initiativeId,
    })),
  }
  return planCreation('createTactic', person, body, keyFor(state, input))
}
interface TacticPatch {
  readonly body: Readonly<Record<string, unknown>>
  /** A refusal of the content; null for none. */
  refusal?(state: PlanState): number | null
  apply(state: PlanState, tactic: Tactic): void
}

function tacticPatch(state: PlanState, { person, b, c }: CallInput): TacticPatch {
  switch (b % 8) {
    case 0: {
      const title = pick(titles, c) ?? ''
      return { body: { title }, apply: (_state, tactic) => (tactic.title = title) }
    }
    case 1:
      return {
        body: { isFlagged: c % 2 === 0 },
        apply: (_state, tactic) => (tactic.isFlagged = c % 2 === 0),
      }
    case 2: {
      const tacticTypeId = pick(state.types.keys(), c) ?? 0
      return {
        body: { tacticTypeId },
        refusal(current) {
          const type = current.types.get(tacticTypeId)
          if (type === undefined) return 422
          return canEditChannel(current, person, type.channelId) ? null : 403
        },
        apply: (_state, tactic) => (tactic.typeId = tacticTypeId),
      }
    }
    case 3: {
      const estimatedCost = 10 * c
      return {
        body: { estimatedCost },
        refusal: (current) => (refusalOf(current, person, 'edit budgets') === null ? null : 403),
        apply: (_state, tactic) => (tactic.cost = estimatedCost),
      }
    }
    case 4: {
      const tagIds = subset(visibleTags(state, person), c)
      return {
        body: { tagIds },
        refusal: (current) => (areTagsVisible(current, person, tagIds) ? null : 422),
        apply: (_state, tactic) => (tactic.tagIds = new Set(tagIds)),
      }
    }
    case 5: {
      const startDate = pick(dates, c) ?? ''
      const when = { isUnscheduled: false, startDate, endDate: startDate }
      return { body: when, apply: (_state, tactic) => (tactic.start = startDate) }
    }
    case 6:
      return c % 2 === 0
        ? { body: { isUnscheduled: true }, apply: (_state, tactic) => park(tactic) }
        : {
            body: { isInitiative: c % 4 === 1 },
            apply: (_state, tactic) => (tactic.isInitiative = c % 4 === 1),
          }
    default: {
      const ids = subset(initiativesFor(state, person), c)
      return {
        body: { relatedInitiatives: ids.map((initiativeId) => ({ initiativeId })) },
        refusal: (current) => (areInitiatives(current, person, ids) ? null : 422),
        apply(current, tactic) {
          if (tactic.start === null) return
          // Those that the person does not see stay.
          const hidden = [...tactic.initiativeIds].filter((id) => !isVisible(current, person, id))
          tactic.initiativeIds = new Set([...ids, ...hidden])
        },
      }
    }
  }
}

function park(tactic: Tactic): void {
  tactic.start = null
  tactic.initiativeIds.clear()
}

export const changeTactic: Planner = (state, choice) => planChange(state, choice)

/** A change of the type, and so perhaps of the channel. */
export const moveTactic: Planner = (state, choice) => planChange(state, { ...choice, b: 2 })

function planChange(state: PlanState, choice: CallInput): PlannedCall | null {
  const { person, a } = choice
  const tactic = pick(state.tactics.values(), a)
  if (tactic === undefined) return null
  const { id } = tactic
  const patch = tacticPatch(state, choice)
  const version = versionFor(tactic.version, choice)
  const hasItself = JSON.stringify(patch.body).includes(`"initiativeId":${id}}`)
  if (hasItself) return null
  return {
    person,
    text: `changes item ${id} at version ${version}: ${JSON.stringify(patch.body)}`,
    method: 'PUT',
    url: `/api/tactics/${id}`,
    headers: { 'if-match': `"${version}"` },
    body: patch.body,
    predict(current, { json }) {
      const stored = current.tactics.get(id)
      if (stored === undefined || stored.isDeleted) return gone
      const refusal = refusalOf(current, person, 'write')
      if (refusal !== null) return { status: refusal }
      if (isHidden(current, person, stored)) return gone
      if (!canEditChannel(current, person, channelOf(current, stored))) return { status: 403 }
      if (stored.version !== version) return { status: 412 }
      const contentRefusal = patch.refusal?.(current) ?? null
      if (contentRefusal !== null) return { status: contentRefusal }
      patch.apply(current, stored)
      dropCostOfInitiative(current, stored)
      stored.version += 1
      return answer(200, readTactic(current, person, id, json ?? {}))
    },
  }
}
export const deleteTactics: Planner = (state, { person, a, b }) => {
  const ids = [
    ...new Set([
      pick(state.tactics.keys(), a),
      b % 3 === 0 ? pick(state.tactics.keys(), b) : undefined,
    ]),
  ].filter((id) => id !== undefined)
  if (ids.length === 0) return null
  return {
    person,
    text: `deletes items ${ids.join(' and ')}`,
    method: 'DELETE',
    url: `/api/tactics/${ids.join(',')}`,
    predict(current) {
      const stored = ids.flatMap((id) => current.tactics.get(id) ?? [])
      if (stored.length < ids.length || stored.some(({ isDeleted }) => isDeleted)) return gone
      const refusal = refusalOf(current, person, 'write')
      if (refusal !== null) return { status: refusal }
      if (stored.some((tactic) => isHidden(current, person, tactic))) return gone
      const areEditable = stored.every((tactic) =>
        canEditChannel(current, person, channelOf(current, tactic)),
      )
      if (!areEditable) return { status: 403 }
      for (const tactic of stored) {
        tactic.isDeleted = true
        tactic.version += 1
      }
      return done
    },
  }
}

export const restoreTactic: Planner = (state, { person, a, b }) => {
  const deleted = [...state.tactics.values()].filter(({ isDeleted }) => isDeleted)
  const id = pick(b % 4 === 0 ? state.tactics.values() : deleted, a)?.id
  if (id === undefined) return null
  return {
    person,
    text: `restores item ${id}`,
    method: 'POST',
    url: `/api/tactics/${id}/restore`,
    predict(current, { json }) {
      const stored = current.tactics.get(id)
      if (stored === undefined) return gone
      const refusal = refusalOf(current, person, 'write')
      if (refusal !== null) return { status: refusal }
      if (isHidden(current, person, stored)) return gone
      if (!canEditChannel(current, person, channelOf(current, stored))) return { status: 403 }
      if (stored.isDeleted) {
        stored.isDeleted = false
        stored.version += 1
      }
      return answer(200, readTactic(current, person, id, json ?? {}))
    },
  }
}
