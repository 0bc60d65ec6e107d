import { NO_PLATFORM_NAME } from '@throughline/domain/channels'
import type { FormChannel, FormTacticType } from '@throughline/domain/item-form'
import { MultiSelect } from '@throughline/ui/MultiSelect'
import { Select } from '@throughline/ui/Select'
import { memo, useMemo } from 'react'

import { useEditorForm } from '../editor-form'
import type { PartProps } from '../editor-form'

/** A channel to choose, locked if the user has no edit rights. */
interface OfferedChannel {
  readonly channel: FormChannel
  readonly isLocked: boolean
}

interface ChannelProps extends PartProps {
  value: number | null
  channels: readonly OfferedChannel[]
}

export const ChannelField = memo(function ChannelField({
  value,
  channels,
  error,
  isReadOnly,
}: ChannelProps) {
  const { change, idOf, labels } = useEditorForm()
  const options = useMemo(
    () =>
      channels.map(({ channel, isLocked }) => ({
        value: String(channel.id),
        label: channel.name,
        swatchColor: channel.uiColor,
        ...(isLocked ? { isDisabled: true, disabledReason: labels.lockedChannel } : null),
      })),
    [channels, labels],
  )
  return (
    <Select
      id={idOf('channelId')}
      label={labels.parts.channelId}
      isRequired
      placeholder={labels.chooseChannel}
      emptyText={labels.noChannels}
      value={value === null ? null : String(value)}
      {...{ options, error, isReadOnly }}
      onChange={({ value: id }) => {
        change({ channelId: Number(id) })
      }}
    />
  )
})

interface TypeProps extends PartProps {
  value: number | null
  types: readonly FormTacticType[]
  hasChannel: boolean
  isInitiative: boolean
}

export const TypeField = memo(function TypeField({
  value,
  types,
  hasChannel,
  isInitiative,
  error,
  isReadOnly,
}: TypeProps) {
  const { change, idOf, labels } = useEditorForm()
  const options = useMemo(
    () => types.map(({ id, name }) => ({ value: String(id), label: name })),
    [types],
  )
  return (
    <Select
      id={idOf('tacticTypeId')}
      label={isInitiative ? labels.initiativeType : labels.parts.tacticTypeId}
      isRequired
      placeholder={hasChannel ? labels.chooseType : labels.chooseChannelFirst}
      isDisabled={!hasChannel}
      value={value === null ? null : String(value)}
      {...{ options, error, isReadOnly }}
      onChange={({ value: id }) => {
        change({ tacticTypeId: Number(id) })
      }}
    />
  )
})

interface PlatformsProps extends PartProps {
  values: readonly number[]
  platforms: NonNullable<FormTacticType['tacticPlatforms']>
  allowsSeveral: boolean
}

const NONE = 'none'

/** Several platforms where the type allows it, else one; none is the platform 'No Platform'. */
export const PlatformsField = memo(function PlatformsField({
  values,
  platforms,
  allowsSeveral,
  error,
  isReadOnly,
}: PlatformsProps) {
  const { change, idOf, labels } = useEditorForm()
  const options = useMemo(
    () =>
      platforms
        // Choosing none says the same.
        .filter(({ id, name }) => name !== NO_PLATFORM_NAME || values.includes(id))
        .map(({ id, name }) => ({ value: String(id), label: name })),
    [platforms, values],
  )
  const withNone = useMemo(
    () => [{ value: NONE, label: labels.noPlatform }, ...options],
    [options, labels],
  )
  const ids = useMemo(() => values.map(String), [values])
  const shared = {
    id: idOf('tacticPlatformIds'),
    label: labels.parts.tacticPlatformIds,
    error,
    isReadOnly,
  }
  if (allowsSeveral || values.length > 1) {
    return (
      <MultiSelect
        {...shared}
        options={options}
        values={ids}
        maxChips={6}
        placeholder={labels.noPlatform}
        onChange={({ values: chosen }) => {
          change({ tacticPlatformIds: chosen.map(Number) })
        }}
      />
    )
  }
  return (
    <Select
      {...shared}
      options={withNone}
      value={ids[0] ?? NONE}
      onChange={({ value }) => {
        change({ tacticPlatformIds: value === NONE ? [] : [Number(value)] })
      }}
    />
  )
})
