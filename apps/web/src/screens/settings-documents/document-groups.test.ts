import type { PlanDocument } from '@throughline/api-client'
import { describe, expect, test } from 'vitest'
import { groupDocuments, isUncategorized, openAtFirst, typeNameOf } from './document-groups'

const categories = [
  { id: 2, name: 'Briefs' },
  { id: 1, name: 'Uncategorized' },
]

const document = (id: number, name: string, categoryIds: readonly number[]): PlanDocument => ({
  id,
  planId: 12,
  tacticIds: [],
  categoryIds,
  createdAt: '2026-11-16T15:00:00Z',
  asset: { id, name, fileLocation: '', contentType: 'application/pdf', sizeBytes: 1 },
})

const documents = [
  document(1, 'Spring brief.pdf', [2]),
  document(2, 'Logo.png', [1]),
  document(3, 'Both.pdf', [1, 2]),
  document(4, 'Übersicht.pdf', [2]),
]

const visibleOf = (search: string) =>
  groupDocuments(categories, documents, search).map((group) => ({
    category: group.category.name,
    ids: group.documents.map(({ id }) => id),
  }))

describe('documents by category', () => {
  test('in the order of the categories, a document in each of its own', () => {
    expect(visibleOf('')).toEqual([
      { category: 'Briefs', ids: [1, 3, 4] },
      { category: 'Uncategorized', ids: [2, 3] },
    ])
  })

  test.each([
    ['words in any order and case', 'BRIEF spring', [{ category: 'Briefs', ids: [1] }]],
    ['a category without a match is left out', 'logo', [{ category: 'Uncategorized', ids: [2] }]],
    ['accents make no difference', 'uber', [{ category: 'Briefs', ids: [4] }]],
    ['every word has to be there', 'spring logo', []],
  ])('searching: %s', (_sentence, search, expected) => {
    expect(visibleOf(search)).toEqual(expected)
  })

  test.each([
    ['of none', [] as const],
    ['of one that is not known yet', [77] as const],
  ])('a document %s is in Uncategorized', (_sentence, categoryIds) => {
    const stray = document(4, 'Stray.pdf', categoryIds)
    const visible = groupDocuments(categories, [stray], '')
    expect(visible.map((group) => group.documents.length)).toEqual([0, 1])
  })

  test('an empty category is listed while nothing is searched', () => {
    expect(groupDocuments(categories, [], '')).toHaveLength(2)
  })

  test('a long list begins closed', () => {
    expect([...openAtFirst(categories, 60)]).toEqual([2, 1])
    expect([...openAtFirst(categories, 61)]).toEqual([])
  })
})

test.each([
  ['Uncategorized', true],
  ['uncategorized', true],
  ['Uncategorized briefs', false],
])('%s is the category of every plan: %s', (name, expected) => {
  expect(isUncategorized({ name })).toBe(expected)
})

test.each([
  ['plan.v2.xlsx', 'XLSX'],
  ['photo.JPG', 'JPG'],
  ['README', ''],
])('the type of %s is %s', (name, expected) => {
  expect(typeNameOf(name)).toBe(expected)
})
