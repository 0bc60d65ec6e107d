import { Search, X } from 'lucide-react'
import { useId, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react'

import { FieldAdornmentButton } from '../../internal/field/FieldBox.styles'
import { FieldFrame, fieldAria } from '../../internal/field/FieldFrame'
import { focusByBox } from '../../internal/field/focus-by-box'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { Icon } from '../Icon'
import { Spinner } from '../Spinner'
import { Tooltip } from '../Tooltip'
import { Announcement } from '../VisuallyHidden'
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
  /** The search text. */
  value: string
  /** Called on every change of the text, also when it is cleared. */
  onChange: (change: { value: string }) => void
  /** Enter was pressed. Without it Enter submits the surrounding form. */
  onSubmit?: (submission: { value: string }) => void
  /** Names the clear button. */
  clearLabel: string
  /** The number of results in words: "12 tactics". Shown at the end and announced. */
  resultText?: string
  /** A search is in progress. @default false */
  isBusy?: boolean
  /** The shortcut that focuses the field, shown while it is empty. */
  shortcutHint?: string
  /** Shows the label above the field, for use in a form. @default true */
  isLabelHidden?: boolean
  /**
   * Height of the control: `small` for rows and bars, `medium` for forms, `large` for pages
   * with a single form. @default 'medium'
   */
  size?: 'small' | 'medium' | 'large'
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
}

/**
 * A search field. Esc first clears it; the next Esc closes what surrounds it.
 * Attributes and `ref` go to the input, `className` and `style` to the field's frame.
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
