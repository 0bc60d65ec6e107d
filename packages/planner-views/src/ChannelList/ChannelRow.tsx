import type { Channel } from '@throughline/domain/channels'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { Icon } from '@throughline/ui/Icon'
import { IconButton } from '@throughline/ui/IconButton'
import { Switch } from '@throughline/ui/Switch'
import { ChevronRight, Pencil, Trash2 } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useReportedWhile, type KeepEntry, type TellOfPart } from '../retained-entries'
import { ChannelEditor, ChannelHead, ChannelRoot, ChannelToggle } from './ChannelList.styles'
import type { ChannelListProps, ChannelSwitchSlot } from './ChannelList.types'
import { ChannelTypes } from './ChannelTypes'
import type { ChannelListLabels, ChannelSetting } from './ChannelList.labels'
import { listedTypes } from './listed-types'

/** Settings in their visible order. */
const settings: readonly ChannelSetting[] = [
  'useMonthlyFocusType',
  'isPaidMedia',
  'isSummaryEnabled',
  'enableTacticFlagging',
  'hideInFlow',
]

export interface ChannelRowProps extends Omit<
  ChannelListProps,
  | 'channels'
  | 'empty'
  | 'expandedIds'
  | 'editingId'
  | 'removedIds'
  | 'onReorder'
  | 'onUnsavedChange'
  | 'labels'
> {
  readonly channel: Channel
  readonly isExpanded: boolean
  readonly isEditing: boolean
  /** Another user has deleted the channel; it stays for the text typed in it. */
  readonly isGone: boolean
  readonly onKeep: KeepEntry
  /** The user discards the text typed in a deleted channel. */
  readonly onRelease: (id: number) => void
  readonly onUnsaved: TellOfPart
  readonly labels: ChannelListLabels
}

/** A channel: its name and color, and opened its switches and its types. */
export function ChannelRow(props: ChannelRowProps) {
  const {
    channel,
    isExpanded,
    isEditing,
    labels,
    isReadOnly = false,
    canHideFromNestedPlans = false,
    hasTypeFields = true,
    renderEditor,
    onExpandedChange,
    isGone,
    onEdit,
    onDelete,
    onKeep,
    onRelease,
    onUnsaved,
  } = props
  const { id, name } = channel
  const isEdited = isEditing && !isReadOnly && renderEditor !== undefined
  // Here, so that closing the row loses nothing.
  const [newType, setNewType] = useState('')
  useReportedWhile(newType.trim() !== '', (isTyped) => {
    onKeep(id, 'new type', isTyped)
    onUnsaved(`new type of ${id}`, isTyped)
  })
  const typesId = `channel-${id}-types`
  return (
    <ChannelRoot id={`channel-${id}`} data-channel-id={id}>
      <ChannelHead>
        <ChannelToggle
          type="button"
          aria-expanded={isExpanded}
          {...(isExpanded ? { 'aria-controls': typesId } : null)}
          onClick={() => {
            onExpandedChange({ channel, isExpanded: !isExpanded })
          }}
        >
          <Icon icon={ChevronRight} size={14} />
          <span data-part="swatch" style={{ '--tl-swatch-color': channel.uiColor }} />
          <span data-part="name">{name}</span>{' '}
          <span data-part="count">{labels.typeCount({ count: listedTypes(channel).length })}</span>
        </ChannelToggle>
        {isExpanded && !isGone ? <ChannelSwitches {...props} /> : null}
        {isReadOnly || isGone ? null : (
          <div data-part="actions">
            <IconButton
              id={`channel-${id}-edit`}
              icon={Pencil}
              size="small"
              label={labels.edit({ name })}
              aria-expanded={isEditing}
              onClick={() => {
                onEdit({ channel })
              }}
            />
            <IconButton
              icon={Trash2}
              size="small"
              label={labels.delete({ name })}
              onClick={() => {
                onDelete({ channel })
              }}
            />
          </div>
        )}
      </ChannelHead>
      {isGone && !isEdited ? (
        <Banner
          tone="warning"
          title={labels.channelGone({ name })}
          actions={
            <Button
              size="small"
              onClick={() => {
                onRelease(id)
              }}
            >
              {labels.discard}
            </Button>
          }
        >
          {labels.channelGoneHint}
        </Banner>
      ) : null}
      {isEdited ? <ChannelEditor>{renderEditor({ channel, isGone })}</ChannelEditor> : null}
      {isExpanded ? (
        <ChannelTypes
          {...props}
          {...{ isReadOnly, canHideFromNestedPlans, hasTypeFields, newType }}
          id={typesId}
          onNewTypeChange={setNewType}
          onKeep={(part, isRetained) => {
            onKeep(id, part, isRetained)
          }}
        />
      ) : null}
    </ChannelRoot>
  )
}

function ChannelSwitches({
  channel,
  labels,
  isReadOnly = false,
  arePlanNotesVisible = true,
  renderSwitch,
  onSettingChange,
}: ChannelRowProps) {
  const draw =
    renderSwitch ??
    (({ setting, switchProps }: ChannelSwitchSlot) => (
      <Switch
        {...switchProps}
        isOn={channel[setting]}
        onChange={({ isOn }) => {
          onSettingChange?.({ channel, setting, isOn })
        }}
      />
    ))
  return (
    <div data-part="switches">
      {settings.map((setting) => {
        const isOffForPlan = setting === 'isSummaryEnabled' && !arePlanNotesVisible
        const switchProps = {
          id: `channel-${channel.id}-${setting}`,
          label: labels.settings[setting],
          title: labels.settingHints[setting],
          isReadOnly,
          isDisabled: isOffForPlan,
          ...(isOffForPlan ? { help: labels.notesOff } : null),
        }
        return <Fragment key={setting}>{draw({ channel, setting, switchProps })}</Fragment>
      })}
    </div>
  )
}
