import type { Channel } from '@throughline/domain/channels'
import { englishSortableListLabels, SortableList } from '@throughline/ui/SortableList'
import { useMemo } from 'react'
import { AddType } from './AddType'
import type { ChannelTypesProps } from './ChannelList.types'
import { ChannelTypeRow } from './ChannelTypeRow'
import { TypesHead, TypesRoot } from './ChannelTypes.styles'
import { listedTypes } from './listed-types'

/** The types of a channel with their platforms and custom fields, in order. */
export function ChannelTypes({ id, ...props }: ChannelTypesProps & { readonly id: string }) {
  const { channel, labels, isReadOnly, hasTypeFields, onAddType, onReorderTypes } = props
  const rows = useTypeRows(channel)
  const label = labels.typesOf({ name: channel.name })
  return (
    <TypesRoot
      id={id}
      data-columns={hasTypeFields ? 3 : 2}
      {...(isReadOnly ? { 'data-read-only': '' } : null)}
    >
      <TypesHead aria-hidden="true">
        <span>{labels.type}</span>
        <span>{labels.platforms}</span>
        {hasTypeFields ? <span>{labels.fields}</span> : null}
      </TypesHead>
      <SortableList
        label={label}
        labels={englishSortableListLabels}
        items={rows}
        isReadOnly={isReadOnly}
        renderItem={({ item: { type } }) => <ChannelTypeRow {...props} type={type} />}
        onReorder={({ id: movedId, ids }) => {
          const moved = rows.find((row) => row.id === movedId)
          if (moved === undefined) return
          onReorderTypes({ channel, type: moved.type, ids: ids.map(Number) })
        }}
      />
      {isReadOnly ? null : <AddType {...{ channel, labels, onAddType }} />}
    </TypesRoot>
  )
}

function useTypeRows(channel: Channel) {
  return useMemo(
    () => listedTypes(channel).map((type) => ({ id: String(type.id), label: type.name, type })),
    [channel],
  )
}
