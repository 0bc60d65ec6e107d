import type { PlanDocument, PlanDocumentCategory } from '@throughline/api-client'
import {
  DocumentPreview,
  type DocumentPreviewLabels,
} from '@throughline/planner-views/document-preview'
import { useKeptEntries } from '@throughline/planner-views/kept-entries'
import { EmptyState } from '@throughline/ui/EmptyState'
import { SearchField } from '@throughline/ui/SearchField'
import { englishSortableListLabels, SortableList } from '@throughline/ui/SortableList'
import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentWrites } from '../../data/document-writes'
import { useHashTarget } from '../../settings'
import { planningZone } from '../../platform/clock'
import { DocumentGroupCard, refuseCategoryName } from './DocumentGroupCard'
import { groupDocuments, type DocumentGroup } from './document-groups'
import { Library } from './DocumentsSettings.styles'
import { MoveDocumentDialog } from './MoveDocumentDialog'
import { useCategoryActions } from './use-category-actions'
import { useDocumentDeletion } from './use-document-deletion'

const PREVIEW_LABELS: DocumentPreviewLabels = {
  download: ({ name }) => `Download ${name}`,
  close: 'Close',
}

export interface DocumentLibraryProps {
  readonly categories: readonly PlanDocumentCategory[]
  readonly documents: readonly PlanDocument[]
  readonly writes: DocumentWrites
  /** The person may set up categories and change every document. */
  readonly canManage: boolean
  readonly canChange: (document: PlanDocument) => boolean
  /** Categories that are open, by their ids. */
  readonly openIds: ReadonlySet<number>
  readonly onOpenChange: (ids: ReadonlySet<number>) => void
}

/** The documents of a plan by category: searched, looked at, moved and deleted. */
export function DocumentLibrary({
  categories,
  documents,
  writes,
  canManage,
  canChange,
  openIds,
  onOpenChange,
}: DocumentLibraryProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  const zone = planningZone()
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search)
  const [shown, setShown] = useState<PlanDocument | null>(null)
  const [moved, setMoved] = useState<PlanDocument | null>(null)
  const kept = useKeptEntries(categories)
  const groups = useMemo(
    () => groupDocuments(kept.shown, documents, sought),
    [kept.shown, documents, sought],
  )
  const items = useMemo(
    () =>
      groups.map((group) => ({
        id: String(group.category.id),
        label: group.category.name,
        group,
      })),
    [groups],
  )
  const isSearched = sought.trim() !== ''
  const matchCount = new Set(groups.flatMap((group) => group.documents.map(({ id }) => id))).size
  const deletion = useDocumentDeletion({ rootRef, groups, onDelete: writes.deleteDocument })
  const category = useCategoryActions({ rootRef, groups, writes })
  useHashTarget()

  const toggle = (id: number) => {
    const ids = new Set(openIds)
    if (!ids.delete(id)) ids.add(id)
    startTransition(() => {
      onOpenChange(ids)
    })
  }
  const askRef = useRef(deletion.ask)
  useEffect(() => {
    askRef.current = deletion.ask
  })
  const actions = useMemo(
    () => ({
      onPreview: setShown,
      onMove: setMoved,
      onDelete: (document: PlanDocument) => {
        askRef.current(document)
      },
    }),
    [],
  )
  const cardOf = (group: DocumentGroup) => (
    <DocumentGroupCard
      group={group}
      // Matches are shown wherever they are.
      isOpen={isSearched || openIds.has(group.category.id)}
      onToggle={() => {
        toggle(group.category.id)
      }}
      zone={zone}
      canManage={canManage}
      canChange={canChange}
      actions={actions}
      refuseName={(name) =>
        refuseCategoryName(
          name,
          categories.filter(({ id }) => id !== group.category.id).map((one) => one.name),
        )
      }
      isGone={kept.isGone(group.category.id)}
      onKeep={(isKept) => {
        kept.keep(group.category.id, 'name', isKept)
      }}
      onRename={(name) =>
        kept.isGone(group.category.id)
          ? category.create(name)
          : category.rename(group.category.id, name)
      }
      onDelete={() => {
        category.askDelete(group)
      }}
    />
  )
  return (
    <Library ref={rootRef} id="files">
      <SearchField
        label="Search documents"
        placeholder="Search documents"
        clearLabel="Clear the search"
        value={search}
        resultText={isSearched ? `${matchCount} of ${documents.length}` : ''}
        onChange={({ value }) => {
          setSearch(value)
        }}
      />
      {documents.length === 0 ? (
        <EmptyState size="small" illustration="files" title="No documents yet">
          {canManage
            ? 'Upload the first one: briefs, reports or pictures that the team shares.'
            : 'Documents that are attached to tactics appear here too.'}
        </EmptyState>
      ) : null}
      {isSearched && groups.length === 0 ? (
        <EmptyState
          size="small"
          illustration="search"
          title={`No document is called “${sought.trim()}”`}
        />
      ) : (
        <SortableList
          id="document-categories"
          label="Document categories"
          variant="cards"
          items={items}
          labels={englishSortableListLabels}
          isReadOnly={!canManage || isSearched || items.length < 2}
          onReorder={({ id, ids }) => {
            const present = ids.filter((one) => !kept.isGone(Number(one)))
            void category.place(Number(id), present.indexOf(id))
          }}
          renderItem={({ item }) => cardOf(item.group)}
        />
      )}
      {deletion.question}
      {category.question}
      {shown === null ? null : (
        <DocumentPreview
          document={{
            name: shown.asset.name,
            contentType: shown.asset.contentType,
            url: shown.asset.fileLocation,
          }}
          labels={PREVIEW_LABELS}
          onClose={() => {
            setShown(null)
          }}
        />
      )}
      {moved === null ? null : (
        <MoveDocumentDialog
          document={moved}
          isGone={documents.every(({ id }) => id !== moved.id)}
          categories={categories}
          writes={writes}
          canCreate={canManage}
          onClose={() => {
            setMoved(null)
          }}
          onMoved={({ categoryId }) => {
            onOpenChange(new Set([...openIds, categoryId]))
          }}
        />
      )}
    </Library>
  )
}
