import { Search, X } from 'lucide-react'
import { useId, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react'

import { FieldFrame, fieldAria } from '../../internal/field/FieldFrame'
import { FieldAdornmentButton } from '../../internal/field/FieldFrame.styles'
import { focusByBox } from '../../internal/field/focus-by-box'
import { useMergedRef } from '../../internal/use-merged-ref'
import { Icon } from '../Icon/Icon'
import { Spinner } from '../Spinner/Spinner'
import { Tooltip } from '../Tooltip/Tooltip'
import { Announcement } from '../VisuallyHidden/VisuallyHidden'
import { SearchBox, SearchHint, SearchKeys, SearchMark } from './SearchField.styles'

export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  | 'size'
  | 'onChange'
  | 'onSubmit'
  | 'value'
  | 'defaultValue'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'type'
> {
  /** Names the field: what is searched. */
  label: string
  /** What is searched for. */
  value: string
  /** On every change of the text, and with an empty one when it is cleared. */
  onChange: (change: { value: string }) => void
  /** Enter: search now. Without it Enter submits the form around. */
  onSubmit?: (submission: { value: string }) => void
  /** Names the button that empties the field. */
  clearLabel: string
  /** How many were found, in words: "12 tactics". Shown at the end and announced. */
  resultText?: string
  /** Searching is under way. @default false */
  isBusy?: boolean
  /** The keys that lead here, shown while the field is empty. */
  shortcutHint?: string
  /** Shows the label above, where the field stands in a form. @default true */
  isLabelHidden?: boolean
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** @default false */
  isDisabled?: boolean
}

/**
 * What to look for. Esc empties it first and backs out only then. Attributes and `ref`
 * go to the input, `className` and `style` to the field's frame.
 */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  clearLabel,
  resultText = '',
  isBusy = false,
  shortcutHint,
  isLabelHidden = true,
  size = 'medium',
  isDisabled = false,
  id,
  className,
  style,
  ref,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const inputRef = useRef<HTMLInputElement>(null)
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault()
      onChange({ value: '' })
    } else if (event.key === 'Enter' && onSubmit) {
      event.preventDefault()
      onSubmit({ value: event.currentTarget.value })
    }
  }
  return (
    <FieldFrame controlId={controlId} {...{ label, isLabelHidden, className, style }}>
      <SearchBox
        data-size={size}
        {...(isDisabled ? { 'data-disabled': '' } : null)}
        onPointerDown={focusByBox}
      >
        <SearchMark>{isBusy ? <Spinner size={14} /> : <Icon icon={Search} size={14} />}</SearchMark>
        <input
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          {...rest}
          {...fieldAria(controlId, {}, rest['aria-describedby'])}
          ref={useMergedRef(ref, inputRef)}
          id={controlId}
          type="search"
          value={value}
          disabled={isDisabled}
          aria-busy={isBusy}
          onChange={(event) => {
            onChange({ value: event.currentTarget.value })
          }}
          onKeyDown={handleKeyDown}
        />
        {value === '' || resultText === '' ? null : (
          <SearchHint aria-hidden="true">{resultText}</SearchHint>
        )}
        {value !== '' || shortcutHint === undefined ? null : (
          <SearchKeys>{shortcutHint}</SearchKeys>
        )}
        {value === '' || isDisabled ? null : (
          <Tooltip text={clearLabel} isDescription={false}>
            <FieldAdornmentButton
              type="button"
              data-part="adornment-button"
              aria-label={clearLabel}
              aria-controls={controlId}
              onClick={() => {
                onChange({ value: '' })
                inputRef.current?.focus()
              }}
            >
              <Icon icon={X} size={14} />
            </FieldAdornmentButton>
          </Tooltip>
        )}
      </SearchBox>
      <Announcement>{isBusy ? '' : resultText}</Announcement>
    </FieldFrame>
  )
}
