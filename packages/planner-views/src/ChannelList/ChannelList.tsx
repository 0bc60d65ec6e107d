import type { Channel } from '@throughline/domain/channels'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { englishSortableListLabels, SortableList } from '@throughline/ui/SortableList'
import { useMemo } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { boundedSlots } from '../host-input'
import { useRetainedEntries, useUnsavedParts } from '../retained-entries'
import { ListRoot } from './ChannelList.styles'
import type { ChannelListProps } from './ChannelList.types'
import { ChannelRow } from './ChannelRow'
import { englishChannelListLabels } from './ChannelList.labels'

const none: ReadonlySet<number> = new Set()

/**
 * Channels of a plan in their order. Each row opens to its switches and its types, which have
 * platforms and custom fields. A closed row does not render them. If a user is typing in a row
 * while another user deletes the channel, the row stays in its place.
 */
export function ChannelList(props: ChannelListProps) {
  return (
    <ErrorBoundary>
      <ChannelListContent
        {...props}
        {...boundedSlots(props, [
          'renderEditor',
          'renderSwitch',
          'renderPlatforms',
          'renderFields',
          'empty',
        ])}
      />
    </ErrorBoundary>
  )
}

function ChannelListContent({
  channels,
  empty = null,
  expandedIds,
  editingId = null,
  removedIds = none,
  arePlanNotesVisible = true,
  canHideFromNestedPlans = false,
  hasTypeFields = true,
  isReadOnly = false,
  renderEditor,
  renderSwitch,
  renderPlatforms,
  renderFields,
  onExpandedChange,
  onEdit,
  onDelete,
  onReorder,
  onSettingChange,
  onAddType,
  onRenameType,
  onReorderTypes,
  onTypeOptionChange,
  onDeleteType,
  onUnsavedChange,
  labels: providedLabels = englishChannelListLabels,
  ...rest
}: ChannelListProps) {
  const labels = useLabels(providedLabels)
  const { visible, isGone, keep, release } = useRetainedEntries(channels, {
    editedId: editingId,
    removedIds,
  })
  const tellOfPart = useUnsavedParts(onUnsavedChange)
  const items = useMemo(() => {
    const present = new Set(channels)
    return visible.map((channel) => itemOf(channel, !present.has(channel)))
  }, [channels, visible])
  const rowProps = {
    arePlanNotesVisible,
    canHideFromNestedPlans,
    hasTypeFields,
    isReadOnly,
    labels,
    onExpandedChange,
    onEdit,
    onDelete,
    onAddType,
    onRenameType,
    onReorderTypes,
    onTypeOptionChange,
    onDeleteType,
    onKeep: keep,
    onRelease: release,
    onUnsaved: tellOfPart,
    ...(renderEditor === undefined ? null : { renderEditor }),
    ...(renderSwitch === undefined ? null : { renderSwitch }),
    ...(renderPlatforms === undefined ? null : { renderPlatforms }),
    ...(renderFields === undefined ? null : { renderFields }),
    ...(onSettingChange === undefined ? null : { onSettingChange }),
  }
  if (items.length === 0) return <>{empty}</>
  return (
    <ListRoot {...rest}>
      <SortableList
        label={labels.channels}
        labels={englishSortableListLabels}
        variant="cards"
        items={items}
        isReadOnly={isReadOnly}
        renderItem={({ item: { channel } }) => (
          <ChannelRow
            {...rowProps}
            channel={channel}
            isExpanded={expandedIds.has(channel.id)}
            isEditing={channel.id === editingId}
            isGone={isGone(channel.id)}
          />
        )}
        onReorder={({ id, ids }) => {
          const channel = channels.find((one) => String(one.id) === id)
          if (channel === undefined) return
          onReorder({ channel, ids: ids.map(Number).filter((one) => !isGone(one)) })
        }}
      />
    </ListRoot>
  )
}

function itemOf(channel: Channel, isGone: boolean) {
  return { id: String(channel.id), label: channel.name, isDisabled: isGone, channel }
}
