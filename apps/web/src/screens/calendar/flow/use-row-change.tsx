import type { FlowTarget } from '@throughline/domain/flow'
import { isolateText } from '@throughline/domain/messages'
import type { TacticDates } from '@throughline/domain/tactics'
import type { FlowRowChangeRequest } from '@throughline/planner-views/flow'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { useState, type ReactElement } from 'react'
import type { PlanLookup } from '../../../plan'

interface RowChange {
  readonly request: FlowRowChangeRequest
  readonly target: FlowTarget
}

/**
 * Changes the type of an item that the user drops on another row to the type of that row, after a
 * confirmation.
 */
export function useRowChange({
  targets,
  lookup,
  onPlace,
}: {
  readonly targets: ReadonlyMap<string, FlowTarget>
  readonly lookup: PlanLookup
  readonly onPlace: (
    request: TacticDates & Pick<FlowRowChangeRequest, 'item'> & { readonly target: FlowTarget },
  ) => void
}): {
  readonly ask: (request: FlowRowChangeRequest) => void
  /** The dialog of the confirmation; null while it is closed. */
  readonly question: ReactElement | null
} {
  const [change, setChange] = useState<RowChange | null>(null)
  return {
    ask: (request) => {
      const target = targets.get(request.rowId)
      if (target !== undefined) setChange({ request, target })
    },
    question:
      change === null ? null : (
        <ConfirmDialog
          isOpen
          title={questionOf(change, lookup)}
          confirmLabel="Move"
          cancelLabel="Cancel"
          closeLabel="Close"
          onConfirm={() => {
            setChange(null)
            onPlace({ ...change.request, target: change.target })
          }}
          onCancel={() => {
            setChange(null)
          }}
        >
          Its platforms are cleared, because they belong to the old type.
        </ConfirmDialog>
      ),
  }
}

/** Returns a question such as: Move Cart reminder to Email · Newsletter? */
function questionOf({ request, target }: RowChange, lookup: PlanLookup): string {
  const channel = lookup.channels.get(target.channelId)?.name ?? ''
  const type = lookup.types.get(target.tacticTypeId)?.name ?? ''
  return `Move ${isolateText(request.item.title)} to ${isolateText(`${channel} · ${type}`)}?`
}
