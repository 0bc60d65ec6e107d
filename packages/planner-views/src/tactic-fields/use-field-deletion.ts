import type { TacticField } from '@throughline/domain/channels'
import { useEffect, useEffectEvent, useState } from 'react'
import type { TacticFieldsTableProps } from './TacticFieldsTable.types'

interface Deletion {
  /** In the order on the screen. */
  readonly fields: readonly TacticField[]
  readonly onDelete: TacticFieldsTableProps['onDelete']
  /** The question has closed. @param neighborId the field after the deleted one, or else before it */
  readonly onDeleted: (neighborId: number | null) => void
}

/** The question before a field is deleted, and the wait for it. */
export function useFieldDeletion({ fields, onDelete, onDeleted }: Deletion) {
  const [asked, setAsked] = useState<{
    readonly field: TacticField
    readonly neighborId: number | null
  } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<{ readonly neighborId: number | null } | null>(null)
  // The page takes no focus before the question has closed.
  const handleClosed = useEffectEvent(onDeleted)
  useEffect(() => {
    if (deleted !== null) handleClosed(deleted.neighborId)
  }, [deleted])
  return {
    field: asked?.field ?? null,
    isBusy,
    error,
    ask: (field: TacticField) => {
      const at = fields.findIndex(({ id }) => id === field.id)
      setError(null)
      setAsked({ field, neighborId: (fields[at + 1] ?? fields[at - 1])?.id ?? null })
    },
    cancel: () => {
      setAsked(null)
    },
    confirm: async () => {
      if (asked === null) return
      setIsBusy(true)
      setError(null)
      const refusal = await onDelete({ field: asked.field })
      setIsBusy(false)
      if (refusal === undefined) {
        setAsked(null)
        setDeleted({ neighborId: asked.neighborId })
      } else setError(refusal)
    },
  }
}
