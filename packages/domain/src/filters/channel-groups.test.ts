import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { chosenTypes, groupChannels } from './index'
import type { FilterableChannel } from './index'

function channel(
  id: number,
  planId: number,
  name: string,
  types: Readonly<Record<number, string>>,
) {
  const entries = Object.entries(types).map(([typeId, typeName]) => ({
    id: Number(typeId),
    name: typeName,
  }))
  return { id, planId, name, color: `#00000${planId}`, types: entries }
}

/** A lead plan, 1, and two nested ones. Plan 3 has a single type of e-mails. */
const family: readonly FilterableChannel[] = [
  channel(10, 1, 'Email', { 11: 'Newsletter', 12: 'Promotional', 13: 'Triggered' }),
  channel(20, 1, 'Website', { 21: 'Hero' }),
  channel(30, 2, ' email ', { 31: 'newsletter', 32: 'Promotional' }),
  channel(40, 3, 'EMAIL', { 41: 'Newsletter' }),
  channel(50, 3, 'Street  Posters', { 51: 'Poster' }),
  channel(60, 2, 'Street posters', {}),
]

const groups = groupChannels(family)
const ascending = (a: number, b: number) => a - b

describe('channels of a plan family that have one name', () => {
  it('are one group under the name and color of the first', () => {
    expect(groups.map(({ id, name, color }) => [id, name, color])).toEqual([
      [10, 'Email', '#000001'],
      [20, 'Website', '#000001'],
      [50, 'Street  Posters', '#000003'],
    ])
  })

  it('have their types by name and by plan', () => {
    expect(groups[0]).toMatchObject({
      types: [
        { id: 11, name: 'Newsletter', typeIds: [11, 31, 41] },
        { id: 12, name: 'Promotional', typeIds: [12, 32] },
        { id: 13, name: 'Triggered', typeIds: [13] },
      ],
      plans: [
        { planId: 1, typeIds: [11, 12, 13] },
        { planId: 2, typeIds: [31, 32] },
        { planId: 3, typeIds: [41] },
      ],
      typeIds: [11, 12, 13, 31, 32, 41],
    })
  })

  it('keep each type exactly once, whatever the names are', () => {
    const name = fc.constantFrom('Email', 'email ', 'TV', ' tv', 'Print')
    const anyChannels = fc
      .array(fc.record({ planId: fc.integer({ min: 1, max: 3 }), name, count: fc.nat(3) }))
      .map((drafts) =>
        drafts.map(({ planId, name: channelName, count }, at) =>
          channel(
            at,
            planId,
            channelName,
            Object.fromEntries(
              Array.from({ length: count }, (_, index) => [at * 10 + index + 1, `Type ${index}`]),
            ),
          ),
        ),
      )
    fc.assert(
      fc.property(anyChannels, (channels) => {
        const ids = channels.flatMap(({ types }) => types.map(({ id }) => id)).toSorted(ascending)
        const grouped = groupChannels(channels)
        const idsBy = (parts: 'types' | 'plans') =>
          grouped
            .flatMap((group) => group[parts].flatMap(({ typeIds }) => typeIds))
            .toSorted(ascending)
        expect(grouped.flatMap(({ typeIds }) => typeIds).toSorted(ascending)).toEqual(ids)
        expect(idsBy('types')).toEqual(ids)
        expect(idsBy('plans')).toEqual(ids)
      }),
    )
  })
})

describe('the filters among types', () => {
  it.each([
    ['nothing', [], 0],
    ['a whole channel of all plans', [11, 12, 13, 31, 32, 41], 1],
    ['one type by name in all plans', [11, 31, 41], 1],
    ['one type by name in one of its plans', [11], 1],
    ['two types by name', [11, 31, 41, 12, 32], 2],
    ['all of one plan', [11, 12, 13], 1],
    ['all of one plan and a type of another', [11, 12, 13, 32], 2],
    ['all of two plans', [11, 12, 13, 31, 32], 2],
    ['two whole channels', [21, 51], 2],
    ['a whole channel and a type of another', [21, 13], 2],
    ['types that belong to no channel', [998, 999], 2],
  ])('are as many as a person sees for %s', (_sentence, typeIds, expected) => {
    expect(chosenTypes({ tacticTypeIds: new Set(typeIds) }, groups)).toHaveLength(expected)
  })

  it.each([
    ['a whole channel', [21], [['channel', 20, 20, [21]]]],
    ['a type by name', [11, 41], [['type', 11, 10, [11, 41]]]],
    [
      'all of one plan and what another has besides',
      [11, 12, 13, 32, 31, 998],
      [
        ['plan-of-channel', 1, 10, [11, 12, 13]],
        ['plan-of-channel', 2, 10, [31, 32]],
        ['type', 998, null, [998]],
      ],
    ],
    [
      'a plan and a part of another plan',
      [11, 12, 13, 32],
      [
        ['plan-of-channel', 1, 10, [11, 12, 13]],
        ['type', 12, 10, [32]],
      ],
    ],
  ])('name %s', (_sentence, typeIds, expected) => {
    const entries = chosenTypes({ tacticTypeIds: new Set(typeIds) }, groups)
    expect(
      entries.map(({ kind, id, channelId, typeIds: ids }) => [kind, id, channelId, ids]),
    ).toEqual(expected)
  })
})
