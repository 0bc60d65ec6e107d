import { useId, type ComponentPropsWithRef } from 'react'

import { ChoiceLabel, ChoiceNotes, ChoiceText } from '../../internal/choice/Choice.styles'
import type { FieldLabels } from '../../internal/field/FieldFrame'
import { FrameHelp, GroupChoices } from '../../internal/field/FieldFrame.styles'
import { GroupFrame } from '../../internal/field/GroupFrame'
import { RadioInput, RadioRoot } from './RadioGroup.styles'

/** An option of a radio group. */
export interface RadioOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** A sentence under the label. */
  readonly description?: string
  /** @default false */
  readonly isDisabled?: boolean
  /** Why it is disabled; shown under the label instead of the description. */
  readonly disabledReason?: string
}

export interface RadioGroupProps<Value extends string = string>
  extends
    FieldLabels,
    Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue' | 'role'> {
  /** Two to about seven options, in order. Values are unique. */
  options: readonly RadioOption<Value>[]
  /** The value of the chosen option; null for none. */
  value: Value | null
  /** An option was chosen, by a press or an arrow key. */
  onChange: (change: { value: Value }) => void
  /** `horizontal` for a few short labels; it wraps. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** The options cannot be focused or chosen. @default false */
  isDisabled?: boolean
  /** The options can be focused and read, not changed. @default false */
  isReadOnly?: boolean
}

/** One of a few visible options with descriptions. `ref` and attributes go to the group element. */
export function RadioGroup<Value extends string = string>({
  options,
  value,
  onChange,
  orientation = 'vertical',
  isDisabled = false,
  isReadOnly = false,
  id,
  ...rest
}: RadioGroupProps<Value>) {
  const ownId = useId()
  const groupId = id ?? ownId
  return (
    <GroupFrame {...rest} {...(isReadOnly ? { 'aria-readonly': true } : null)} groupId={groupId}>
      <GroupChoices data-orientation={orientation}>
        {options.map((option, index) => {
          const isOptionDisabled = isDisabled || option.isDisabled === true
          const note =
            (option.isDisabled === true ? option.disabledReason : undefined) ?? option.description
          const noteId = `${groupId}-note-${index}`
          return (
            <RadioRoot
              key={option.value}
              {...(isOptionDisabled ? { 'data-disabled': '' } : null)}
              {...(isReadOnly ? { 'data-read-only': '' } : null)}
            >
              <ChoiceLabel>
                <RadioInput
                  {...(note === undefined ? null : { 'aria-describedby': noteId })}
                  {...(isReadOnly ? { 'data-read-only': '' } : null)}
                  type="radio"
                  name={groupId}
                  value={option.value}
                  checked={option.value === value}
                  disabled={isOptionDisabled}
                  onChange={() => {
                    if (!isReadOnly) onChange({ value: option.value })
                  }}
                />
                <ChoiceText>{option.label}</ChoiceText>
              </ChoiceLabel>
              {note === undefined ? null : (
                <ChoiceNotes>
                  <FrameHelp id={noteId}>{note}</FrameHelp>
                </ChoiceNotes>
              )}
            </RadioRoot>
          )
        })}
      </GroupChoices>
    </GroupFrame>
  )
}
