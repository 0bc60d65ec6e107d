import type { BulkChangeDialogProps } from '../BulkChangeDialog.types'
import type { BulkChange } from '@throughline/domain/bulk'
import type { BulkChangeLabels } from '../BulkChangeDialog.labels'
import { shiftedDay } from './bulk-draft'

type SentenceParts = Parameters<BulkChangeLabels['sentence']>[0]

interface NamedThings extends Required<
  Pick<BulkChangeDialogProps, 'channels' | 'tags' | 'firstDay'>
> {
  readonly change: BulkChange
  readonly initiativeTitle: string | null
}

/**
 * Returns a change with dates and names in place of ids and numbers. Leaves out ids that no longer
 * exist.
 */
export function sentencePartsOf({
  change,
  firstDay,
  initiativeTitle,
  channels,
  tags,
}: NamedThings): SentenceParts {
  const namesOf = (ids: readonly number[]): readonly string[] =>
    ids.flatMap((id) => tags?.find((tag) => tag.id === id)?.title ?? [])
  return {
    change,
    initiativeTitle,
    firstDay,
    newFirstDay:
      firstDay !== null && (change.kind === 'move' || change.kind === 'copy')
        ? shiftedDay(firstDay, change.deltaDays)
        : null,
    typeName: change.kind === 'type' ? typeNameOf(channels, change.tacticTypeId) : null,
    addedTags: change.kind === 'tags' ? namesOf(change.addIds) : [],
    removedTags: change.kind === 'tags' ? namesOf(change.removeIds) : [],
  }
}

function typeNameOf(channels: NamedThings['channels'], typeId: number): string | null {
  for (const channel of channels) {
    const type = channel.types.find(({ id }) => id === typeId)
    if (type !== undefined) return `${channel.name}, ${type.name}`
  }
  return null
}
