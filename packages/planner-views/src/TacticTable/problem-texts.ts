import { textTooLong } from '@throughline/domain/names'
import { isolateText, TACTIC_MESSAGES } from '@throughline/domain/messages'
import type { CellProblem, CellProblemCode } from '@throughline/domain/tactic-table'
import { TITLE_LIMIT_LENGTH } from '@throughline/domain/tactics'

type ProblemText = string | ((names: string, list: readonly string[]) => string)

const texts: Readonly<Record<CellProblemCode, ProblemText>> = {
  'not-found': 'The plan was not found.',
  'account-inactive': 'The account is not active, so nothing can be changed.',
  viewer: 'Viewers do not have the ability to add to or edit the Plan.',
  'other-plan': 'It belongs to another plan and can be changed only there.',
  'plan-frozen': 'The plan is frozen: only plan admins can change it.',
  'channel-not-assigned': (names) =>
    names === ''
      ? 'You are not assigned to its channel.'
      : `You are not assigned to the channel ${names}.`,
  'read-only-column': 'This cell cannot be edited.',
  'several-texts': (names) => `The item is in several places, with different texts: ${names}.`,
  required: 'Enter something: this cannot be empty.',
  'too-long': textTooLong(TITLE_LIMIT_LENGTH),
  'not-a-date': 'Enter a date as MM/DD/YY.',
  'end-before-start': 'Enter a day that is not before the start.',
  'out-of-range': TACTIC_MESSAGES.outOfRange,
  'not-an-amount': 'Enter an amount in dollars, such as 1,200.',
  'negative-amount': 'Enter an amount that is not negative.',
  'amount-too-large': 'Enter a smaller amount.',
  'ambiguous-amount': (_names, amounts) =>
    `It can be read in two ways. Enter ${amounts.join(' or ')}.`,
  'no-cost': 'This item carries no cost.',
  'not-yes-or-no': (_names, options) => `Enter ${options.join(' or ')}.`,
  'flagging-off': (names) =>
    names === '' ? 'Its channel has no flags.' : `The channel ${names} has no flags.`,
  'unknown-type': (names) => `The plan has no type ${names}.`,
  'ambiguous-type': (names) => `Several channels have this type (${names}). Enter Channel · Type.`,
  'becomes-tactic': 'An initiative cannot become a tactic.',
  'becomes-initiative': 'A tactic cannot become an initiative.',
  'unknown-platform': (names) => `Its type has no platform ${names}.`,
  'one-platform': (names) => `Enter one platform: ${names} allows no more.`,
  'unknown-tag': (names) => `The plan has no tag ${names}.`,
  'unknown-initiative': (names) => `There is no initiative ${names}.`,
  'ambiguous-initiative': (names) => `Several initiatives have this title. Enter one of: ${names}.`,
  'initiative-too-far': (names) => `More than 60 days away: ${names}.`,
}

/** Returns in English why a cell cannot accept a text. */
export function englishProblemText({ code, names }: CellProblem): string {
  const text = texts[code]
  return typeof text === 'string' ? text : text(names.map(isolateText).join(', '), names)
}
