import { expect, it } from 'vitest'

import { foldSteps } from './fold-steps'

it.each([
  ['nothing is left out while all fit', 'abc', 3, ['abc', '', '']],
  ['the steps after the first are', 'abcdef', 4, ['a', 'bc', 'def']],
  ['the current page always stays', 'abcdef', 2, ['a', 'bcde', 'f']],
  ['fewer than two make no sense', 'abcdef', 0, ['a', 'bcde', 'f']],
  ['one step', 'a', 4, ['a', '', '']],
  ['no step', '', 4, ['', '', '']],
])('%s', (_sentence, steps, max, expected) => {
  const { first, hidden, last } = foldSteps(steps.split(''), max)
  expect([first, hidden, last].map((part) => part.join(''))).toEqual(expected)
})
