import { RichText } from '@throughline/ui/RichText'
import { Skeleton } from '@throughline/ui/Skeleton'
import { useNotes } from '../../data/item-details'
import { NotesCard } from './InitiativesSettings.styles'

/** The notes of an initiative, read when they are shown. */
export function NotesPreview({ id }: { readonly id: number }) {
  const notes = useNotes(id)
  if (notes.data === undefined) {
    return (
      <NotesCard aria-busy={!notes.isError}>
        {notes.isError ? 'The notes could not be loaded.' : <Skeleton width="220px" />}
      </NotesCard>
    )
  }
  return (
    <NotesCard>
      {notes.data === null || notes.data === '' ? 'No notes.' : <RichText html={notes.data} />}
    </NotesCard>
  )
}
