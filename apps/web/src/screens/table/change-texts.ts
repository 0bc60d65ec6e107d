import { formatCount } from '@throughline/domain/messages'
import type { ItemFormNotice } from '@throughline/domain/item-form'
import type { ItemCellChange } from '@throughline/domain/tactic-table'

interface NoticeTexts {
  readonly one: string
  readonly several: string
}

const endMoved: NoticeTexts = {
  one: 'Its end was moved along.',
  several: 'Ends were moved along.',
}

const noticeTexts: Readonly<Record<ItemFormNotice['code'], NoticeTexts>> = {
  'repeat-cleared': { one: 'It no longer repeats.', several: 'Some no longer repeat.' },
  'choice-cleared': {
    one: 'What belongs to its former type was cleared.',
    several: 'What belongs to former types was cleared.',
  },
  parked: { one: 'It has no dates any longer.', several: 'Some have no dates any longer.' },
  'end-raised': endMoved,
  'whole-months': { one: 'It lasts whole months.', several: 'Some last whole months.' },
}

/**
 * Returns sentences about the effects of changes on other fields of their items; empty without any.
 */
export function noticeSentences(
  changes: readonly Pick<ItemCellChange, 'notices' | 'isEndMoved'>[],
): string {
  const count = changes.length === 1 ? 'one' : 'several'
  const texts = changes.flatMap(({ notices, isEndMoved }) => [
    ...(isEndMoved === true ? [endMoved] : []),
    ...notices.map(({ code }) => noticeTexts[code]),
  ])
  return [...new Set(texts.map((text) => text[count]))].join(' ')
}

/** Returns a sentence with the number of items whose change was undone. */
export function sentenceOfUndo(count: number): string {
  return count === 1 ? '1 tactic is as it was.' : `${formatCount(count)} tactics are as they were.`
}

/** Returns a sentence with the number of changed items. */
export function changedSentence(count: number): string {
  return count === 1 ? '1 tactic updated.' : `${formatCount(count)} tactics updated.`
}
