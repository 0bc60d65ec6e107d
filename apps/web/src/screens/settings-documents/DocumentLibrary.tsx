import { formatCount } from '@throughline/domain/messages'
import type { PlanDocument, PlanDocumentCategory } from '@throughline/api-client'
import { useRetainedEntries } from '@throughline/planner-views/retained-entries'
import { EmptyState } from '@throughline/ui/EmptyState'
import { Lightbox, previewKindOf, type LightboxFile } from '@throughline/ui/Lightbox'
import { SearchField } from '@throughline/ui/SearchField'
import { SegmentedControl } from '@throughline/ui/SegmentedControl'
import { englishSortableListLabels, SortableList } from '@throughline/ui/SortableList'
import { LayoutGrid, List } from 'lucide-react'
import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentWrites } from '../../data/document-writes'
import { refuseName } from '../../lists'
import { useHashTarget } from '../../settings'
import { planningZone } from '../../platform/clock'
import { createDocumentPreferences } from '../../preferences/document-preferences'
import { useStoredPreferences } from '../../preferences/preferences-context'
import { DocumentGroupCard } from './DocumentGroupCard'
import { groupDocuments, type DocumentGroup } from './document-groups'
import { Library, LibraryHead } from './DocumentsSettings.styles'
import { MoveDocumentDialog } from './MoveDocumentDialog'
import { useCategoryActions } from './use-category-actions'
import { useDocumentDeletion } from './use-document-deletion'

const views = [
  { value: 'list', label: 'List', icon: List },
  { value: 'gallery', label: 'Gallery', icon: LayoutGrid },
] as const

/** Files of a lightbox, as they were when it opened, and the visible one. */
interface VisibleFiles {
  readonly files: readonly LightboxFile[]
  readonly openId: string
}

export interface DocumentLibraryProps {
  readonly planId: number
  readonly categories: readonly PlanDocumentCategory[]
  readonly documents: readonly PlanDocument[]
  readonly writes: DocumentWrites
  /** Whether the user may edit categories and every document. */
  readonly canManage: boolean
  readonly canChange: (document: PlanDocument) => boolean
  /** Ids of the open categories. */
  readonly openIds: ReadonlySet<number>
  readonly onOpenChange: (ids: ReadonlySet<number>) => void
}

/** Documents of a plan by category, which users search, view, move and delete. */
export function DocumentLibrary({
  planId,
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
  const preferences = useStoredPreferences(createDocumentPreferences)
  const [view, setView] = useState(preferences.view)
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search)
  const [visible, setVisible] = useState<VisibleFiles | null>(null)
  const [moved, setMoved] = useState<PlanDocument | null>(null)
  const retained = useRetainedEntries(categories)
  const groups = useMemo(
    () => groupDocuments(retained.visible, documents, sought),
    [retained.visible, documents, sought],
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
  const category = useCategoryActions({ planId, rootRef, groups, writes })
  useHashTarget()

  const toggle = (id: number) => {
    const ids = new Set(openIds)
    if (!ids.delete(id)) ids.add(id)
    startTransition(() => {
      onOpenChange(ids)
    })
  }
  const show = ({ id }: PlanDocument) => {
    setVisible({ files: filesOf(groups), openId: String(id) })
  }
  const latestRef = useRef({ ask: deletion.ask, show })
  useEffect(() => {
    latestRef.current = { ask: deletion.ask, show }
  })
  const actions = useMemo(
    () => ({
      onPreview: (document: PlanDocument) => {
        latestRef.current.show(document)
      },
      onMove: setMoved,
      onDelete: (document: PlanDocument) => {
        latestRef.current.ask(document)
      },
    }),
    [],
  )
  const cardOf = (group: DocumentGroup) => (
    <DocumentGroupCard
      group={group}
      // A search opens every category, so its matches are visible.
      isOpen={isSearched || openIds.has(group.category.id)}
      onToggle={() => {
        toggle(group.category.id)
      }}
      view={view}
      zone={zone}
      canManage={canManage}
      canChange={canChange}
      actions={actions}
      refuseName={(name) =>
        refuseName(
          name,
          categories.filter(({ id }) => id !== group.category.id),
          { noun: 'category' },
        )
      }
      isGone={retained.isGone(group.category.id)}
      onKeep={(isRetained) => {
        retained.keep(group.category.id, 'name', isRetained)
      }}
      onRename={(name) =>
        retained.isGone(group.category.id)
          ? category.create(name)
          : category.rename(group.category, name)
      }
      onDelete={() => {
        category.askDelete(group)
      }}
    />
  )
  return (
    <Library ref={rootRef} id="files">
      <LibraryHead>
        <SearchField
          label="Search documents"
          placeholder="Search documents"
          clearLabel="Clear the search"
          value={search}
          resultText={
            isSearched ? `${formatCount(matchCount)} of ${formatCount(documents.length)}` : ''
          }
          onChange={({ value }) => {
            setSearch(value)
          }}
        />
        <SegmentedControl
          label="View"
          options={views}
          value={view}
          onChange={({ value }) => {
            preferences.setView(value)
            setView(value)
          }}
        />
      </LibraryHead>
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
            const present = ids.filter((one) => !retained.isGone(Number(one)))
            void category.place(Number(id), present.indexOf(id))
          }}
          renderItem={({ item }) => cardOf(item.group)}
        />
      )}
      {deletion.question}
      {category.question}
      {visible === null ? null : (
        <Lightbox
          {...visible}
          onOpen={({ id }) => {
            setVisible({ ...visible, openId: id })
          }}
          onClose={() => {
            setVisible(null)
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

/** Returns every document with a preview, once, in the order of the categories. */
function filesOf(groups: readonly DocumentGroup[]): readonly LightboxFile[] {
  const documents = new Set(groups.flatMap((group) => group.documents))
  return [...documents]
    .filter(({ asset }) => previewKindOf(asset) !== null)
    .map(({ id, asset }) => ({
      id: String(id),
      name: asset.name,
      contentType: asset.contentType,
      url: asset.fileLocation,
    }))
}
