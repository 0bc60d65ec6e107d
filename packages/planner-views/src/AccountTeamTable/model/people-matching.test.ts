import { expect, it } from 'vitest'
import { accountTeam } from '../fixtures/account-team'
import { peopleMatching } from './people-matching'

const matches = (query: string) => peopleMatching(accountTeam, query).map(({ name }) => name)

it.each([
  ['a part of a name, in any case', 'MAY', ['Maya Rios']],
  ['first and last name in either order', 'rios maya', ['Maya Rios']],
  ['words of which nobody has both', 'rios tom', []],
  ['an address', 'tom@northfield', ['Tom Wills']],
  ['a name without its accents', 'kovac', ['Ines Kovač']],
  ['a seat type', 'viewer', ['Tom Wills']],
  ['nothing', '', accountTeam.map(({ name }) => name)],
  ['what nobody has', 'zebra', []],
])('finds people by %s', (_sentence, query, names) => {
  expect(matches(query)).toEqual(names)
})
