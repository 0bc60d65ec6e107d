import {
  useCallback,
  useId,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react'

import {
  CheckboxInput,
  CheckboxRoot,
  ChoiceLabel,
  ChoiceNotes,
  ChoiceText,
} from '../../internal/choice/Choice.styles'
import { fieldAria } from '../../internal/field/FieldFrame'
import { FrameMark } from '../../internal/field/FieldFrame.styles'
import { FieldMessages } from '../../internal/field/FieldMessages'
import { useMergedRef } from '../../internal/refs/use-merged-ref'

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  | 'type'
  | 'checked'
  | 'defaultChecked'
  | 'onChange'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'size'
  | 'children'
> {
  /** Describes the checked state. */
  label: ReactNode
  /** A sentence under the label. */
  help?: string | undefined
  /** The error and how to fix it; marks the box as invalid. */
  error?: string | undefined
  /** Whether it is checked. */
  isChecked: boolean
  /** Part of the group that it represents is checked. @default false */
  isMixed?: boolean
  /** It must be checked: shows the mark and tells assistive technology. @default false */
  isRequired?: boolean
  /** It cannot be focused or changed, and is not sent with a form. @default false */
  isDisabled?: boolean
  /** It can be focused and read, not changed. @default false */
  isReadOnly?: boolean
  /** Called when the user presses it, with the requested state. */
  onChange: (change: { isChecked: boolean }) => void
}

/**
 * A choice that takes effect when its form is submitted. `ref` and attributes go to the
 * input, `className` and `style` to the root element.
 */
export function Checkbox({
  label,
  help,
  error,
  isChecked,
  isMixed = false,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  onChange,
  id,
  className,
  style,
  ref,
  ...rest
}: CheckboxProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const mixedRef = useCallback(
    (input: HTMLInputElement | null) => {
      // `indeterminate` exists only as a property; HTML has no attribute for it.
      if (input) input.indeterminate = isMixed
    },
    [isMixed],
  )
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    // The browser has cleared it, and the caller may leave the value as it is.
    event.currentTarget.indeterminate = isMixed
    if (!isReadOnly) onChange({ isChecked: event.currentTarget.checked })
  }
  return (
    <CheckboxRoot
      className={className}
      style={style}
      {...(isDisabled ? { 'data-disabled': '' } : null)}
      {...(isReadOnly ? { 'data-read-only': '' } : null)}
      {...(error === undefined ? null : { 'data-invalid': '' })}
    >
      <ChoiceLabel>
        <CheckboxInput
          {...rest}
          {...fieldAria(controlId, { help, error }, rest['aria-describedby'])}
          {...(isReadOnly ? { 'aria-readonly': true, 'data-read-only': '' } : null)}
          ref={useMergedRef(ref, mixedRef)}
          id={controlId}
          type="checkbox"
          checked={isChecked}
          required={isRequired}
          disabled={isDisabled}
          onChange={handleChange}
        />
        <ChoiceText>
          {label}
          {isRequired ? <FrameMark aria-hidden="true">*</FrameMark> : null}
        </ChoiceText>
      </ChoiceLabel>
      {help === undefined && error === undefined ? null : (
        <ChoiceNotes>
          <FieldMessages {...{ controlId, help, error }} />
        </ChoiceNotes>
      )}
    </CheckboxRoot>
  )
}
