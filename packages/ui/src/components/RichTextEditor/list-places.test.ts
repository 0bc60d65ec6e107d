import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { arbitraryDocument } from '../../internal/rich-text/arbitrary-document'
import { canonicalDocument } from '../../internal/rich-text/canonical'
import type { RichTextBlock } from '../../internal/rich-text/document'
import { findListPlaces, type ListPlace } from './list-places'

function item(
  name: string,
  depth = 0,
  list: 'bulleted' | 'numbered' = 'numbered',
  start?: number,
): RichTextBlock {
  const counted = start === undefined ? null : { start }
  return { type: 'list-item', list, depth, ...counted, children: [{ text: name }] }
}

function paragraph(name: string): RichTextBlock {
  return { type: 'paragraph', children: [{ text: name }] }
}

function placesOf(blocks: readonly RichTextBlock[]): Map<string, ListPlace> {
  return findListPlaces(blocks, ({ children: [inline] }) =>
    inline && 'text' in inline ? inline.text : '',
  )
}

describe('the places of items', () => {
  const rows: readonly [sentence: string, blocks: RichTextBlock[], expected: object][] = [
    [
      'the first item begins the list of those after it',
      [item('a'), item('b'), item('c')],
      {
        a: { number: 1, position: 1, size: undefined, followers: 'b c', inner: '' },
        b: { number: 2, position: 2, size: undefined, followers: undefined, inner: '' },
        c: { number: 3, position: 3, size: undefined, followers: undefined, inner: '' },
      },
    ],
    [
      'a list inside of an item is its own; the outer one goes on after it',
      [item('a'), item('b', 1, 'bulleted'), item('c', 1, 'bulleted'), item('d')],
      {
        a: { number: 1, position: 1, size: undefined, followers: 'd', inner: 'b' },
        b: { number: 1, position: 1, size: undefined, followers: 'c', inner: '' },
        c: { number: 2, position: 2, size: undefined, followers: undefined, inner: '' },
        d: { number: 2, position: 2, size: undefined, followers: undefined, inner: '' },
      },
    ],
    [
      'a paragraph between ends a list',
      [item('a'), paragraph('b'), item('c')],
      {
        a: { number: 1, position: 1, size: undefined, followers: '', inner: '' },
        c: { number: 1, position: 1, size: undefined, followers: '', inner: '' },
      },
    ],
    [
      'a list that goes on after a paragraph shows its number',
      [item('a'), paragraph('b'), item('c', 0, 'numbered', 2), item('d')],
      {
        a: { number: 1, position: 1, size: undefined, followers: '', inner: '' },
        c: { number: 2, position: 1, size: undefined, followers: 'd', inner: '' },
        d: { number: 3, position: 2, size: undefined, followers: undefined, inner: '' },
      },
    ],
    [
      'another kind is another list',
      [item('a'), item('b', 0, 'bulleted'), item('c')],
      {
        a: { number: 1, position: 1, size: undefined, followers: '', inner: '' },
        b: { number: 1, position: 1, size: undefined, followers: '', inner: '' },
        c: { number: 1, position: 1, size: undefined, followers: '', inner: '' },
      },
    ],
  ]
  it.each(rows)('%s', (_sentence, blocks, expected) => {
    expect(Object.fromEntries(placesOf(blocks))).toEqual(expected)
  })

  it('say how many there are where not all of them are drawn', () => {
    const blocks = Array.from({ length: 250 }, (_, index) => item(`${index}`, index === 1 ? 1 : 0))
    const places = placesOf(blocks)
    expect(places.get('1')).toMatchObject({ number: 1, position: 1, size: 1 })
    expect(places.get('249')).toMatchObject({ number: 249, position: 249, size: 249 })
  })

  it('are there for every item, and every item belongs to exactly one list', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const blocks = canonicalDocument(document)
        const keys = new Map(blocks.map((block, index) => [block, `${index}`]))
        const places = findListPlaces(blocks, (block) => keys.get(block) ?? '')
        const items = blocks.flatMap((block) =>
          block.type === 'list-item' ? [keys.get(block) ?? ''] : [],
        )
        expect([...places.keys()]).toEqual(items)
        const begin = items.filter((key) => places.get(key)?.followers !== undefined)
        const followers = [...places.values()].flatMap((place) =>
          (place.followers ?? '').split(' ').filter(Boolean),
        )
        expect([...begin, ...followers].toSorted()).toEqual(items.toSorted())
      }),
    )
  })
})
