import { cellContextOf, changeCells, tacticTableDetailsOf } from '@throughline/domain/tactic-table'
import type { CellContext } from '@throughline/domain/tactic-table'
import type { Tag } from '@throughline/domain/tags'
import { buildTactic, buildTacticType } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'

import { tableCells } from '../fixtures/table-cells'
import { blackFriday, tableChannels } from '../fixtures/tactic-rows'
import { namesOffered, typeOptions } from './offered-names'

const newsletter = buildTactic({ id: 1, on: '2026-11-24', channelId: 1, tacticTypeId: 10 })

/** The cells, with other types in the channel Email. */
function withEmailTypes(types: readonly Parameters<typeof buildTacticType>[0][]): CellContext {
  const cells = tableCells()
  const channels = cells.form.channels.map((channel) =>
    channel.id === 1
      ? {
          ...channel,
          tacticTypes: types.map((type) => buildTacticType({ channelId: 1, ...type })),
        }
      : channel,
  )
  return cellContextOf({ ...cells, form: { ...cells.form, channels } })
}

const platform = (id: number, name: string) => ({
  id,
  name,
  creatorId: null,
  channelId: null,
  planIds: [12],
  isLead: false,
  isNested: false,
})

test('types are offered by channel; an initiative stays one, and so does a tactic', () => {
  const cells = tableCells()
  const labels = (groups: ReturnType<typeof typeOptions>) =>
    groups.map(({ label, options }) => `${label}: ${options.map((one) => one.label).join()}`)
  expect(labels(typeOptions(newsletter, cells))).toEqual([
    'Email: Newsletter,Promotional,Triggered',
    'Social Media: Organic,Influencer',
    'Direct Mail: Postcard',
    'PR: Press,Events',
  ])
  expect(labels(typeOptions(blackFriday, cells))).toEqual(['Initiatives: Campaign'])
})

test.each([
  ['a hidden type is not offered', 10, ['Newsletter']],
  ['a hidden type is offered for an item that has it', 11, ['Newsletter', 'Old']],
])('%s', (_sentence, tacticTypeId, expected) => {
  const cells = withEmailTypes([
    { id: 10, name: 'Newsletter' },
    { id: 11, name: 'Old', isHidden: true },
  ])
  const [email] = typeOptions({ ...newsletter, tacticTypeId }, cells)
  expect(email?.options.map(({ label }) => label)).toEqual(expected)
})

test('the types of a channel that the user may not edit are disabled, with the reason', () => {
  const groups = typeOptions(newsletter, tableCells([1]))
  const disabled = groups.filter(({ options }) => options.some((one) => one.isDisabled === true))
  expect(disabled.map(({ label }) => label)).toEqual(['Social Media', 'Direct Mail', 'PR'])
  expect(disabled[0]?.options[0]?.disabledReason).toContain('Social Media')
})

const tag = (id: number, category: Tag['category'], title: string): Tag => ({
  id,
  title,
  text: `${category}:${title}`,
  category,
  categoryName: category,
  planId: 12,
  orderIndex: id,
  isLead: false,
  isNested: false,
  abbreviatedPlanName: 'NP',
})

test('tags are offered by category, and each name chooses its own tag', () => {
  const tags = [
    tag(1, 'Target Segment', 'Loyal'),
    tag(2, 'Objective', 'loyal'),
    tag(3, 'Custom', 'Top  buyers'),
    tag(4, 'Objective', 'Top buyers'),
    tag(5, 'Objective', 'Awareness, broad'),
  ]
  const table = tableCells()
  const details = tacticTableDetailsOf({ channels: tableChannels, tags, initiatives: [] })
  const cells = cellContextOf({ ...table, details, tagIds: [1, 2, 3, 4, 5] })
  const { options, chosen } = namesOffered('tags', { ...newsletter, tagIds: [2, 5] }, cells)
  const groups = options.flatMap((group) => ('options' in group ? [group] : []))
  expect(
    groups.map(({ label, options: own }) => `${label}: ${own.map((one) => one.label).join('; ')}`),
  ).toEqual([
    'Objective: loyal; Top buyers; Awareness, broad',
    'Target Segment: Loyal',
    'Custom: Top  buyers',
  ])
  const chosenIds = groups
    .flatMap(({ options: own }) => own)
    .map(({ value }) => {
      const { changes } = changeCells(newsletter, [{ column: 'tags', text: value }], cells)
      return changes.tagIds
    })
  expect(chosenIds).toEqual([[2], [4], [5], [1], [3]])
  const { changes } = changeCells(newsletter, [{ column: 'tags', text: chosen.join(', ') }], cells)
  expect(changes.tagIds).toEqual([2, 5])
})

test('platforms are those of the type, without the default one', () => {
  const cells = withEmailTypes([
    {
      id: 10,
      name: 'Newsletter',
      tacticPlatforms: [
        platform(90, 'No Platform'),
        platform(91, 'Klaviyo'),
        platform(92, 'Attentive'),
      ],
    },
    { id: 11, name: 'Promotional', tacticPlatforms: [platform(93, 'Braze')] },
  ])
  expect(namesOffered('platforms', { ...newsletter, tacticPlatformIds: [90, 92] }, cells)).toEqual({
    options: [
      { value: 'Klaviyo', label: 'Klaviyo' },
      { value: 'Attentive', label: 'Attentive' },
    ],
    chosen: ['Attentive'],
  })
})

test.each([
  ['an initiative near the item', '2026-11-24', [], ['Black Friday Promotion']],
  ['no initiative of another time of the year', '2026-09-02', [], []],
  ['an initiative of the item at any time', '2026-09-02', [900], ['Black Friday Promotion']],
] as const)('a cell offers %s', (_sentence, on, relatedInitiativeIds, expected) => {
  const item = buildTactic({ on, relatedInitiativeIds: [...relatedInitiativeIds] })
  const { options, chosen } = namesOffered('initiatives', item, tableCells())
  expect(options.map(({ label }) => label)).toEqual(expected)
  expect(chosen).toEqual(relatedInitiativeIds.length > 0 ? expected : [])
})
