import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { EmptyState } from '@throughline/ui/EmptyState'
import { SearchField } from '@throughline/ui/SearchField'
import { SortableGroups } from '@throughline/ui/SortableGroups'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { tagCategoryKey } from '@throughline/domain/tags'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { AddTag } from './AddTag'
import { englishTagManagerLabels } from './TagManager.labels'
import { isTagUsed, matchingTags, tagGroupsOf } from './tag-groups'
import type { TagItem } from './tag-groups'
import { Hint, ManagerRoot } from './TagManager.styles'
import type { ManagedTag, TagManagerProps } from './TagManager.types'
import { TagRow } from './TagRow'
import { useTagDeletion } from './use-tag-deletion'

/** Above this many tags they can be searched. */
const SEARCH_FROM_COUNT = 10

/** Above this many rows only those near the window are drawn whole: it takes a long time. */
const LAZY_FROM_COUNT = 40

/** The tags of a plan by category: adding, renaming, moving and deleting them. */
export function TagManager(props: TagManagerProps) {
  return (
    <ErrorBoundary>
      <TagManagerContent {...props} />
    </ErrorBoundary>
  )
}

function TagManagerContent({
  tags: storedTags,
  isReadOnly = false,
  canReorder = false,
  reorderNote = null,
  onAdd,
  onRename,
  onMove,
  onDelete,
  onDraftChange,
  labels: providedLabels = englishTagManagerLabels,
}: TagManagerProps) {
  const labels = useLabels(providedLabels)
  const rootRef = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const { tags, goneId, changeEditing } = useEditedTag(storedTags)
  const sought = useDeferredValue(search).trim()
  const groups = useMemo(() => tagGroupsOf(storedTags, labels.emptyCategory), [storedTags, labels])
  const match = useMemo(() => (sought === '' ? tags : matchingTags(tags, sought)), [tags, sought])
  const visible = useMemo(() => {
    if (sought === '' && goneId === null) return groups
    const drawn = tagGroupsOf(match, labels.emptyCategory)
    return sought === '' ? drawn : drawn.filter(({ items }) => items.length > 0)
  }, [groups, match, sought, goneId, labels])
  const deletion = useTagDeletion({
    ids: visible.flatMap(({ items }) =>
      items.filter(({ tag }) => tag.otherPlan === null).map(({ tag }) => tag.id),
    ),
    rootRef,
    onDelete,
  })

  const refuse = useCallback(
    ({ tag, name }: { tag: ManagedTag; name: string }) => {
      if (name === '') return labels.nameRequired
      const key = tagCategoryKey(tag)
      return isTagUsed(groups, { key, name, exceptId: tag.id })
        ? labels.nameUsed({ category: groups.find(({ id }) => id === key)?.label ?? '' })
        : undefined
    },
    [groups, labels],
  )
  const { ask } = deletion
  const renderItem = useCallback(
    ({ item: { tag } }: { item: TagItem }) => (
      <TagRow
        {...{ tag, isReadOnly, labels, refuse, onRename }}
        isGone={tag.id === goneId}
        onEditingChange={changeEditing}
        onDelete={ask}
      />
    ),
    [isReadOnly, labels, goneId, refuse, onRename, changeEditing, ask],
  )
  const canMove = canReorder && !isReadOnly
  return (
    <ManagerRoot ref={rootRef}>
      {isReadOnly ? null : (
        <AddTag
          {...{ groups, labels, onDraftChange }}
          onAdd={async (tag) => {
            const refusal = await onAdd(tag)
            // Among the results of a search it could not be seen.
            if (refusal === undefined) setSearch('')
            return refusal
          }}
        />
      )}
      {isReadOnly || canMove || reorderNote === null ? null : <Hint>{reorderNote}</Hint>}
      {tags.length > SEARCH_FROM_COUNT ? (
        <SearchField
          label={labels.search}
          placeholder={labels.search}
          clearLabel={labels.clearSearch}
          value={search}
          resultText={
            sought === '' ? '' : labels.match({ visible: match.length, count: tags.length })
          }
          onChange={({ value }) => {
            setSearch(value)
          }}
        />
      ) : null}
      {canMove && sought !== '' ? <Hint>{labels.clearToReorder}</Hint> : null}
      {match.length === 0 && sought !== '' ? (
        <EmptyState
          size="small"
          illustration="search"
          title={labels.noMatches({ search: sought })}
        />
      ) : (
        <SortableGroups
          groups={visible}
          labels={labels.sorting}
          isLazy={match.length > LAZY_FROM_COUNT}
          isReadOnly={!canMove || sought !== ''}
          renderItem={renderItem}
          onMove={({ id, toGroupId, groups: arranged }) => {
            const group = groups.find((one) => one.id === toGroupId)
            const ids = arranged.find((one) => one.id === toGroupId)?.itemIds ?? []
            const own = new Set(
              storedTags.filter(({ otherPlan }) => otherPlan === null).map((tag) => String(tag.id)),
            )
            onMove({
              id: Number(id),
              categoryName: group?.categoryName ?? '',
              index: ids.slice(0, ids.indexOf(id)).filter((before) => own.has(before)).length,
            })
          }}
        />
      )}
      {deletion.requested === null ? null : (
        <ConfirmDialog
          isOpen
          title={labels.deleteHeading({ name: deletion.requested.name })}
          confirmLabel={labels.confirmDelete}
          cancelLabel={labels.cancel}
          closeLabel={labels.close}
          isDestructive
          isBusy={deletion.isDeleting}
          error={deletion.error ?? undefined}
          onConfirm={deletion.confirm}
          onCancel={deletion.cancel}
        >
          {labels.deleteConsequence({ count: deletion.requested.tacticCount })}
        </ConfirmDialog>
      )}
    </ManagerRoot>
  )
}

/**
 * Retains a tag in its place while the user edits its name, even if another user deletes it: its
 * row has unsaved text.
 *
 * @param stored the stored tags
 */
function useEditedTag(stored: readonly ManagedTag[]) {
  const [edited, setEdited] = useState<{ tag: ManagedTag; index: number } | null>(null)
  const isGone = edited !== null && !stored.some(({ id }) => id === edited.tag.id)
  const tags = useMemo(
    () => (isGone ? stored.toSpliced(edited.index, 0, edited.tag) : stored),
    [stored, isGone, edited],
  )
  return {
    tags,
    /** The tag that is edited and not stored any more; null otherwise. */
    goneId: isGone ? edited.tag.id : null,
    changeEditing: useCallback(
      (tag: ManagedTag, isEditing: boolean) => {
        const index = stored.findIndex(({ id }) => id === tag.id)
        setEdited((before) =>
          isEditing ? { tag, index } : before?.tag.id === tag.id ? null : before,
        )
      },
      [stored],
    ),
  }
}
