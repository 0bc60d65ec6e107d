import { expect, test } from 'vitest'
import { metadataOf, windowTitle } from './route-metadata'

test.each([
  ['a route without a title has the product’s', [{ handle: undefined }], 'Throughline'],
  [
    'a route’s title comes before the product’s',
    [{ handle: { title: 'Plans' } }],
    'Plans · Throughline',
  ],
  [
    'the innermost title counts',
    [{ handle: { title: 'Plans' } }, { handle: { title: 'Month' } }, { handle: undefined }],
    'Month · Throughline',
  ],
])('%s', (_sentence, matches, expected) => {
  expect(windowTitle(metadataOf(matches))).toBe(expected)
})

test.each([
  ['a view and its plan', null, 'Tactic · West region · Throughline'],
  ['an item and its plan', 'VIP early access', 'VIP early access · West region · Throughline'],
])('the title names %s', (_sentence, itemTitle, expected) => {
  expect(windowTitle({ title: 'Tactic' }, { planName: 'West region', itemTitle })).toBe(expected)
})
