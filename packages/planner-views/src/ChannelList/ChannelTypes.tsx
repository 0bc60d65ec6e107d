import type { Channel } from '@throughline/domain/channels'
import { englishSortableListLabels, SortableList } from '@throughline/ui/SortableList'
import { useMemo } from 'react'
import { useRetainedEntries } from '../retained-entries'
import { AddType } from './AddType'
import { ChannelTypeRow } from './ChannelTypeRow'
import { TypesHead, TypesRoot } from './ChannelTypes.styles'
import type { ChannelTypesProps } from './ChannelTypes.types'
import { listedTypes } from './listed-types'

/** The types of a channel with their platforms and custom fields, in order. */
export function ChannelTypes({ id, ...props }: ChannelTypesProps & { readonly id: string }) {
  const { channel, labels, isReadOnly, hasTypeFields, isGone, onKeep } = props
  const types = useListedTypes(channel)
  const retained = useRetainedEntries(types)
  const rows = useMemo(() => {
    const present = new Set(types)
    return retained.visible.map((type) => ({
      id: String(type.id),
      label: type.name,
      isDisabled: !present.has(type),
      type,
    }))
  }, [types, retained.visible])
  const { onAddType, onRenameType, onReorderTypes } = props
  const refusal = isGone ? labels.channelGone({ name: channel.name }) : undefined
  const addType: typeof onAddType = async (request) => refusal ?? onAddType(request)
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
        label={labels.typesOf({ name: channel.name })}
        labels={englishSortableListLabels}
        items={rows}
        isReadOnly={isReadOnly}
        renderItem={({ item: { type } }) => (
          <ChannelTypeRow
            {...props}
            type={type}
            goneNotice={
              refusal ?? (retained.isGone(type.id) ? labels.typeGone({ name: type.name }) : null)
            }
            onAddType={addType}
            onRenameType={async (change) => refusal ?? onRenameType(change)}
            onKeep={(part, isRetained) => {
              retained.keep(type.id, part, isRetained)
              onKeep(`${part} of ${type.id}`, isRetained)
            }}
          />
        )}
        onReorder={({ id: movedId, ids }) => {
          const moved = types.find((type) => String(type.id) === movedId)
          if (moved === undefined) return
          const order = ids.map(Number).filter((one) => !retained.isGone(one))
          onReorderTypes({ channel, type: moved, ids: order })
        }}
      />
      {isReadOnly ? null : (
        <AddType
          {...{ channel, labels }}
          text={props.newType}
          onTextChange={props.onNewTypeChange}
          onAddType={addType}
        />
      )}
    </TypesRoot>
  )
}

function useListedTypes(channel: Channel) {
  return useMemo(() => listedTypes(channel), [channel])
}
