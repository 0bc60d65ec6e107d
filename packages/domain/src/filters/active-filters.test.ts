import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  activeFilterCount,
  activeFilters,
  clearedFilters,
  defaultFilters,
  groupChannels,
  withoutFilter,
} from './index'
import type { ChannelGroup, PlanFilters } from './index'

const family = { parentId: 9, plans: [{ id: 1 }, { id: 2 }, { id: 3 }] }

const ids = (max: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max })).map((list): ReadonlySet<number> => new Set(list))
const anyFilters: fc.Arbitrary<PlanFilters> = fc.record({
  isLeadVisible: fc.boolean(),
  hiddenNestedPlanIds: ids(4),
  tacticTypeIds: ids(40),
  initiativeIds: ids(9),
  tagIds: ids(9),
  subscriptionIds: ids(9),
})

/** Channels of three plans, which share the names of channels and of types. Types are 1 to 36 at most. */
const anyChannels = fc
  .array(
    fc.record({
      planId: fc.integer({ min: 1, max: 3 }),
      name: fc.constantFrom('Email', 'TV'),
      typeNames: fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 4 }),
    }),
    { maxLength: 9 },
  )
  .map((drafts) => {
    let lastId = 0
    const nextId = () => (lastId += 1)
    return groupChannels(
      drafts.map(({ typeNames, ...channel }, id) => ({
        ...channel,
        id,
        color: '#000000',
        types: typeNames.map((name) => ({ id: nextId(), name })),
      })),
    )
  })

/** Counts the active filters without building their entries. */
function countOf(filters: PlanFilters, channels: readonly ChannelGroup[]): number {
  const { tacticTypeIds } = filters
  const hidden = family.plans.filter(({ id }) => filters.hiddenNestedPlanIds.has(id)).length
  const chosen = filters.initiativeIds.size + filters.tagIds.size + filters.subscriptionIds.size
  const inChannels = channels.reduce((sum, { typeIds, types, plans }) => {
    if (typeIds.every((id) => tacticTypeIds.has(id))) return sum + 1
    const whole = plans.filter((plan) => plan.typeIds.every((id) => tacticTypeIds.has(id)))
    const covered = new Set(whole.flatMap((plan) => plan.typeIds))
    const names = types.filter((type) => type.typeIds.some((id) => tacticTypeIds.has(id)))
    const left = types.filter((type) =>
      type.typeIds.some((id) => tacticTypeIds.has(id) && !covered.has(id)),
    )
    return sum + Math.min(names.length, whole.length + left.length)
  }, 0)
  const existing = new Set(channels.flatMap(({ typeIds }) => typeIds))
  const unknown = [...tacticTypeIds].filter((id) => !existing.has(id)).length
  return hidden + (filters.isLeadVisible ? 0 : 1) + inChannels + unknown + chosen
}

describe('the filters in use', () => {
  it('are as many as the count says', () => {
    fc.assert(
      fc.property(anyFilters, anyChannels, (filters, channels) => {
        const entries = activeFilters(filters, family, channels)
        expect(entries).toHaveLength(countOf(filters, channels))
        expect(activeFilterCount(filters, family, channels)).toBe(entries.length)
      }),
    )
  })

  it('are each there once, and each chosen type is in exactly one', () => {
    fc.assert(
      fc.property(anyFilters, anyChannels, (filters, channels) => {
        const entries = activeFilters(filters, family, channels)
        const names = entries.map(({ kind, id, channelId }) => `${kind} ${id} ${channelId}`)
        expect(new Set(names).size).toBe(entries.length)
        const typeIds = entries.flatMap((entry) => entry.typeIds)
        expect(new Set(typeIds)).toEqual(filters.tacticTypeIds)
        expect(typeIds).toHaveLength(filters.tacticTypeIds.size)
      }),
    )
  })

  it('leave nothing when they are taken away one by one', () => {
    fc.assert(
      fc.property(
        anyFilters,
        anyChannels,
        fc.infiniteStream(fc.nat()),
        (start, channels, picks) => {
          let filters = start
          for (;;) {
            const entries = activeFilters(filters, family, channels)
            const pick = entries[picks.next().value % Math.max(1, entries.length)]
            if (pick === undefined) break
            const fewer = withoutFilter(filters, pick)
            expect(activeFilterCount(fewer, family, channels)).toBeLessThan(entries.length)
            filters = fewer
          }
          expect({ ...filters, hiddenNestedPlanIds: new Set() }).toEqual(clearedFilters())
        },
      ),
    )
  })

  it('stand in the order of the sidebar', () => {
    const filters = {
      isLeadVisible: false,
      hiddenNestedPlanIds: new Set([2]),
      tacticTypeIds: new Set([5]),
      initiativeIds: new Set([6]),
      tagIds: new Set([7]),
      subscriptionIds: new Set([8]),
    }
    expect(activeFilters(filters, family, []).map(({ kind, id }) => [kind, id])).toEqual([
      ['nested-plan', 2],
      ['lead-plan', 9],
      ['type', 5],
      ['initiative', 6],
      ['tag', 7],
      ['calendar', 8],
    ])
    expect(activeFilters(defaultFilters(), family, [])).toEqual([])
  })
})
