import type { PlanDocumentCategory } from '@throughline/api-client'
import { formatCount, PLAN_DOCUMENT_MESSAGES } from '@throughline/domain/messages'
import { useRef, type ReactElement, type RefObject } from 'react'
import type { DocumentWrites } from '../../data/document-writes'
import { useResourceDeletion } from '../../lists'
import { useShowToast } from '../../platform/ToastProvider'
import { useCurrent } from '../../platform/use-current'
import { orderChange, useReversibleChanges } from '../../undo'
import type { DocumentGroup } from './document-groups'

export interface CategoryActionsOptions {
  readonly planId: number
  readonly rootRef: RefObject<HTMLElement | null>
  readonly groups: readonly DocumentGroup[]
  readonly writes: DocumentWrites
}

/**
 * Returns actions that rename, sort and delete the categories of documents, and show the result in
 * a toast.
 */
export function useCategoryActions({ planId, rootRef, groups, writes }: CategoryActionsOptions): {
  /** @returns why the rename failed; undefined on success */
  readonly rename: (category: PlanDocumentCategory, name: string) => Promise<string | undefined>
  /** @returns why the creation failed; undefined on success */
  readonly create: (name: string) => Promise<string | undefined>
  readonly place: (id: number, place: number) => Promise<void>
  readonly askDelete: (group: DocumentGroup) => void
  readonly question: ReactElement | null
} {
  const showToast = useShowToast()
  const { attempt } = useReversibleChanges(planId)
  const categories = groups.map(({ category }) => category)
  const entriesNow = useCurrent(categories)
  const neighborIdRef = useRef<number | null>(null)
  const orReason = async (work: Promise<unknown>, success: string, failure: string) => {
    try {
      await work
      showToast({ tone: 'success', text: success })
      return undefined
    } catch (error) {
      return sentenceOf(error, failure)
    }
  }
  const deletion = useResourceDeletion<{
    readonly id: number
    readonly name: string
    readonly count: number
  }>({
    noun: 'category',
    describeDeletion: ({ count }) => consequenceOf(count),
    onDelete: ({ item }) => writes.deleteCategory({ id: item.id }),
    deletedText: 'Category deleted.',
    onDeleted: () => {
      const card = `[data-resource-id="category-${neighborIdRef.current}"]`
      const target =
        rootRef.current?.querySelector<HTMLElement>(`${card} [data-part="chevron"]`) ??
        rootRef.current?.querySelector<HTMLElement>('input')
      target?.focus()
    },
  })
  return {
    rename: (category, name) =>
      orReason(
        writes.renameCategory({ category, name }),
        PLAN_DOCUMENT_MESSAGES.categoryUpdated,
        'The category could not be renamed.',
      ),
    create: (name) =>
      orReason(
        writes.createCategory({ name }),
        'Category created.',
        'The category could not be created.',
      ),
    place: async (id, place) => {
      const send = (index: number) => writes.placeCategory({ id, place: index })
      await attempt({
        ...orderChange({ id, before: categories, place, entriesNow, send }),
        done: PLAN_DOCUMENT_MESSAGES.categoryUpdated,
        failed: (error) => sentenceOf(error, 'The order could not be saved.'),
      })
    },
    askDelete: ({ category, documents }) => {
      const at = groups.findIndex((group) => group.category.id === category.id)
      neighborIdRef.current = (groups[at + 1] ?? groups[at - 1])?.category.id ?? null
      deletion.ask({ id: category.id, name: category.name, count: documents.length })
    },
    question: deletion.question,
  }
}

function consequenceOf(count: number): string {
  if (count === 0) return 'It has no documents.'
  return count === 1
    ? 'Its document moves to Uncategorized.'
    : `Its ${formatCount(count)} documents move to Uncategorized.`
}

function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback
}
