import type { PlanDocument } from '@throughline/api-client'
import type { ReactElement, RefObject } from 'react'
import { useRef } from 'react'
import { focusAfterDeletion, useResourceDeletion } from '../../lists'
import { attachedText } from './AttachedItems'
import type { DocumentGroup } from './document-groups'

export interface DocumentDeletionOptions {
  /** The list in which the focus moves to a neighbor. */
  readonly rootRef: RefObject<HTMLElement | null>
  readonly groups: readonly DocumentGroup[]
  readonly onDelete: (document: PlanDocument) => Promise<unknown>
}

/** Deletes documents, after a question that says how the deletion affects their items. */
export function useDocumentDeletion({ rootRef, groups, onDelete }: DocumentDeletionOptions): {
  readonly ask: (document: PlanDocument) => void
  readonly question: ReactElement | null
} {
  /**
   * The document's neighbor in the category; the category itself if the document is the last one of
   * it.
   */
  const neighborRef = useRef<{ id: number | null; categoryId: number | null }>({
    id: null,
    categoryId: null,
  })
  const { ask, question } = useResourceDeletion<{
    readonly id: number
    readonly name: string
    readonly document: PlanDocument
  }>({
    noun: 'document',
    describeDeletion: ({ document }) => describeDeletion(document.tacticIds.length),
    onDelete: ({ item }) => onDelete(item.document),
    deletedText: 'Document deleted.',
    onDeleted: () => {
      const { id, categoryId } = neighborRef.current
      if (id !== null) focusAfterDeletion(rootRef.current, id)
      else {
        const card = `[data-resource-id="category-${categoryId}"]`
        rootRef.current?.querySelector<HTMLElement>(`${card} [data-part="chevron"]`)?.focus()
      }
    },
  })
  return {
    ask: (document) => {
      const group = groups.find(({ documents }) => documents.includes(document))
      const rows = group?.documents ?? []
      const at = rows.indexOf(document)
      neighborRef.current = {
        id: (rows[at + 1] ?? rows[at - 1])?.id ?? null,
        categoryId: group?.category.id ?? null,
      }
      ask({ id: document.id, name: document.asset.name, document })
    },
    question,
  }
}

function describeDeletion(attachedCount: number): string {
  const attached =
    attachedCount === 0
      ? 'It is attached to no tactic.'
      : `It is attached to ${attachedText(attachedCount)}, and is removed from ${
          attachedCount === 1 ? 'it' : 'all of them'
        }.`
  return `${attached} This cannot be undone.`
}
