import type { ItemImportReport } from '@throughline/api-client'

const count = (value: number, noun: string): string =>
  `${value.toLocaleString('en-US')} ${value === 1 ? noun : `${noun}s`}`

/** Returns the result of an import: `12 tactics created, 5 changed.` */
export function importedSentence({
  created,
  updated,
}: Pick<ItemImportReport, 'created' | 'updated'>): string {
  if (updated === 0) return `${count(created, 'tactic')} created.`
  if (created === 0) return `${count(updated, 'tactic')} changed.`
  return `${count(created, 'tactic')} created, ${updated.toLocaleString('en-US')} changed.`
}

/** Returns the result of the undo of an import, with the number of items. */
export function importUndoneSentence(items: number): string {
  return `The import was undone: ${count(items, 'tactic')}.`
}

/** Returns the sentence about an import that failed although its preview succeeded. */
export function newProblemsSentence(refused: number): string {
  const rows = count(refused, 'row')
  const checked = refused === 1 ? 'it was checked' : 'they were checked'
  return `Nothing was imported: ${rows} ${refused === 1 ? 'has a problem' : 'have problems'} since ${checked}.`
}
