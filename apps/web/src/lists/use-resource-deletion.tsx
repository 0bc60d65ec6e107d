import { isolateText } from '@throughline/domain/messages'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { useEffect, useEffectEvent, useState, type ReactElement, type ReactNode } from 'react'
import { noProblem, useSubmission } from '../forms'
import { useShowToast } from '../platform/ToastProvider'
import { undoToast } from '../undo'
import type { Resource } from './resource-names'

/** Texts of the question that the specification prescribes. */
interface DeletionTexts {
  readonly title: string
  readonly confirmLabel: string
  readonly cancelLabel: string
  /** Text for every failure, instead of the server's reason. */
  readonly failed: string
}

export interface ResourceDeletionOptions<Item extends Resource> {
  readonly noun: string
  /** Describes the data that the deletion also removes, such as how many tactics. */
  readonly describeDeletion: (item: Item) => ReactNode
  /** Deletes the resource. Rejects if that fails. */
  readonly onDelete: (request: { item: Item }) => Promise<unknown>
  /** Restores a deleted resource; with it, the toast offers Undo. @default it cannot be undone */
  readonly onRestore?: ((request: { item: Item }) => Promise<unknown>) | undefined
  /** Text of the toast after the deletion. */
  readonly deletedText: string
  /** @default "Delete Email?", "Delete channel" and "Cancel", and the reason of a refusal */
  readonly texts?: DeletionTexts
  /** Runs after the deletion, once the question has closed. */
  readonly onDeleted: () => void
}

/** Deletes resources after a question, and offers to restore them. */
export function useResourceDeletion<Item extends Resource>({
  noun,
  describeDeletion,
  onDelete,
  onRestore,
  deletedText,
  texts,
  onDeleted,
}: ResourceDeletionOptions<Item>): {
  readonly ask: (item: Item) => void
  /** The open question, or null; render it anywhere. */
  readonly question: ReactElement | null
} {
  const showToast = useShowToast()
  const [item, setItem] = useState<Item | null>(null)
  const { isSaving, problem, setProblem, run } = useSubmission()
  const [deletedCount, setDeletedCount] = useState(0)
  // The page cannot receive the focus before the question has closed.
  const handleClosed = useEffectEvent(onDeleted)
  useEffect(() => {
    if (deletedCount > 0) handleClosed()
  }, [deletedCount])

  const restore = async (deleted: Item) => {
    try {
      await onRestore?.({ item: deleted })
      showToast({ tone: 'success', text: `${isolateText(deleted.name)} is back.` })
    } catch (failure) {
      showToast({ tone: 'error', text: sentenceOf(failure, `The ${noun} could not be restored.`) })
    }
  }
  const remove = async (confirmed: Item) => {
    await onDelete({ item: confirmed })
    setItem(null)
    setDeletedCount((count) => count + 1)
    const toast = { tone: 'success', text: deletedText } as const
    showToast(onRestore === undefined ? toast : undoToast(toast, () => void restore(confirmed)))
  }
  const confirm = (confirmed: Item) =>
    run(
      () => remove(confirmed),
      (failure) => ({
        ...noProblem,
        message: texts?.failed ?? sentenceOf(failure, `The ${noun} could not be deleted.`),
      }),
    )
  return {
    ask: (requested) => {
      setProblem(noProblem)
      setItem(requested)
    },
    question:
      item === null ? null : (
        <ConfirmDialog
          isOpen
          title={texts?.title ?? `Delete ${isolateText(item.name)}?`}
          confirmLabel={texts?.confirmLabel ?? `Delete ${noun}`}
          cancelLabel={texts?.cancelLabel ?? 'Cancel'}
          closeLabel="Close"
          isDestructive
          isBusy={isSaving}
          error={problem.message ?? undefined}
          onConfirm={() => void confirm(item)}
          onCancel={() => {
            setItem(null)
          }}
        >
          {describeDeletion(item)}
        </ConfirmDialog>
      ),
  }
}

function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback
}
