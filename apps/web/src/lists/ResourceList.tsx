import { formatCount } from '@throughline/domain/messages'
import { useRetainedEntries, useUnsavedParts } from '@throughline/planner-views/retained-entries'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorState } from '@throughline/ui/ErrorState'
import { SearchField } from '@throughline/ui/SearchField'
import { Skeleton } from '@throughline/ui/Skeleton'
import { englishSortableListLabels, SortableList } from '@throughline/ui/SortableList'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { useShowToast } from '../platform/ToastProvider'
import { AddResource } from './AddResource'
import { focusAfterDeletion } from './focus-after-deletion'
import { matchingResources, refuseName, type NameRules, type Resource } from './resource-names'
import { ListHint, ListRoot, ListSkeleton } from './ResourceList.styles'
import { ResourceRow } from './ResourceRow'
import { useResourceDeletion } from './use-resource-deletion'

/** A list with more resources than this has a search field. */
const SEARCH_FROM_COUNT = 10

/** State of a list: loading, failed, or its resources. */
type ResourceData<Item> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error'
      readonly message: string
      readonly isRetrying: boolean
      readonly onRetry: () => void
    }
  | { readonly status: 'ready'; readonly items: readonly Item[] }

export interface ResourceListProps<Item extends Resource> extends NameRules {
  /** Name of the list, such as "Channels". */
  readonly label: string
  /**
   * State of the list. Resources are in their order. Pass a stable array while they do not change.
   */
  readonly data: ResourceData<Item>
  /** Whether the user may only view the list. @default false */
  readonly isReadOnly?: boolean
  /** Text of an empty list. */
  readonly emptyText: string
  /** Renders what precedes a name, such as a color. @default nothing */
  readonly renderStart?: (item: Item) => ReactNode
  /** Renders what follows a name, such as how often items use it. @default nothing */
  readonly renderDetails?: (item: Item) => ReactNode
  /** Whether the user can rename a resource, if the list allows renaming. @default every one */
  readonly canRename?: (item: Item) => boolean
  /** Whether the user can delete a resource, if the list allows deletion. @default every one */
  readonly canDelete?: (item: Item) => boolean
  /** Creates a resource at the end. Without this callback, the list has no form for that. */
  readonly onAdd?: (request: { name: string }) => Promise<unknown>
  readonly onRename?: (request: { item: Item; name: string }) => Promise<unknown>
  /**
   * Stores a new order of all resources. Change `data` at once, and change it back if the server
   * refuses.
   */
  readonly onReorder?: (request: { ids: readonly number[] }) => Promise<unknown>
  readonly onDelete?: (request: { item: Item }) => Promise<unknown>
  /** Restores a deleted resource. Without this callback, the user cannot undo a deletion. */
  readonly onRestore?: (request: { item: Item }) => Promise<unknown>
  /**
   * Describes the data that a deletion also removes, for the question. Required with `onDelete`.
   */
  readonly describeDeletion?: (item: Item) => ReactNode
  /**
   * Reports whether the list holds typed text that is not saved. Pass a stable function.
   *
   * @default nothing
   */
  readonly onUnsavedChange?: (change: { readonly hasUnsaved: boolean }) => void
  /** Text of the toast after a deletion, from the catalog of messages. */
  readonly deletedText?: string
}

/**
 * List of ordered, uniquely named resources: channels, types, tags, categories. The user adds them,
 * renames them in place, sorts them by mouse or keys, and deletes them after a question. Every
 * callback rejects if the server refuses. The list then shows the reason beside the control that
 * the user used, and keeps the typed text.
 *
 * @see docs/guides/forms-and-settings.md
 */
export function ResourceList<Item extends Resource>(props: ResourceListProps<Item>) {
  const { data, label } = props
  switch (data.status) {
    case 'loading':
      return (
        <ListSkeleton aria-label={label} aria-busy>
          <VisuallyHidden>Loading</VisuallyHidden>
          {['42%', '28%', '56%', '34%'].map((width) => (
            <div key={width}>
              <Skeleton width={width} />
            </div>
          ))}
        </ListSkeleton>
      )
    case 'error':
      return (
        <ErrorState
          size="small"
          title={`${label} could not be loaded`}
          retryLabel="Try again"
          isRetrying={data.isRetrying}
          onRetry={data.onRetry}
        >
          {data.message}
        </ErrorState>
      )
    case 'ready':
    default:
      return <ReadyList {...props} items={data.items} />
  }
}

