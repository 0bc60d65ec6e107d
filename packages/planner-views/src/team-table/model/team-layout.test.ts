import { expect, it } from 'vitest'
import { teamLayoutOf } from './team-layout'

const sizes = (width: number) => {
  const { isCompact, isNameFrozen } = teamLayoutOf(width)
  return { isCompact, isNameFrozen }
}

it.each([
  ['a window of 1440 pixels has a column for the address', 962, false, false],
  ['which needs that much, with a bar beside the rows', 952, false, false],
  ['and is below the name with less', 951, true, false],
  ['a window of 1024 pixels needs no bar below the rows', 571, true, false],
  ['as long as the least fits', 570, true, false],
  ['in a narrower one the name stays while the others scroll', 569, true, true],
])('%s', (_sentence, width, isCompact, isNameFrozen) => {
  expect(sizes(width)).toEqual({ isCompact, isNameFrozen })
})
