import type { Tag } from '@throughline/domain/tags'
import { describe, expect, it } from 'vitest'
import { consequencesText, extentOf, hiddenChange, tagGroups, withHidden } from './profile-tags'

const tagOf = (id: number, categoryName: string, title: string, planId = 12): Tag => ({
  id,
  title,
  text: `${categoryName}:${title}`,
  category: categoryName === 'Objective' ? 'Objective' : 'Custom',
  categoryName,
  planId,
  orderIndex: id,
  isLead: true,
  isNested: false,
  abbreviatedPlanName: 'NP',
})
const tags = [
  tagOf(1, 'Season', 'Spring'),
  tagOf(2, 'Objective', 'Loyalty'),
  tagOf(3, 'Objective', 'Awareness'),
  tagOf(4, 'Objective', 'Elsewhere', 13),
  tagOf(5, '', 'Loose'),
]

describe('tags by category', () => {
  it('are those of the plan itself, the known categories first', () => {
    const groups = tagGroups(tags, 12, '')
    expect(groups.map(({ name, tags: own }) => [name, own.map(({ id }) => id)])).toEqual([
      ['Objective', [2, 3]],
      ['Custom', [5]],
      ['Season', [1]],
    ])
  })

  it('are found by name and category', () => {
    expect(tagGroups(tags, 12, ' LOYAL ').flatMap((group) => group.tags)).toHaveLength(1)
    expect(tagGroups(tags, 12, 'objective').flatMap((group) => group.tags)).toHaveLength(2)
  })
})

describe('what is hidden', () => {
  it('is all of a category, some of it, or none', () => {
    const two = tags.slice(0, 2)
    expect(extentOf(two, new Set([1, 2]))).toBe('all')
    expect(extentOf(two, new Set([2]))).toBe('some')
    expect(extentOf(two, new Set([3]))).toBe('none')
  })

  it('changes for some tags, and leaves what is not among them', () => {
    const hidden = withHidden(new Set([9]), tags.slice(0, 2), true)
    expect([...hidden]).toEqual([9, 1, 2])
    expect([...withHidden(hidden, tags.slice(0, 1), false)]).toEqual([9, 2])
  })

  it('is sent as what is hidden and shown from now on', () => {
    expect(hiddenChange(new Set([1, 2]), new Set([2, 3]))).toEqual({ hidden: [3], visible: [1] })
  })

  it.each([
    [[1, 2], [], 'Hides 2 tags and the tactics with them.'],
    [[1], [], 'Hides 1 tag and the tactics with it.'],
    [[], [3], 'Shows 1 tag again, and the tactics with it.'],
    [
      [1],
      [2, 3],
      'Hides 1 tag and the tactics with it. Shows 2 tags again, and the tactics with them.',
    ],
    [[], [], ''],
  ])('of %j and %j says what it does', (hidden, visible, text) => {
    expect(consequencesText({ hidden, visible })).toBe(text)
  })
})
