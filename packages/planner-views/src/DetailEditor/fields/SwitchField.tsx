import type { OptionField } from '@throughline/domain/tactics'
import { Switch } from '@throughline/ui/Switch'
import { memo } from 'react'

import { useEditorForm } from '../editor-form'
import type { PartProps } from '../editor-form'
import { FlagBox, FlagLabel, FlagRoot } from './SwitchField.styles'

interface SwitchProps extends PartProps {
  part: 'isAllDay' | 'hasDuration' | 'isUnscheduled' | OptionField
  isOn: boolean
}

/** A yes or no of the item. */
export const SwitchField = memo(function SwitchField({
  part,
  isOn,
  error,
  isReadOnly,
}: SwitchProps) {
  const { change, idOf, labels } = useEditorForm()
  return (
    <Switch
      id={idOf(part)}
      label={labels.parts[part]}
      {...{ isOn, error, isReadOnly }}
      onChange={(next) => {
        change({ [part]: next.isOn })
      }}
    />
  )
})

/** The flag as a separate field, which states its value in words. */
export const FlagField = memo(function FlagField({
  isOn,
  error,
  isReadOnly,
}: Omit<SwitchProps, 'part'>) {
  const { change, idOf, labels } = useEditorForm()
  const labelId = `${idOf('isFlagged')}-label`
  return (
    <FlagRoot>
      <FlagLabel id={labelId}>{labels.parts.isFlagged}</FlagLabel>
      <FlagBox {...(isReadOnly ? { 'data-read-only': '' } : null)}>
        <Switch
          id={idOf('isFlagged')}
          aria-labelledby={labelId}
          label={isOn ? labels.flagged : labels.notFlagged}
          {...{ isOn, error, isReadOnly }}
          onChange={(next) => {
            change({ isFlagged: next.isOn })
          }}
        />
      </FlagBox>
    </FlagRoot>
  )
})
