import { ChevronDown, X } from 'lucide-react'
import { useId, useRef } from 'react'

import { FieldAdornmentButton, FieldBox } from '../../internal/field/FieldBox.styles'
import { FieldFrame, fieldAria } from '../../internal/field/FieldFrame'
import { ListPopover } from '../../internal/listbox/ListPopover'
import { ListLead, ListSwatch } from '../../internal/listbox/Listbox.styles'
import { withholdFromDownshift } from '../../internal/listbox/withhold-from-downshift'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { Icon } from '../Icon'
import { englishComboboxLabels, type ComboboxLabels } from './Combobox.labels'
import type { ComboboxProps, ComboboxStatus } from './Combobox.types'
import { useComboboxField } from './use-combobox-field'
import { useLabels } from '../../internal/locale/locale-context'

/**
 * One of many options, found by typing. Text alone is not a choice: on leaving,
 * unfinished text is replaced by the chosen option. `ref` and attributes go to the
 * input, `className` and `style` to the field's frame.
 */
export function Combobox<Value extends string = string>({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  isLabelHidden = false,
  icon,
  options,
  value,
  onChange,
  valueLabel = '',
  renderMark,
  onCreate,
  onQueryChange,
  isFilteredByCaller = false,
  status = 'ready',
  onRetry,
  labels: providedLabels = englishComboboxLabels,
  size = 'medium',
  isDisabled = false,
  isReadOnly = false,
  id,
  className,
  style,
  ref,
  onKeyDown,
  onBlur,
  ...rest
}: ComboboxProps<Value>) {
  const labels = useLabels(providedLabels)
  const ownId = useId()
  const controlId = id ?? ownId
  const boxRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const canChange = !isDisabled && !isReadOnly
  const isClearable = !isRequired && canChange
  const state = useComboboxField({
    options,
    value,
    onChange,
    valueLabel,
    onCreate,
    onQueryChange,
    onRetry,
    isFilteredByCaller,
    status,
    labels,
    controlId,
    boxRef,
    isClearable,
    canChange,
  })
  const { isOpen, highlightedIndex, draft, chosen, items, rows, announcement } = state
  const typed = draft ?? ''

  return (
    <FieldFrame
      controlId={controlId}
      {...{ label, help, error, isRequired, labelAction, isLabelHidden, className, style }}
    >
      <FieldBox
        ref={boxRef}
        data-size={size}
        {...(error === undefined ? null : { 'data-invalid': '' })}
        {...(isDisabled ? { 'data-disabled': '' } : null)}
        {...(isReadOnly ? { 'data-read-only': '' } : null)}
      >
        {icon === undefined ? null : <Icon icon={icon} data-part="mark" />}
        {chosen?.swatchColor === undefined || draft !== null ? null : (
          <ListSwatch style={{ '--tl-swatch-color': chosen.swatchColor }} />
        )}
        {renderMark === undefined || value === null || draft !== null ? null : (
          <ListLead>{renderMark({ value, label: chosen?.label ?? valueLabel })}</ListLead>
        )}
        <input
          {...rest}
          {...fieldAria(controlId, { help, error }, rest['aria-describedby'])}
          required={isRequired}
          readOnly={isReadOnly}
          spellCheck={false}
          {...state.getInputProps({
            ref: useMergedRef(ref, inputRef),
            disabled: isDisabled,
            onKeyDown: (event) => {
              onKeyDown?.(event)
              state.handleKeyDown(event)
            },
            onChange: (event) => {
              state.type(event.currentTarget.value)
            },
            onClick: (event) => {
              if (isReadOnly) withholdFromDownshift(event)
            },
            onBlur: (event) => {
              onBlur?.(event)
              state.settle()
            },
          })}
          {...(items[highlightedIndex] ? null : { 'aria-activedescendant': undefined })}
        />
        {isClearable && (value !== null || draft !== null) ? (
          <FieldAdornmentButton
            type="button"
            data-part="adornment-button"
            // Not a tab stop, because emptying the text does the same.
            tabIndex={-1}
            aria-label={`${labels.clear} ${label}`}
            title={labels.clear}
            onMouseDown={(event) => {
              event.preventDefault()
            }}
            onClick={() => {
              state.clear()
              inputRef.current?.focus()
            }}
          >
            <Icon icon={X} size={14} />
          </FieldAdornmentButton>
        ) : null}
        <FieldAdornmentButton
          {...state.getToggleButtonProps({ disabled: !canChange })}
          onMouseDown={(event) => {
            event.preventDefault()
            inputRef.current?.focus()
          }}
          type="button"
          data-part="adornment-button"
          aria-label={`${labels.open}: ${label}`}
        >
          <Icon icon={ChevronDown} size={14} />
        </FieldAdornmentButton>
      </FieldBox>
      <ListPopover
        panelProps={state.getMenuProps({ ref: state.listRef })}
        isLoading={status === 'loading'}
        typed={isFilteredByCaller ? '' : typed}
        note={noteOf(status, typed, labels)}
        results={draft === null ? '' : resultsOf(status, items.length, labels)}
        isChosen={(option) => option.value === value}
        getRowProps={(item, index) =>
          state.getItemProps({
            item,
            index,
            onClick: (event) => {
              withholdFromDownshift(event)
              state.choose(item)
            },
          })
        }
        {...{ rows, isOpen, highlightedIndex, announcement, renderMark }}
      />
    </FieldFrame>
  )
}

function noteOf(status: ComboboxStatus, typed: string, labels: ComboboxLabels): string {
  if (status === 'loading') return labels.loading
  return typed.trim() === '' ? labels.empty : labels.noMatches({ typed: typed.trim() })
}

function resultsOf(status: ComboboxStatus, count: number, labels: ComboboxLabels): string {
  return status === 'failed' ? labels.retry : labels.results({ count })
}
