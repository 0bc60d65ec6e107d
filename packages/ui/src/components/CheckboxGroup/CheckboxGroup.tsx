import { useId, type ComponentPropsWithRef } from 'react'

import type { FieldLabels } from '../../internal/field/FieldFrame'
import { GroupChoices } from '../../internal/field/FieldFrame.styles'
import { GroupFrame } from '../../internal/field/GroupFrame'
import { Checkbox } from '../Checkbox'
import { GroupMembers } from './CheckboxGroup.styles'
import { allStateOf, toggleAll, toggleOne, type CheckboxOption } from './checkbox-selection'

export interface CheckboxGroupProps<Value extends string = string>
  extends
    FieldLabels,
    Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue' | 'role'> {
  /** The boxes, in order. Each value once. */
  options: readonly CheckboxOption<Value>[]
  /** The values of the checked ones. */
  values: readonly Value[]
  /** Called on every change with all checked values in the order of the options. */
  onChange: (change: { values: Value[] }) => void
  /** Adds a checkbox with this label above the others that checks or clears all of them. */
  allLabel?: string
  /** `horizontal` for a few short labels; it wraps. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** The boxes cannot be focused or changed. @default false */
  isDisabled?: boolean
  /** The boxes can be focused and read, not changed. @default false */
  isReadOnly?: boolean
}

/** Any number of several visible options. `ref` and attributes go to the group element. */
export function CheckboxGroup<Value extends string = string>({
  options,
  values,
  onChange,
  allLabel,
  orientation = 'vertical',
  isDisabled = false,
  isReadOnly = false,
  id,
  ...rest
}: CheckboxGroupProps<Value>) {
  const ownId = useId()
  const groupId = id ?? ownId
  const allState = allStateOf(options, values)
  const shared = {
    isReadOnly,
    ...(rest.error === undefined ? null : { 'aria-invalid': true }),
  }
  const members = (
    <GroupChoices data-orientation={orientation}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          {...shared}
          label={option.label}
          help={option.help}
          isChecked={values.includes(option.value)}
          isDisabled={isDisabled || option.isDisabled === true}
          onChange={() => {
            onChange({ values: toggleOne(options, values, option.value) })
          }}
        />
      ))}
    </GroupChoices>
  )
  return (
    <GroupFrame {...rest} groupId={groupId} kind="group">
      {allLabel === undefined ? (
        members
      ) : (
        <GroupChoices>
          <Checkbox
            {...shared}
            label={allLabel}
            isChecked={allState === 'all'}
            isMixed={allState === 'some'}
            isDisabled={isDisabled || options.every((option) => option.isDisabled === true)}
            onChange={() => {
              onChange({ values: toggleAll(options, values) })
            }}
          />
          <GroupMembers>{members}</GroupMembers>
        </GroupChoices>
      )}
    </GroupFrame>
  )
}
