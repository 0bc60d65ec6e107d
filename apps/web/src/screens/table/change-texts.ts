import { isolateText } from '@throughline/domain/messages'
import type { CellNotice, CellProblem, ItemCellChange, TableField } from '@throughline/domain/tactic-table'
import { columnHeader, englishTacticTableLabels } from '@throughline/planner-views/tactic-table'

/** How many refused cells are named; the rest is a number. */
const TOLD = 3

const NOTICES: Readonly<Record<CellNotice['code'], string>> = {
  'repeat-cleared': 'It no longer repeats.',
  'choice-cleared': 'What belongs to its former type was cleared.',
  parked: 'It has no dates any longer.',
  'end-raised': 'Its end was moved along.',
  'end-moved': 'Its end was moved along.',
  'whole-months': 'It lasts whole months.',
}

/** What a change did to other fields of an item; empty for nothing. */
export function noticeSentences({ notices }: Pick<ItemCellChange, 'notices'>): string {
  return [...new Set(notices.map(({ code }) => NOTICES[code]))].join(' ')
}

/**
 * What was not taken of some changes, and why; empty when all was taken.
 *
 * @param fields the universal fields, which name their columns
 */
export function problemSentences(
  changes: readonly ItemCellChange[],
  fields: readonly TableField[],
): string {
  const { problem } = englishTacticTableLabels
  const nameOf = ({ column }: CellProblem) => columnHeader(column, fields)
  const sentences = changes.flatMap(({ item, problems }) =>
    problems.map((one) => `${isolateText(item.title)}, ${nameOf(one)}: ${problem(one)}`),
  )
  const rest = sentences.length - TOLD
  return [...sentences.slice(0, TOLD), ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ')
}

/** How many items have again what they had before a change. */
export function takenBackSentence(count: number): string {
  return count === 1
    ? '1 tactic is as it was.'
    : `${count.toLocaleString('en-US')} tactics are as they were.`
}

/** How many items were changed. */
export function changedSentence(count: number): string {
  return count === 1 ? '1 tactic updated.' : `${count.toLocaleString('en-US')} tactics updated.`
}
