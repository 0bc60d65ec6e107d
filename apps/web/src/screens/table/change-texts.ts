import type { CellNotice, ItemCellChange } from '@throughline/domain/tactic-table'

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
