import { parseTagText } from '@throughline/domain/tags'
import { describe, expect, it } from 'vitest'
import { placeOfTag, withMovedTag } from './move-tag'
import { categoryKeyOf, isTagUsed, matchingTags, tagGroupsOf } from './tag-groups'
import type { ManagedTag } from './TagManager.types'

const tagOf = (id: number, text: string, otherPlan: string | null = null): ManagedTag => ({
  ...parseTagText(text),
  id,
  otherPlan,
  tacticCount: null,
})

const tags = [
  tagOf(1, 'Objective:Awareness'),
  tagOf(2, 'Objective:Loyalty', 'WR'),
  tagOf(3, 'Objective:Traffic'),
  tagOf(4, 'Target Segment:Parents'),
  tagOf(5, 'Target Persona:Students'),
  tagOf(6, 'Season:Spring'),
  tagOf(7, 'Mood:Calm'),
  tagOf(8, 'mood:Loud'),
  tagOf(9, 'Somewhere'),
]

describe('tags by category', () => {
  it('begin with the standard categories, then come those of people by name', () => {
    const groups = tagGroupsOf(tags, '')
    expect(groups.map(({ label, items }) => [label, items.map(({ id }) => id).join()])).toEqual([
      ['Objective', '1,3,2'],
      ['Target Segment', '4,5'],
      ['Journey Phase', ''],
      ['Custom', '9'],
      ['Mood', '7,8'],
      ['Season', '6'],
    ])
  })

  it('cannot be moved when they belong to another plan', () => {
    const items = tagGroupsOf(tags, '')[0]?.items ?? []
    expect(items.map(({ isDisabled }) => isDisabled === true)).toEqual([false, false, true])
  })

  it('are found by links to the standard categories', () => {
    expect(tagGroupsOf([], '').map(({ anchorId }) => anchorId)).toEqual([
      'objective',
      'target-segment',
      'journey-phase',
    ])
  })
})

it.each([
  ['calm', [7]],
  ['MOOD', [7, 8]],
  ['mood lo', [8]],
  ['nowhere', []],
])('a search for %s finds %j', (search, ids) => {
  expect(matchingTags(tags, search).map(({ id }) => id)).toEqual(ids)
})

it.each([
  ['in its category, whatever the case', 'Objective', 'AWARENESS', null, true],
  ['not in another one', 'Journey Phase', 'Awareness', null, false],
  ['not by another plan', 'Objective', 'Loyalty', null, false],
  ['not by the tag itself', 'Objective', 'awareness', 1, false],
])('a name is taken %s', (_sentence, key, name, exceptId, isUsed) => {
  expect(isTagUsed(tagGroupsOf(tags, ''), { key, name, exceptId })).toBe(isUsed)
})

it.each([
  ['target persona', 'Target Segment'],
  ['Mood', 'Custom:mood'],
  ['A:B', 'Custom:a b'],
])('a new category called %s is the category %s', (name, key) => {
  expect(categoryKeyOf(name)).toBe(key)
})

describe('a tag that is moved', () => {
  const idsOf = (moved: readonly ManagedTag[], label: string) =>
    tagGroupsOf(moved, '')
      .find((group) => group.label === label)
      ?.items.map(({ id }) => id)
      .join()

  it('counts places without the tags of other plans', () => {
    const moved = withMovedTag(tags, { id: 1, categoryName: 'Objective', index: 1 })
    expect(idsOf(moved, 'Objective')).toBe('3,1,2')
  })

  it('takes on the category that it comes into, however that is spelled', () => {
    const moved = withMovedTag(tags, { id: 7, categoryName: 'Target Segment', index: 1 })
    expect(idsOf(moved, 'Target Segment')).toBe('4,7,5')
    expect(moved.find(({ id }) => id === 7)).toMatchObject({ category: 'Target Segment' })
  })

  it('comes back to where it was', () => {
    const tag = tags[4] ?? tagOf(0, '')
    const back = placeOfTag(tags, tag)
    expect(back).toEqual({ id: 5, categoryName: 'Target Persona', index: 1 })
    const moved = withMovedTag(tags, { id: 5, categoryName: 'Mood', index: 0 })
    expect(idsOf(moved, 'Mood')).toBe('5,7,8')
    expect(idsOf(withMovedTag(moved, back), 'Target Segment')).toBe('4,5')
  })

  it('stays away when it is gone meanwhile', () => {
    expect(withMovedTag(tags, { id: 99, categoryName: 'Mood', index: 0 })).toBe(tags)
  })
})
