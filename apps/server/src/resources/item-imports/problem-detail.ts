import type { ItemImportProblem, ItemImportProblemCode } from '@throughline/domain/item-import'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'

/** Longer names are cut in a sentence. */
const NAME_LIMIT = 100
const LISTED_LIMIT = 6

/** Returns the reason why a row is refused, as a sentence for the user. */
export function problemDetail({ column, code, name, choices }: ItemImportProblem): string {
  const subject = subjects[column] ?? 'custom field'
  const text = name === null ? '' : ` \u201C${shortened(name.trim())}\u201D`
  if (code === 'unknown-name') {
    const place = places[column] ?? 'The plan'
    return `${place} has no ${subject}${text}.`
  }
  if (code === 'ambiguous-name') {
    const remedy = choices.length === 0 ? '' : ` Write one of: ${listedNames(choices)}.`
    return `There are several of this name: ${subject}${text}.${remedy}`
  }
  if (code === 'required') return `${capitalized(subject)} is missing.`
  return sentences[code]
}

const subjects: Readonly<Partial<Record<string, string>>> = {
  title: 'title',
  channel: 'channel',
  type: 'type',
  platforms: 'platform',
  startDate: 'start',
  endDate: 'end',
  tags: 'tag',
  initiatives: 'initiative',
}

const places: Readonly<Partial<Record<string, string>>> = {
  type: 'The channel',
  platforms: 'The type',
}

type Sentenced = Exclude<ItemImportProblemCode, 'unknown-name' | 'ambiguous-name' | 'required'>

const sentences: Readonly<Record<Sentenced, string>> = {
  'too-long': 'This text is too long.',
  'invalid-date':
    'This is no date. Start and end are both days, such as 2026-10-01, or both days with a time, such as 2026-10-01T08:00:00.',
  'end-before-start': 'The end lies before the start.',
  'invalid-number': 'This is no number from 0 to 1,000,000,000,000.',
  'invalid-link': 'A link starts with http:// or https://.',
  'too-many': 'Tactics of this type have one platform at most.',
  'flagging-off': 'Tactics of this channel cannot be flagged.',
  'no-cost': 'Initiatives and monthly items carry no cost.',
  'budget-hidden': 'You may not see or enter costs in this plan.',
  'becomes-tactic': 'An initiative cannot become a tactic.',
  'becomes-initiative': 'A tactic cannot become an initiative.',
  'not-importable':
    'Images cannot be imported, nor another text for a rich text that has one, or for one that is too long for a cell: formats or its end would be lost.',
  'unknown-repeat':
    'This repeat cannot be imported. Write it like Daily, Weekly on Monday, Monthly on day 5 or Annually, as fits the start.',
  duplicate: 'Another row has the same number or the same item.',
  'not-found': 'There is no such item in this plan. It may have been deleted.',
  'changed-by-others': 'It was changed by somebody else since you opened it.',
  'account-inactive': 'The subscription of this account has expired.',
  viewer: TACTIC_MESSAGES.viewerCannotEdit,
  'other-plan': 'Only items of the plan one stands in can be edited.',
  'plan-frozen': 'This plan is frozen.',
  'channel-not-assigned': 'You may not edit tactics of this channel.',
}

/** Lists names in quotation marks, as many as a sentence has room for. */
function listedNames(names: readonly string[]): string {
  const listed = names.slice(0, LISTED_LIMIT).map((name) => `\u201C${shortened(name)}\u201D`)
  const more = names.length - listed.length
  return more > 0 ? `${listed.join(', ')} and ${more} more` : listed.join(', ')
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function shortened(name: string): string {
  return name.length > NAME_LIMIT ? `${name.slice(0, NAME_LIMIT)}\u2026` : name
}
