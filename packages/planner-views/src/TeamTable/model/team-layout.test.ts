import { expect, it } from 'vitest'
import { teamLayoutOf } from './team-layout'

const sizes = (width: number) => {
  const { isCompact, isNameFrozen } = teamLayoutOf(width, false)
  return { isCompact, isNameFrozen }
}

it.each([
  ['a window of 1440 pixels has a column for the address', 949, false, false],
  ['which needs that much, with a bar beside the rows', 942, false, false],
  ['and is below the name with less', 941, true, false],
  ['a window of 1024 pixels needs no bar below the rows', 571, true, false],
  ['as long as the least fits', 558, true, false],
  ['in a narrower one the name stays while the others scroll', 557, true, true],
])('%s', (_sentence, width, isCompact, isNameFrozen) => {
  expect(sizes(width)).toEqual({ isCompact, isNameFrozen })
})

it('widens the columns with fields while a row is edited, and narrows the name', () => {
  const rest = teamLayoutOf(571, false)
  const edited = teamLayoutOf(571, true)
  expect(edited.role - rest.role).toBeGreaterThan(20)
  expect(edited.channels - rest.channels).toBeGreaterThan(20)
  expect(edited.name).toBeLessThan(rest.name)
  const { name, role, channels, budget, actions } = edited
  expect(name + role + channels + budget + actions).toBeLessThanOrEqual(571)
  expect(teamLayoutOf(1200, true)).toEqual(teamLayoutOf(1200, false))
})
