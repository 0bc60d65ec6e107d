import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'

import { FieldFrame, fieldAria, type FieldTexts } from '../../internal/field/FieldFrame'
import { FieldAdornment, FieldBox } from '../../internal/field/FieldFrame.styles'

export interface TextFieldProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'onChange' | 'value' | 'required' | 'disabled'> {
  /** The text, when the caller holds it. */
  value?: string
  /** The text at the start, when the form is read on submit. */
  defaultValue?: string
  /** On every change of the text. */
  onChange?: (change: { value: string }) => void
  /** @default 'medium' */
  size?: 'medium' | 'large'
  /** Before the text: a currency sign, a search icon. */
  startAdornment?: ReactNode
  /** After the text: a unit, a button. */
  endAdornment?: ReactNode
  /** @default false */
  isDisabled?: boolean
  /** The value can be read and copied, not changed. @default false */
  isReadOnly?: boolean
}

/**
 * One line of text with its label, help and error. Attributes and `ref` go to
 * the input, `className` and `style` to the frame around it.
 */
export function TextField({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  onChange,
  size = 'medium',
  startAdornment,
  endAdornment,
  isDisabled = false,
  isReadOnly = false,
  id,
  type = 'text',
  className,
  style,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.({ value: event.currentTarget.value })
  }
  return (
    <FieldFrame
      controlId={controlId}
      {...{ label, help, error, isRequired, labelAction, className, style }}
    >
      <FieldBox
        data-size={size}
        {...(error === undefined ? null : { 'data-invalid': '' })}
        {...(isDisabled ? { 'data-disabled': '' } : null)}
        {...(isReadOnly ? { 'data-read-only': '' } : null)}
        onPointerDown={(event) => {
          // A press on the padding or an adornment is meant for the text.
          if (event.target === event.currentTarget) {
            event.preventDefault()
            event.currentTarget.querySelector('input')?.focus()
          }
        }}
      >
        {startAdornment === undefined ? null : <FieldAdornment>{startAdornment}</FieldAdornment>}
        <input
          {...rest}
          {...fieldAria(controlId, { help, error }, rest['aria-describedby'])}
          id={controlId}
          type={type}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={handleChange}
        />
        {endAdornment === undefined ? null : <FieldAdornment>{endAdornment}</FieldAdornment>}
      </FieldBox>
    </FieldFrame>
  )
}