function ReadyList<Item extends Resource>({
  label,
  noun,
  validateName,
  items,
  isReadOnly = false,
  emptyText,
  renderStart,
  renderDetails,
  canRename,
  canDelete,
  onAdd,
  onRename,
  onReorder,
  onDelete,
  onRestore,
  describeDeletion,
  onUnsavedChange,
  deletedText = `The ${noun} was deleted.`,
}: ResourceListProps<Item> & { readonly items: readonly Item[] }) {
  const showToast = useShowToast()
  const rootRef = useRef<HTMLDivElement>(null)
  const neighborIdRef = useRef<number | null>(null)
  const [search, setSearch] = useState('')
  const rules = { noun, validateName }
  const isSearched = search.trim() !== ''
  const retained = useRetainedEntries(items)
  const tellOfPart = useUnsavedParts(onUnsavedChange)
  const visible = useMemo(() => {
    const present = new Set(items)
    return matchingResources(retained.visible, search).map((item) => ({
      id: String(item.id),
      label: item.name,
      isDisabled: !present.has(item),
      item,
    }))
  }, [items, retained.visible, search])
  const deletion = useResourceDeletion<Item>({
    noun,
    describeDeletion: (item) => describeDeletion?.(item),
    onDelete: async (request) => onDelete?.(request),
    onRestore,
    deletedText,
    onDeleted: () => {
      focusAfterDeletion(rootRef.current, neighborIdRef.current)
    },
  })
  const ask = (item: Item) => {
    const index = visible.findIndex(({ id }) => id === String(item.id))
    neighborIdRef.current = (visible[index + 1] ?? visible[index - 1])?.item.id ?? null
    deletion.ask(item)
  }
  const reorder = async (ids: readonly number[]) => {
    try {
      await onReorder?.({ ids })
    } catch (error) {
      const text = error instanceof Error ? error.message : ''
      showToast({ tone: 'error', text: text === '' ? 'The order could not be saved.' : text })
    }
  }
  const isSortable = !isReadOnly && onReorder !== undefined && items.length > 1
  return (
    <ListRoot ref={rootRef}>
      {items.length > SEARCH_FROM_COUNT ? (
        <SearchField
          label={`Search ${label.toLowerCase()}`}
          placeholder={`Search ${label.toLowerCase()}`}
          clearLabel="Clear the search"
          value={search}
          resultText={
            isSearched ? `${formatCount(visible.length)} of ${formatCount(items.length)}` : ''
          }
          onChange={({ value }) => {
            setSearch(value)
          }}
        />
      ) : null}
      {visible.length === 0 ? (
        <EmptyState
          size="small"
          illustration={isSearched ? 'search' : 'list'}
          title={isSearched ? `No ${noun} is called “${search.trim()}”` : emptyText}
        />
      ) : (
        <SortableList
          label={label}
          items={visible}
          labels={englishSortableListLabels}
          isReadOnly={!isSortable || isSearched}
          onReorder={({ ids }) => {
            void reorder(ids.map(Number).filter((id) => !retained.isGone(id)))
          }}
          renderItem={({ item: { item } }) => (
            <ResourceRow
              item={item}
              noun={noun}
              refuse={(name) =>
                refuseName(
                  name,
                  items.filter(({ id }) => id !== item.id),
                  rules,
                )
              }
              start={renderStart?.(item) ?? null}
              details={renderDetails?.(item) ?? null}
              isGone={retained.isGone(item.id)}
              onAdd={onAdd ?? null}
              onKeep={(isRetained) => {
                retained.keep(item.id, 'name', isRetained)
              }}
              onUnsaved={(hasUnsaved) => {
                tellOfPart(`name of ${item.id}`, hasUnsaved)
              }}
              onRename={
                isReadOnly || onRename === undefined || canRename?.(item) === false
                  ? null
                  : onRename
              }
              onDelete={
                isReadOnly || onDelete === undefined || canDelete?.(item) === false
                  ? null
                  : () => {
                      ask(item)
                    }
              }
            />
          )}
        />
      )}
      {isSortable && isSearched ? <ListHint>Clear the search to change the order.</ListHint> : null}
      {isReadOnly || onAdd === undefined ? null : (
        <AddResource
          {...rules}
          items={items}
          onUnsaved={(hasUnsaved) => {
            tellOfPart('new', hasUnsaved)
          }}
          onAdd={async (request) => {
            setSearch('')
            await onAdd(request)
          }}
        />
      )}
      {deletion.question}
    </ListRoot>
  )
}
