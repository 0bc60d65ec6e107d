import type { Channel } from '@throughline/domain/channels'
import { englishSortableListLabels, SortableList } from '@throughline/ui/SortableList'
import { useMemo } from 'react'
import { ListRoot } from './ChannelList.styles'
import type { ChannelListProps } from './ChannelList.types'
import { ChannelRow } from './ChannelRow'
import { englishChannelListLabels } from './labels'

/**
 * The channels of a plan in their order. Each opens to its switches and its types, which
 * have platforms and custom fields. A closed row renders nothing of that.
 */
export function ChannelList({
  channels,
  expandedIds,
  editingId = null,
  arePlanNotesShown = true,
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
  labels = englishChannelListLabels,
  ...rest
}: ChannelListProps) {
  const items = useMemo(() => channels.map(itemOf), [channels])
  const rowProps = {
    arePlanNotesShown,
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
    ...(renderEditor === undefined ? null : { renderEditor }),
    ...(renderSwitch === undefined ? null : { renderSwitch }),
    ...(renderPlatforms === undefined ? null : { renderPlatforms }),
    ...(renderFields === undefined ? null : { renderFields }),
    ...(onSettingChange === undefined ? null : { onSettingChange }),
  }
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
          />
        )}
        onReorder={({ id, ids }) => {
          const channel = channels.find((one) => String(one.id) === id)
          if (channel !== undefined) onReorder({ channel, ids: ids.map(Number) })
        }}
      />
    </ListRoot>
  )
}

function itemOf(channel: Channel) {
  return { id: String(channel.id), label: channel.name, channel }
}
