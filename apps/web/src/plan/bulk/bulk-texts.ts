import { countText } from '@throughline/domain/messages'
import type { BulkChange } from '@throughline/domain/bulk'

const done: Readonly<Partial<Record<BulkChange['kind'], string>>> = {
  move: 'moved',
  flag: 'flagged',
  copy: 'copied',
  delete: 'deleted',
}

/** Returns the result of a change: `12 tactics moved.` */
export function doneSentence(change: BulkChange, count: number): string {
  const isUnflagged = change.kind === 'flag' && !change.isFlagged
  return `${countText(count, 'tactic')} ${isUnflagged ? 'unflagged' : (done[change.kind] ?? 'changed')}.`
}

/** Returns the result of the undo of a change, with the number of items. */
export function undoneSentence({ kind }: BulkChange, count: number): string {
  const [are, they] = count === 1 ? ['is', 'it was'] : ['are', 'they were']
  if (kind === 'delete') return `${countText(count, 'tactic')} ${are} back.`
  if (kind === 'copy') return `${countText(count, 'tactic')} deleted again.`
  return `${countText(count, 'tactic')} ${are} as ${they}.`
}
