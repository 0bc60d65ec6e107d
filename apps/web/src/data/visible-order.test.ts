import { describe, expect, test } from 'vitest'
import { placeAmongAll } from './visible-order'

const listOf = (text: string) =>
  text.split('').map((letter) => ({ id: letter.codePointAt(0) ?? 0 }))
const idsOf = (text: string) => listOf(text).map(({ id }) => id)
const idOf = (letter: string) => idsOf(letter)[0] ?? 0

describe('the place of a moved entry among all', () => {
  test.each([
    ['where all are shown, it is its place', 'abc', 'bca', 'a', 2],
    ['to the beginning', 'abc', 'cab', 'c', 0],
    ['what is hidden counts: X is before a', 'Xabc', 'bac', 'a', 2],
    ['to the beginning goes after what is hidden there', 'Xabc', 'cab', 'c', 1],
    ['to the end stays before what is hidden there', 'abcX', 'bca', 'a', 2],
    ['between two with something hidden between them', 'aXbc', 'acb', 'c', 2],
    ['alone it goes to the end', 'Xa', 'a', 'a', 1],
  ])('%s', (_sentence, all, visible, moved, expected) => {
    expect(placeAmongAll(listOf(all), idsOf(visible), idOf(moved))).toBe(expected)
  })
})
