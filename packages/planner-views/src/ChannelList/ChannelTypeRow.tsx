import { canDeleteTacticType, type TacticType } from '@throughline/domain/channels'
import { IconButton } from '@throughline/ui/IconButton'
import { englishInlineEditLabels, InlineEdit } from '@throughline/ui/InlineEdit'
import { Switch } from '@throughline/ui/Switch'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { SlidersHorizontal, Trash2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'
import { useReportedWhile, useRenaming } from '../retained-entries'
import { TypeCells, TypeNotice, TypeOptions, TypeRoot } from './ChannelTypes.styles'
import type { ChannelTypesProps } from './ChannelTypes.types'
import type { TypePartSlot } from './ChannelList.types'
import type { TacticTypeOption } from './ChannelList.labels'

export interface ChannelTypeRowProps extends Omit<
  ChannelTypesProps,
  'newType' | 'onNewTypeChange' | 'isGone'
> {
  readonly type: TacticType
  /**
   * Message at the name while the user types it, if other users have deleted the type or its
   * channel; else null.
   */
  readonly goneNotice: string | null
}

/** A type of a channel: its name, its options, and its actions. */
export function ChannelTypeRow({
  channel,
  type,
  labels,
  isReadOnly,
  canHideFromNestedPlans,
  hasTypeFields,
  renderPlatforms,
  renderFields,
  goneNotice,
  onAddType,
  onRenameType,
  onTypeOptionChange,
  onDeleteType,
  onKeep,
  onUnsaved,
}: ChannelTypeRowProps) {
  const inlineEditLabels = useLabels(englishInlineEditLabels)
  const optionsId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isNaming, setIsNaming] = useState(false)
  const { name } = type
  const isGone = goneNotice !== null
  const isNamingGone = isNaming && isGone
  useReportedWhile(isNaming, (isRetained) => {
    onKeep('name', isRetained)
  })
  // Any other name is saved when the focus leaves it.
  useReportedWhile(isNamingGone, (isUnsaved) => {
    onUnsaved(`name of ${type.id}`, isUnsaved)
  })
  const renaming = useRenaming({
    name,
    renamedText: labels.renamed,
    rename: (text) =>
      isGone ? onAddType({ channel, name: text }) : onRenameType({ channel, type, name: text }),
  })
  const slotOf = (part: string): TypePartSlot => ({
    channel,
    type,
    isGone,
    onOpenChange: (isRetained) => {
      onKeep(part, isRetained)
    },
  })
  const options: readonly TacticTypeOption[] = [
    'shouldTacticsAllowMultiplePlatforms',
    ...(canHideFromNestedPlans ? (['shouldHideTacticsFromNestedPlans'] as const) : []),
  ]
  const platformNames = type.tacticPlatforms.map((platform) => platform.name)
  const fieldNames = type.tacticFields.map((field) => field.name)
  const canDelete = !isReadOnly && !isGone && canDeleteTacticType(type.id, channel.tacticTypes)
  return (
    <TypeRoot id={`type-${type.id}`} data-type-id={type.id}>
      <TypeCells>
        <InlineEdit
          data-part="name"
          label={labels.nameOf({ name })}
          labels={{ ...inlineEditLabels, edit: () => labels.rename({ name }) }}
          value={name}
          isReadOnly={isReadOnly}
          validate={(text) => (text === '' ? labels.typeNameRequired : undefined)}
          blurPolicy={isNamingGone ? 'keep' : 'save'}
          onEditingChange={({ isEditing }) => {
            if (isEditing) renaming.begin()
            setIsNaming(isEditing)
          }}
          onSave={({ value }) => renaming.save(value)}
        />
        <Cell label={labels.platforms}>
          {renderPlatforms?.(slotOf('platforms')) ??
            (platformNames.length === 0
              ? labels.noPlatform
              : labels.names({ names: platformNames }))}
        </Cell>
        {hasTypeFields ? (
          <Cell label={labels.fields}>
            {renderFields?.(slotOf('fields')) ??
              (fieldNames.length === 0 ? labels.noFields : labels.names({ names: fieldNames }))}
          </Cell>
        ) : null}
        <div data-part="actions">
          <IconButton
            icon={SlidersHorizontal}
            size="small"
            label={labels.optionsOf({ name })}
            aria-expanded={isOpen}
            aria-controls={optionsId}
            onClick={() => {
              setIsOpen(!isOpen)
            }}
          />
          {canDelete ? (
            <IconButton
              icon={Trash2}
              size="small"
              data-part="delete"
              label={labels.delete({ name })}
              onClick={() => {
                onDeleteType({ channel, type })
              }}
            />
          ) : null}
        </div>
      </TypeCells>
      {isNamingGone ? <TypeNotice>{goneNotice}</TypeNotice> : null}
      <TypeOptions id={optionsId} hidden={!isOpen}>
        {isOpen
          ? options.map((option) => (
              <Switch
                key={option}
                label={labels.options[option]}
                help={labels.optionHints[option]}
                isOn={type[option]}
                isReadOnly={isReadOnly}
                onChange={({ isOn }) => {
                  onTypeOptionChange({ channel, type, option, isOn })
                }}
              />
            ))
          : null}
      </TypeOptions>
    </TypeRoot>
  )
}

/**
 * Cell below a column head. Repeats the label of the head for screen readers, since only the layout
 * connects the two.
 */
function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div data-part="cell">
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {children}
    </div>
  )
}
