import type { CellProblemCode } from '@throughline/domain/tactic-table'
import { expect, test } from 'vitest'

import { englishProblemText } from './problem-texts'

/** What a person reads for each problem, with and without names. */
const sentences: Readonly<Record<CellProblemCode, readonly [names: string[], text: string][]>> = {
  'not-found': [[[], 'The plan was not found.']],
  'account-inactive': [[[], 'The account is not active, so nothing can be changed.']],
  viewer: [[[], 'Viewers do not have the ability to add to or edit the Plan.']],
  'other-plan': [[[], 'It belongs to another plan and can be changed only there.']],
  'plan-frozen': [[[], 'The plan is frozen: only plan admins can change it.']],
  'channel-not-assigned': [
    [[], 'You are not assigned to its channel.'],
    [['Email'], 'You are not assigned to the channel Email.'],
  ],
  'read-only-column': [[[], 'This cell cannot be edited.']],
  'several-texts': [
    [['One', 'Two'], 'The item is in several places, with different texts: One, Two.'],
  ],
  required: [[[], 'Enter something: this cannot be empty.']],
  'too-long': [[[], 'Use at most 255 characters.']],
  'not-a-date': [[[], 'Enter a date as MM/DD/YY.']],
  'end-before-start': [[[], 'Enter a day that is not before the start.']],
  'out-of-range': [
    [[], 'Dates are from 01/01/1900 to 12/31/9999, so this item stays where it is.'],
  ],
  'not-an-amount': [[[], 'Enter an amount in dollars, such as 1,200.']],
  'negative-amount': [[[], 'Enter an amount that is not negative.']],
  'amount-too-large': [[[], 'Enter a smaller amount.']],
  'ambiguous-amount': [[['1,200', '1.20'], 'It can be read in two ways. Enter 1,200 or 1.20.']],
  'no-cost': [[[], 'This item carries no cost.']],
  'not-yes-or-no': [[['Yes', 'No'], 'Enter Yes or No.']],
  'flagging-off': [
    [[], 'Its channel has no flags.'],
    [['Email'], 'The channel Email has no flags.'],
  ],
  'unknown-type': [[['Banner'], 'The plan has no type Banner.']],
  'ambiguous-type': [[['Promo'], 'Several channels have this type (Promo). Enter Channel · Type.']],
  'becomes-tactic': [[[], 'An initiative cannot become a tactic.']],
  'becomes-initiative': [[[], 'A tactic cannot become an initiative.']],
  'unknown-platform': [[['Web', 'App'], 'Its type has no platform Web, App.']],
  'one-platform': [[['Banner'], 'Enter one platform: Banner allows no more.']],
  'unknown-tag': [[['VIP', 'New'], 'The plan has no tag VIP, New.']],
  'unknown-initiative': [[['Launch'], 'There is no initiative Launch.']],
  'ambiguous-initiative': [
    [
      ['Sale (NP)', 'Sale (WR)'],
      'Several initiatives have this title. Enter one of: Sale (NP), Sale (WR).',
    ],
  ],
  'initiative-too-far': [[['Launch', 'Sale'], 'More than 60 days away: Launch, Sale.']],
}

test.each(Object.entries(sentences))('%s', (code, texts) => {
  for (const [names, text] of texts) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object are strings to TypeScript
    const problem = { column: 'title', code: code as CellProblemCode, names } as const
    expect(englishProblemText(problem)).toBe(text)
  }
})

test('a name from right to left does not change the order of the words around it', () => {
  expect(englishProblemText({ column: 'tags', code: 'unknown-tag', names: ['ولاء'] })).toBe(
    'The plan has no tag \u2068ولاء\u2069.',
  )
})
