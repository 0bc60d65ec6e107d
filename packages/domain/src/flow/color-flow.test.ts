import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CHANNEL_COLORS } from '../channels'
import { details, item, NESTED_PLAN } from './fixtures/flow-world'
import type { WorldItem } from './fixtures/flow-world'
import { colorFlow, FLOW_GROUPINGS } from './index'
import type { FlowColouring } from './index'

const SLATE = CHANNEL_COLORS[CHANNEL_COLORS.length - 1]

const initiative = (id: number, title: string): WorldItem =>
  item(id, { title, channelId: 5, tacticTypeId: 51, isInitiative: true })

/** The name of the color that each item has, in the order of the items, and the legend. */
function named(items: readonly WorldItem[], colouring: FlowColouring) {
  const flow = colorFlow(items, colouring, details)
  const legend = flow?.legend ?? []
  return {
    legend: legend.map(({ name }) => name),
    items: items.map(
      ({ id }) => legend.find(({ color }) => color === flow?.colors.get(id))?.name ?? null,
    ),
  }
}

describe('the colors of a flow', () => {
  it('by channel are those that items have already', () => {
    expect(colorFlow([item(1)], 'channel', details)).toBeNull()
  })

  it.each<[string, FlowColouring, readonly WorldItem[], readonly string[], readonly string[]]>([
    [
      'by initiative: its own, the first of several, none',
      'initiative',
      [
        initiative(1, 'Spring'),
        initiative(2, 'Summer'),
        item(3, { relatedInitiativeIds: [2, 1] }),
        item(4, { relatedInitiativeIds: [77, 1] }),
        item(5, { relatedInitiativeIds: [77] }),
      ],
      ['Spring', 'Summer', 'No initiative'],
      ['Spring', 'Summer', 'Summer', 'Spring', 'No initiative'],
    ],
    [
      'by tag category: the first of several, whatever the order of the tags',
      'tag-category',
      [item(1, { tagIds: [3, 1] }), item(2, { tagIds: [3] }), item(3, { tagIds: [99] })],
      ['Objective', 'Target Segment', 'No tag'],
      ['Objective', 'Target Segment', 'No tag'],
    ],
    [
      'by plan: those of the family, and another',
      'plan',
      [item(1), item(2, { planId: NESTED_PLAN }), item(3, { planId: 9 })],
      ['National', 'West', 'Another plan'],
      ['National', 'West', 'Another plan'],
    ],
    ['what is not in use is not in the legend', 'plan', [item(1)], ['National'], ['National']],
  ])('%s', (_sentence, colouring, items, legend, names) => {
    expect(named(items, colouring)).toEqual({ legend, items: names })
  })

  it('keep slate for what belongs to nothing', () => {
    const many = Array.from({ length: CHANNEL_COLORS.length + 3 }, (_unused, at) =>
      initiative(at + 1, `Initiative ${at + 1}`),
    )
    const colors = colorFlow([...many, item(99)], 'initiative', details)?.colors
    expect(colors?.get(99)).toBe(SLATE)
    expect(many.filter(({ id }) => colors?.get(id) === SLATE)).toEqual([])
    // The palette begins anew once it is used up.
    expect(colors?.get(CHANNEL_COLORS.length)).toBe(colors?.get(1))
  })

  it('come with marks, also where two groups share a color', () => {
    const many = Array.from({ length: CHANNEL_COLORS.length }, (_unused, at) =>
      initiative(at + 1, `Initiative ${at + 1}`),
    )
    const flow = colorFlow([...many, item(99)], 'initiative', details)
    expect(many.map(({ id }) => flow?.marks.get(id))).toEqual(
      flow?.legend.slice(0, -1).map(({ mark }) => mark),
    )
    expect(new Set(flow?.marks.values()).size).toBe(many.length)
  })

  it('come without a mark for what belongs to nothing', () => {
    const flow = colorFlow([item(1), item(2, { tagIds: [1] })], 'tag-category', details)
    expect(flow?.marks).toEqual(new Map([[2, 'Ob']]))
    expect(flow?.legend.map(({ name, mark }) => [name, mark])).toEqual([
      ['Objective', 'Ob'],
      ['No tag', ''],
    ])
  })

  it('stay with their groups when the items on show change', () => {
    const all = colorFlow([item(1), item(2, { planId: NESTED_PLAN })], 'plan', details)
    const some = colorFlow([item(2, { planId: NESTED_PLAN })], 'plan', details)
    expect(some?.colors.get(2)).toBe(all?.colors.get(2))
  })

  it('are those of the legend, each of which is in use', () => {
    const anyItem = fc.record({
      planId: fc.constantFrom(1, 2, 9),
      tagIds: fc.subarray([1, 2, 3, 99]),
      relatedInitiativeIds: fc.subarray([1, 2, 77]),
      isInitiative: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(anyItem, { maxLength: 12 }),
        fc.constantFrom(...FLOW_GROUPINGS.filter((each) => each !== 'channel')),
        (list, colouring) => {
          const items = list.map((fields, at) => item(at + 1, fields))
          const flow = colorFlow(items, colouring, details)
          expect(flow?.colors.size).toBe(items.length)
          expect(new Set(flow?.legend.map(({ color }) => color))).toEqual(
            new Set(flow?.colors.values()),
          )
        },
      ),
    )
  })
})
