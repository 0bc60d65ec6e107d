import { describe, expect, it } from 'vitest'

import { buildTree, shownItems } from './tree-items'

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
  shownItems(roots, new Set(expanded)).map(({ id }) => id)

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
    const summer = shownItems(roots, new Set(['email', 'newsletter'])).find(
      ({ id }) => id === 'summer',
    )
    expect(summer).toMatchObject({ depth: 2, index: 1 })
    expect(summer?.parent?.id).toBe('newsletter')
    expect(summer?.siblings.map(({ id }) => id)).toEqual(['spring', 'summer'])
  })
})
