import { expect, it } from 'vitest'
import { removalConsequences } from './profile-messages'

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/gu, '')
const removing = (planNames: readonly string[], planCount = planNames.length) =>
  plain(removalConsequences({ name: 'Lena', accountName: 'Northfield', planNames, planCount }))
const START = 'This revokes the login credentials of Lena for Northfield'

it.each([
  ['no plan', removing([]), `${START}. They have access to no plan.`],
  ['one plan', removing(['East']), `${START}, and their access to one plan: East.`],
  [
    'two plans',
    removing(['East', 'West']),
    `${START}, and their access to all of their 2 plans: East and West.`,
  ],
  [
    'more than are named',
    removing(['A', 'B', 'C', 'D', 'E']),
    `${START}, and their access to all of their 5 plans: A, B, C and 2 more.`,
  ],
  [
    'plans without a name that may be said',
    removing(['A'], 3),
    `${START}, and their access to all of their 3 plans: A and 2 more.`,
  ],
  ['only such plans', removing([], 1), `${START}, and their access to one plan.`],
])('names what goes with %s', (_what, text, expected) => {
  expect(text).toBe(expected)
})
