import {
  buildDocument,
  buildTactic,
  buildTacticType,
  buildTag,
} from '@throughline/test-support/builders'
import { expect, it } from 'vitest'
import { initiativeRowsOf, tagColumnsOf } from './initiative-rows'

const campaign = buildTacticType({ id: 1010, name: 'Campaign' })
const spenders = buildTag({ id: 21, title: 'Top spenders' })
const lapsed = buildTag({ id: 22, title: 'Lapsed' })
const reach = buildTag({ id: 23, title: 'Reach', category: 'Objective' })
const other = buildTag({ id: 24, title: 'Other', category: 'Custom' })

const item = (fields: Parameters<typeof buildTactic>[0]) =>
  buildTactic({ isInitiative: true, tacticTypeId: 1010, ...fields })

it('names the category, the tags by kind and the documents of an initiative', () => {
  const [row] = initiativeRowsOf([item({ id: 1, title: 'Spring', tagIds: [22, 21, 24] })], {
    categories: [campaign],
    tags: [spenders, lapsed, reach, other],
    documents: [
      visible(buildDocument({ id: 1, tacticIds: [1, 2] })),
      visible(buildDocument({ id: 2, tacticIds: [1] })),
    ],
  })
  expect(row).toMatchObject({
    id: 1,
    title: 'Spring',
    categoryName: 'Campaign',
    tags: { Objective: '', 'Target Segment': 'Top spenders, Lapsed', 'Journey Phase': '' },
    documentCount: 2,
  })
})

it('comes by start and then by title', () => {
  const rows = initiativeRowsOf(
    [
      item({ id: 1, title: 'B', on: '2026-12-01' }),
      item({ id: 2, title: 'A', on: '2026-12-01' }),
      item({ id: 3, title: 'C', on: '2026-11-01' }),
    ],
    { categories: [], tags: [], documents: [] },
  )
  expect(rows.map(({ title }) => title)).toEqual(['C', 'A', 'B'])
})

it('has columns only for kinds of tags that there are, in their order', () => {
  expect(tagColumnsOf([spenders, reach, other])).toEqual(['Objective', 'Target Segment'])
  expect(tagColumnsOf([other])).toEqual([])
})

/** Returns a document as the app stores it. */
function visible({
  id,
  planId,
  tacticIds,
  categoryIds,
  createdAt,
  asset,
}: ReturnType<typeof buildDocument>) {
  return { id, planId, tacticIds, categoryIds, createdAt, asset }
}
