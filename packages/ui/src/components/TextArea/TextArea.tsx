import {
  useId,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react'

import { CharacterCount, type CharacterLimit } from '../../internal/field/CharacterCount'
import { FieldFrame, fieldAria, type FieldLabels } from '../../internal/field/FieldFrame'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { TextAreaBox, TextAreaControl } from './TextArea.styles'

export interface TextAreaProps
  extends
    FieldLabels,
    Omit<
      ComponentPropsWithRef<'textarea'>,
      | 'onChange'
      | 'onSubmit'
      | 'value'
      | 'defaultValue'
      | 'required'
      | 'disabled'
      | 'rows'
      | 'cols'
      | 'children'
    > {
  /** The text. */
  value: string
  /** Called on every change of the text. */
  onChange: (change: { value: string }) => void
  /** Ctrl+Enter or, on macOS, Cmd+Enter was pressed, to send or save the text. */
  onSubmit?: (submission: { value: string }) => void
  /** Minimum number of rows. @default 3 */
  minRows?: number
  /** Maximum number of rows; a longer text scrolls. @default 12 */
  maxRows?: number
  /** Shows a character count. Longer texts can be typed; the caller refuses them. */
  limit?: CharacterLimit
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
  /** The text can be read and copied, not changed. @default false */
  isReadOnly?: boolean
}

/**
 * Several lines of plain text; the field grows with the text. Attributes and `ref` go
 * to the textarea, `className` and `style` to the field's frame.
 */
export function TextArea({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  value,
  onChange,
  onSubmit,
  minRows = 3,
  maxRows = 12,
  limit,
  isLabelHidden = false,
  isDisabled = false,
  isReadOnly = false,
  id,
  className,
  style,
  ref,
  onKeyDown,
  ...rest
}: TextAreaProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const controlRef = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const control = controlRef.current
    // For browsers without `field-sizing` the height is set after every change.
    if (!control || CSS.supports('field-sizing', 'content')) return
    control.style.height = '0'
    control.style.height = `${control.scrollHeight}px`
  })
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing || !onSubmit) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSubmit({ value: event.currentTarget.value })
    }
  }
  return (
    <FieldFrame
      controlId={controlId}
      count={limit ? <CharacterCount text={value} limit={limit} /> : undefined}
      {...{ label, help, error, isRequired, labelAction, isLabelHidden, className, style }}
    >
      <TextAreaBox
        {...(error === undefined ? null : { 'data-invalid': '' })}
        {...(isDisabled ? { 'data-disabled': '' } : null)}
        {...(isReadOnly ? { 'data-read-only': '' } : null)}
        style={{ '--tl-rows-min': minRows, '--tl-rows-max': Math.max(minRows, maxRows) }}
      >
        <TextAreaControl
          {...(onSubmit ? { 'aria-keyshortcuts': 'Control+Enter Meta+Enter' } : null)}
          {...rest}
          {...fieldAria(controlId, { help, error }, rest['aria-describedby'])}
          ref={useMergedRef(ref, controlRef)}
          id={controlId}
          rows={minRows}
          value={value}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
            onChange({ value: event.currentTarget.value })
          }}
          onKeyDown={handleKeyDown}
        />
      </TextAreaBox>
    </FieldFrame>
  )
}
