import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'

import { ChoiceLabel, ChoiceNotes, ChoiceText } from '../../internal/choice/Choice.styles'
import { fieldAria } from '../../internal/field/FieldFrame'
import { FieldMessages } from '../../internal/field/FieldMessages'
import { VisuallyHidden } from '../VisuallyHidden'
import { SwitchInput, SwitchRoot } from './Switch.styles'

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  | 'type'
  | 'role'
  | 'checked'
  | 'defaultChecked'
  | 'onChange'
  | 'disabled'
  | 'readOnly'
  | 'size'
  | 'children'
> {
  /** Describes the on state. It is the same in both states. */
  label: ReactNode
  /** Whether it is on. */
  isOn: boolean
  /** A sentence under the label. */
  help?: string | undefined
  /** Why switching failed. */
  error?: string | undefined
  /** Hides the label visually, for example where a column header shows it. @default false */
  isLabelHidden?: boolean
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
  /** It can be focused and read, not switched. @default false */
  isReadOnly?: boolean
  /** Called when the user presses it, with the requested state. */
  onChange: (change: { isOn: boolean }) => void
}

/**
 * Turns something on or off at once. `ref` and attributes go to the input, `className`
 * and `style` to the root element.
 */
export function Switch({
  label,
  isOn,
  help,
  error,
  isLabelHidden = false,
  isDisabled = false,
  isReadOnly = false,
  onChange,
  id,
  className,
  style,
  ...rest
}: SwitchProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (!isReadOnly) onChange({ isOn: event.currentTarget.checked })
  }
  return (
    <SwitchRoot
      className={className}
      style={style}
      {...(isDisabled ? { 'data-disabled': '' } : null)}
      {...(isReadOnly ? { 'data-read-only': '' } : null)}
      {...(error === undefined ? null : { 'data-invalid': '' })}
    >
      <ChoiceLabel>
        <SwitchInput
          {...rest}
          {...fieldAria(controlId, { help, error }, rest['aria-describedby'])}
          {...(isReadOnly ? { 'aria-readonly': true, 'data-read-only': '' } : null)}
          id={controlId}
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          disabled={isDisabled}
          onChange={handleChange}
        />
        {isLabelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <ChoiceText>{label}</ChoiceText>
        )}
      </ChoiceLabel>
      {help === undefined && error === undefined ? null : (
        <ChoiceNotes>
          <FieldMessages {...{ controlId, help, error }} />
        </ChoiceNotes>
      )}
    </SwitchRoot>
  )
}
