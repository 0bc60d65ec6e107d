import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { details, inWords, item, NESTED_PLAN } from './fixtures/flow-world'
import type { WorldItem } from './fixtures/flow-world'
import { FLOW_GROUPINGS, groupFlow } from './index'
import type { FlowGrouping } from './index'

const initiative = (id: number, title: string): WorldItem =>
  item(id, { title, channelId: 5, tacticTypeId: 51, isInitiative: true })

describe('sections and rows', () => {
  it.each<[string, FlowGrouping, readonly WorldItem[], readonly string[]]>([
    [
      'by channel in the order of the channels, types in theirs',
      'channel',
      [item(1, { tacticTypeId: 111, channelId: 11 }), item(2, { tacticTypeId: 102 }), item(3)],
      ['Email: Newsletter 3 | Promotional 2', 'Web: Homepage 1'],
    ],
    [
      'by channel across plans: the same name is the same row',
      'channel',
      [item(1), item(2, { planId: NESTED_PLAN, channelId: 20, tacticTypeId: 201 })],
      ['Email: Newsletter 1 2'],
    ],
    [
      'initiatives before channels, flagged ones of other channels too',
      'channel',
      [item(1), initiative(2, 'Spring'), item(3, { isInitiative: true })],
      ['Initiatives: Campaign 2 | Other 3', 'Email: Newsletter 1'],
    ],
    [
      'without channels that are hidden in flow, and without the parking lot',
      'channel',
      [item(1, { channelId: 12, tacticTypeId: 121 }), item(2, { isUnscheduled: true }), item(3)],
      ['Email: Newsletter 3'],
    ],
    [
      'what has an unknown type is still there',
      'channel',
      [item(1, { tacticTypeId: 999 })],
      ['Other: Other 1'],
    ],
    [
      'by initiative, in each that an item belongs to',
      'initiative',
      [
        initiative(1, 'Spring'),
        initiative(2, 'Summer'),
        item(3, { relatedInitiativeIds: [2, 1] }),
        item(4, { relatedInitiativeIds: [1], channelId: 11, tacticTypeId: 111 }),
        item(5),
        item(6, { relatedInitiativeIds: [77] }),
      ],
      [
        'Spring: Initiative 1 | Email 3 | Web 4',
        'Summer: Initiative 2 | Email 3',
        'No initiative: Email 5 6',
      ],
    ],
    [
      'by initiative, with the plan of two that have one name',
      'initiative',
      [
        initiative(1, 'Spring'),
        { ...initiative(2, 'Spring'), planId: NESTED_PLAN },
        initiative(3, 'Summer'),
      ],
      ['Spring (National): Initiative 1', 'Spring (West): Initiative 2', 'Summer: Initiative 3'],
    ],
    [
      'by tag category, in the order of categories and tags',
      'tag-category',
      [
        item(1, { tagIds: [3] }),
        item(2, { tagIds: [2, 1] }),
        item(3),
        initiative(4, 'Spring'),
        item(5, { tagIds: [404] }),
      ],
      [
        'Initiatives: Campaign 4',
        'Objective: Launch 2 | Retain 2',
        'Target Segment: Youth 1',
        'No tag: Email 3 5',
      ],
    ],
    [
      'by plan, the open one first',
      'plan',
      [
        item(1, { planId: NESTED_PLAN, channelId: 20, tacticTypeId: 202 }),
        item(2),
        initiative(3, 'Spring'),
      ],
      ['National: Initiatives 3 | Email 2', 'West: Email 1'],
    ],
  ])('%s', (_sentence, grouping, items, expected) => {
    expect(inWords(groupFlow(items, grouping, details))).toEqual(expected)
  })

  it('keeps rows without items where something can be created', () => {
    const sections = groupFlow([item(1)], 'channel', { ...details, hasEmptyRows: true })
    expect(inWords(sections)).toEqual([
      'Initiatives: Campaign',
      'Email: Newsletter 1 | Promotional',
      'Web: Homepage',
    ])
  })

  it('tags stand in the order that people gave them', () => {
    const tags = details.tags.map((tag) => Object.assign({}, tag, { orderIndex: 9 - tag.id }))
    const tagged = [item(1, { tagIds: [1] }), item(2, { tagIds: [2] })]
    expect(inWords(groupFlow(tagged, 'tag-category', { ...details, tags }))).toEqual([
      'Objective: Retain 2 | Launch 1',
    ])
  })

  it('a section with another name is another, with the same rows', () => {
    const items = [item(1)]
    const before = groupFlow(items, 'channel', details)
    const channels = details.channels.map((channel) =>
      channel.id === 10 ? Object.assign({}, channel, { name: 'Mail' }) : channel,
    )
    const after = groupFlow(items, 'channel', { ...details, channels }, before)
    expect(inWords(after)).toEqual(['Mail: Newsletter 1'])
    expect(after[0]?.rows[0]).toBe(before[0]?.rows[0])
  })

  it('rows of the open plan know where something new goes; others do not', () => {
    const ofNested = item(2, { planId: NESTED_PLAN, channelId: 20, tacticTypeId: 202 })
    const [email] = groupFlow([item(1), ofNested], 'channel', details)
    expect(email?.rows.map(({ name, target }) => [name, target])).toEqual([
      ['Newsletter', { channelId: 10, tacticTypeId: 101 }],
      ['Triggered', null],
    ])
  })

  it('rows of a hidden type do not take anything new', () => {
    const channels = details.channels.map((channel) => ({
      ...channel,
      tacticTypes: channel.tacticTypes.map((type) => ({ ...type, isHidden: type.id === 101 })),
    }))
    const other = item(2, { tacticTypeId: 102 })
    const [email] = groupFlow([item(1), other], 'channel', { ...details, channels })
    expect(email?.rows.map(({ name, target }) => [name, target])).toEqual([
      ['Newsletter', null],
      ['Promotional', { channelId: 10, tacticTypeId: 102 }],
    ])
  })
})

