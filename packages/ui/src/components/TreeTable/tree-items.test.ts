import { describe, expect, it } from 'vitest'

import { buildTree, visibleItems, standInOf } from './tree-items'

interface Line {
  readonly id: string
  readonly lines?: readonly Line[]
}

// email > (newsletter > (spring, summer), alerts), then print without lines.
const rows: readonly Line[] = [
  {
    id: 'email',
    lines: [
      { id: 'newsletter', lines: [{ id: 'spring' }, { id: 'summer' }] },
      { id: 'alerts', lines: [] },
    ],
  },
  { id: 'print' },
]
const roots = buildTree(rows, { getRowId: ({ id }) => id, getChildren: ({ lines }) => lines })
const idsOf = (expanded: readonly string[]) =>
  visibleItems(roots, new Set(expanded)).map(({ id }) => id)

describe('shownItems', () => {
  it.each([
    ['only the top while nothing is expanded', [], ['email', 'print']],
    ['children follow their parent', ['email'], ['email', 'newsletter', 'alerts', 'print']],
    ['a collapsed parent hides what is expanded below it', ['newsletter'], ['email', 'print']],
    [
      'every level when all are expanded',
      ['email', 'newsletter'],
      ['email', 'newsletter', 'spring', 'summer', 'alerts', 'print'],
    ],
    ['a row without children has nothing to expand', ['print', 'alerts'], ['email', 'print']],
  ])('%s', (_, expanded, ids) => {
    expect(idsOf(expanded)).toEqual(ids)
  })
})

describe('buildTree', () => {
  it('says where a row is among its siblings, how deep, and below whom', () => {
    const summer = visibleItems(roots, new Set(['email', 'newsletter'])).find(
      ({ id }) => id === 'summer',
    )
    expect(summer).toMatchObject({ depth: 2, index: 1 })
    expect(summer?.parent?.id).toBe('newsletter')
    expect(summer?.siblings.map(({ id }) => id)).toEqual(['spring', 'summer'])
  })
})

describe('standInOf', () => {
  // A record with rows under both groups, the second of which is collapsed or expanded.
  const groups: readonly Line[] = [
    { id: 'email', lines: [{ id: 'email/1' }, { id: 'email/2' }] },
    { id: 'print', lines: [{ id: 'print/2' }, { id: 'print/3', lines: [{ id: 'print/3/4' }] }] },
  ]
  const tree = buildTree(groups, {
    getRowId: ({ id }) => id,
    getRecordId: ({ id }) => id.slice(id.lastIndexOf('/') + 1),
    getChildren: (line) => line.lines,
  })
  const standIn = (expanded: readonly string[], row: { id: string; recordId?: string }) =>
    standInOf(row, tree, visibleItems(tree, new Set(expanded)))

  it.each([
    ['another row of the record', ['email', 'print'], '2', { row: 2, isRecord: true }],
    ['the collapsed group around it', ['email'], '3', { row: 3, isRecord: false }],
    ['the outermost collapsed row', ['email', 'print/3'], '4', { row: 3, isRecord: false }],
    ['nothing for a record that is gone', ['email', 'print'], '9', undefined],
  ])('finds %s', (_, expanded, recordId, expected) => {
    expect(standIn(expanded, { id: `gone/${recordId}`, recordId })).toEqual(expected)
  })

  it('takes the id of a row for its record where no other is given', () => {
    expect(standInOf({ id: 'summer' }, roots, visibleItems(roots, new Set(['email'])))).toEqual({
      row: 1,
      isRecord: false,
    })
  })
})
