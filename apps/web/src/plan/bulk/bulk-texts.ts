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
  return `${tacticCount(count)} ${isUnflagged ? 'unflagged' : (done[change.kind] ?? 'changed')}.`
}

/** Returns the result of the undo of a change, with the number of items. */
export function undoneSentence({ kind }: BulkChange, count: number): string {
  const [are, they] = count === 1 ? ['is', 'it was'] : ['are', 'they were']
  if (kind === 'delete') return `${tacticCount(count)} ${are} back.`
  if (kind === 'copy') return `${tacticCount(count)} deleted again.`
  return `${tacticCount(count)} ${are} as ${they}.`
}

function tacticCount(count: number): string {
  return `${count} ${count === 1 ? 'tactic' : 'tactics'}`
}