const anyItems = fc
  .array(
    fc.record({
      tacticTypeId: fc.constantFrom(51, 101, 102, 111, 121, 201, 999),
      planId: fc.constantFrom(1, 2),
      tagIds: fc.subarray([1, 2, 3, 9]),
      relatedInitiativeIds: fc.subarray([1, 2, 3]),
      isInitiative: fc.boolean(),
      isUnscheduled: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((list) =>
    list.map((fields, at) =>
      item(at + 1, {
        ...fields,
        // A type belongs to one channel.
        channelId: fields.tacticTypeId === 121 ? 12 : 10,
      }),
    ),
  )
const anyGrouping = fc.constantFrom(...FLOW_GROUPINGS)

describe('any plan', () => {
  it('shows each scheduled item of a shown channel in one row at least, and nothing else', () => {
    fc.assert(
      fc.property(anyItems, anyGrouping, (items, grouping) => {
        const rows = groupFlow(items, grouping, details).flatMap((section) => section.rows)
        const visible = new Set(rows.flatMap((row) => row.items.map(({ id }) => id)))
        const expected = items
          .filter(({ isUnscheduled, channelId }) => !isUnscheduled && channelId !== 12)
          .map(({ id }) => id)
        expect([...visible].toSorted((a, b) => a - b)).toEqual(expected)
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      }),
    )
  })

  it('keeps the objects of what did not change', () => {
    fc.assert(
      fc.property(anyItems, anyGrouping, fc.nat(), (items, grouping, at) => {
        const before = groupFlow(items, grouping, details)
        expect(groupFlow([...items], grouping, details, before)).toBe(before)
        if (items.length === 0) return
        const changed = items.with(at % items.length, {
          ...(items[at % items.length] ?? item(0)),
          title: 'New title',
        })
        const after = groupFlow(changed, grouping, details, before)
        expect(inWords(after)).toEqual(inWords(groupFlow(changed, grouping, details)))
        const rowsBefore = new Map(before.flatMap(({ rows }) => rows.map((row) => [row.id, row])))
        const drawnAgain = after
          .flatMap(({ rows }) => rows)
          .filter((row) => {
            const existing = rowsBefore.get(row.id)
            const isSame =
              existing?.items.length === row.items.length &&
              row.items.every((each, place) => each === existing.items[place])
            return isSame && row !== existing
          })
        expect(drawnAgain).toEqual([])
      }),
    )
  })
})
