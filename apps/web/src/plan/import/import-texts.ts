import { countText, formatCount } from '@throughline/domain/messages'
import type { ItemImportReport } from '@throughline/api-client'

/** Returns the result of an import: `12 tactics created, 5 changed.` */
export function importedSentence({
  created,
  updated,
}: Pick<ItemImportReport, 'created' | 'updated'>): string {
  if (updated === 0) return `${countText(created, 'tactic')} created.`
  if (created === 0) return `${countText(updated, 'tactic')} changed.`
  return `${countText(created, 'tactic')} created, ${formatCount(updated)} changed.`
}

/** Returns the result of the undo of an import, with the number of items. */
export function importUndoneSentence(items: number): string {
  return `The import was undone: ${countText(items, 'tactic')}.`
}

/** Returns the sentence about an import that failed although its preview succeeded. */
export function newProblemsSentence(refused: number): string {
  const rows = countText(refused, 'row')
  const checked = refused === 1 ? 'it was checked' : 'they were checked'
  return `Nothing was imported: ${rows} ${refused === 1 ? 'has a problem' : 'have problems'} since ${checked}.`
}
