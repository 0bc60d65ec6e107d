import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'

import { CharacterCount, type CharacterLimit } from '../../internal/field/CharacterCount'
import { FieldFrame, fieldAria, type FieldLabels } from '../../internal/field/FieldFrame'
import { FieldAdornment, FieldBox } from '../../internal/field/FieldBox.styles'
import { focusByBox } from '../../internal/field/focus-by-box'

export interface TextFieldProps
  extends
    FieldLabels,
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'onChange' | 'value' | 'required' | 'disabled'> {
  /** The text of a controlled field. */
  value?: string
  /** The initial text of an uncontrolled field. */
  defaultValue?: string
  /** Called on every change of the text. */
  onChange?: (change: { value: string }) => void
  /**
   * Height of the control: `small` for rows and bars, `medium` for forms, `large` for pages
   * with a single form. @default 'medium'
   */
  size?: 'small' | 'medium' | 'large'
  /** Before the text: a currency sign, a search icon. Text is read as a description of the field. */
  startAdornment?: ReactNode
  /** After the text: a unit, a button. Text is read as a description of the field. */
  endAdornment?: ReactNode
  /** Content between the box and the help, such as a strength meter. */
  below?: ReactNode
  /** Shows a character count of a controlled `value`. */
  limit?: CharacterLimit
  /** Hides the label visually, for example where a column header shows it. @default false */
  isLabelHidden?: boolean
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
  /** The value can be read and copied, not changed. @default false */
  isReadOnly?: boolean
}

/**
 * One line of text with its label, help and error. Attributes and `ref` go to the
 * input, `className` and `style` to the field's frame.
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
  below,
  limit,
  isLabelHidden = false,
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
  const startId = typeof startAdornment === 'string' ? `${controlId}-start` : undefined
  const endId = typeof endAdornment === 'string' ? `${controlId}-end` : undefined
  const describedBy = [startId, endId, rest['aria-describedby']].filter(Boolean).join(' ')
  return (
    <FieldFrame
      controlId={controlId}
      count={limit ? <CharacterCount text={rest.value ?? ''} limit={limit} /> : undefined}
      {...{ label, help, error, isRequired, labelAction, isLabelHidden, className, style }}
    >
      <FieldBox
        data-size={size}
        {...(error === undefined ? null : { 'data-invalid': '' })}
        {...(isDisabled ? { 'data-disabled': '' } : null)}
        {...(isReadOnly ? { 'data-read-only': '' } : null)}
        onPointerDown={focusByBox}
      >
        {startAdornment === undefined ? null : (
          <FieldAdornment id={startId}>{startAdornment}</FieldAdornment>
        )}
        <input
          {...rest}
          {...fieldAria(controlId, { help, error }, describedBy)}
          id={controlId}
          type={type}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={handleChange}
        />
        {endAdornment === undefined ? null : (
          <FieldAdornment id={endId}>{endAdornment}</FieldAdornment>
        )}
      </FieldBox>
      {below}
    </FieldFrame>
  )
}
