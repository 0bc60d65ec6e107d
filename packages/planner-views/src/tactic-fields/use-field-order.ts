import type { TacticField } from '@throughline/domain/channels'
import { useMemo, useState } from 'react'
import type { TacticFieldsTableProps } from './TacticFieldsTable.types'

/** The order of fields: the one that a person has just made until it is stored or refused. */
export function useFieldOrder(
  fields: readonly TacticField[],
  onReorder: TacticFieldsTableProps['onReorder'],
) {
  const [pending, setPending] = useState<readonly number[] | null>(null)
  const ordered = useMemo(() => {
    if (pending === null) return fields
    const places = new Map(pending.map((id, place) => [id, place]))
    // What somebody else has added meanwhile is last.
    const placeOf = ({ id }: TacticField) => places.get(id) ?? places.size
    return [...fields].sort((a, b) => placeOf(a) - placeOf(b))
  }, [fields, pending])
  return {
    ordered,
    reorder: (change: Parameters<typeof onReorder>[0]) => {
      setPending(change.ids)
      const settle = () => {
        // A later move has an order of its own.
        setPending((ids) => (ids === change.ids ? null : ids))
      }
      void onReorder(change).then(settle, settle)
    },
  }
}
