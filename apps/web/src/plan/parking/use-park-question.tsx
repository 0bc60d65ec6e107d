import { isolateText } from '@throughline/domain/messages'
import type { TacticListItem } from '@throughline/domain/tactics'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { useState, type ReactElement } from 'react'
import { lossesText } from './parking-texts'

/** Asks before items are parked that lose more by it than their dates. */
export function useParkQuestion({
  titleOf,
  onConfirm,
}: {
  /** The title of an initiative; undefined for one that is not on show. */
  readonly titleOf: (initiativeId: number) => string | undefined
  readonly onConfirm: (items: readonly TacticListItem[]) => void
}): {
  /** Parks items, after the question where there is one. */
  readonly ask: (items: readonly TacticListItem[]) => void
  /** The dialog of the question; null while it is closed. */
  readonly question: ReactElement | null
} {
  const [items, setItems] = useState<readonly TacticListItem[] | null>(null)
  const [first] = items ?? []
  return {
    ask: (asked) => {
      if (lossesText(asked, titleOf).length === 0) onConfirm(asked)
      else setItems(asked)
    },
    question:
      items === null || first === undefined ? null : (
        <ConfirmDialog
          isOpen
          title={`Move ${items.length === 1 ? isolateText(first.title) : `${items.length} items`} to the Parking Lot?`}
          confirmLabel="Move to Parking Lot"
          cancelLabel="Cancel"
          closeLabel="Close"
          onConfirm={() => {
            setItems(null)
            onConfirm(items)
          }}
          onCancel={() => {
            setItems(null)
          }}
        >
          {lossesText(items, titleOf).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </ConfirmDialog>
      ),
  }
}
