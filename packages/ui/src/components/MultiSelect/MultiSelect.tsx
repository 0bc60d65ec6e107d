import { ChevronDown, X } from 'lucide-react'
import { useId, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'

import { FieldAdornmentButton } from '../../internal/field/FieldBox.styles'
import { FieldFrame, fieldAria } from '../../internal/field/FieldFrame'
import { focusByBox } from '../../internal/field/focus-by-box'
import { ListPopover } from '../../internal/listbox/ListPopover'
import type { ListItem } from '../../internal/listbox/list-entries'
import { withholdFromDownshift } from '../../internal/listbox/withhold-from-downshift'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { Icon } from '../Icon'
import { MultiBox, MultiContent } from './MultiSelect.styles'
import { MultiSelectChips } from './MultiSelectChips'
import { englishMultiSelectLabels } from './MultiSelect.labels'
import type { MultiSelectProps } from './MultiSelect.types'
import { groupState } from './selection'
import { useMultiSelect } from './use-multi-select'
import { useLabels } from '../../internal/locale/locale-context'

/**
 * Several of many options. The field shows the chosen ones; the list stays open while
 * choosing. `ref` and attributes go to the input, `className` and `style` to the
 * field's frame.
 */
export function MultiSelect<Value extends string = string>({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  isLabelHidden = false,
  options,
  values,
  onChange,
  chosenOptions,
  onQueryChange,
  isFilteredByCaller = false,
  status = 'ready',
  onRetry,
  renderMark,
  hasGroupRows = true,
  maxChips = 12,
  labels: providedLabels = englishMultiSelectLabels,
  isDisabled = false,
  isReadOnly = false,
  id,
  className,
  style,
  ref,
  placeholder,
  onKeyDown,
  onFocus,
  onBlur,
  ...rest
}: MultiSelectProps<Value>) {
  const labels = useLabels(providedLabels)
  const ownId = useId()
  const controlId = id ?? ownId
  const boxRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const canChange = !isDisabled && !isReadOnly
  const state = useMultiSelect({
    options,
    values,
    onChange,
    existing: chosenOptions,
    onQueryChange,
    onRetry,
    isFilteredByCaller,
    hasFailed: status === 'failed',
    controlId,
    boxRef,
    inputRef,
    hasGroupRows,
    maxChips,
    canChange,
    labels,
  })
  const { isOpen, rows, typed, chosen, visibleOptions } = state
  const tickOf = (item: ListItem<Value>) => {
    if (item.kind === 'all') return groupState(chosen, item.group.options)
    return item.kind === 'option' && chosen.has(item.option.value) ? 'on' : 'off'
  }
  const countOf = (item: ListItem<Value>) => {
    if (item.kind !== 'all') return ''
    const all = item.group.options
    const count = all.filter(({ value }) => chosen.has(value)).length
    return labels.groupCount({ count, total: all.length })
  }
  const mergedRef = useMergedRef(ref, inputRef)
  const dropdownProps = state.getDropdownProps({
    ref: mergedRef,
    disabled: isDisabled,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      onKeyDown?.(event)
      state.handleKeyDown(event)
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      onFocus?.(event)
      state.handleFocus()
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      onBlur?.(event)
      state.type('')
    },
  })
  const handleBoxClick = (event: MouseEvent<HTMLDivElement>) => {
    // After a full line of chips there is almost no input area left to press.
    const isOwn = event.target instanceof Element && event.target.closest('input, button') !== null
    if (canChange && !isOwn && !isOpen) state.openMenu()
  }
  const note =
    status === 'loading'
      ? labels.loading
      : typed.trim() === ''
        ? labels.empty
        : labels.noMatches({ typed: typed.trim() })

  const resultsText =
    status === 'failed' ? labels.retry : labels.results({ count: state.items.length })

  return (
    <FieldFrame
      controlId={controlId}
      {...{ label, help, error, isRequired, labelAction, isLabelHidden, className, style }}
    >
      <MultiBox
        ref={boxRef}
        {...(error === undefined ? null : { 'data-invalid': '' })}
        {...(isDisabled ? { 'data-disabled': '' } : null)}
        {...(isReadOnly ? { 'data-read-only': '' } : null)}
        {...(isDisabled ? null : { onPointerDown: focusByBox })}
        onClick={handleBoxClick}
      >
        <MultiContent>
          {visibleOptions.length === 0 ? null : (
            <MultiSelectChips
              options={state.chips}
              count={visibleOptions.length}
              canRemove={canChange}
              {...{ renderMark, labels }}
              onRemove={(option, { isByKey }) => {
                if (isByKey) state.keepChipFocus(option)
                else inputRef.current?.focus()
                state.remove(option)
              }}
              getChipProps={(option, index) =>
                state.getSelectedItemProps({ selectedItem: option, index })
              }
            />
          )}
          <input
            {...rest}
            {...fieldAria(controlId, { help, error }, rest['aria-describedby'])}
            {...(isRequired ? { 'aria-required': true } : null)}
            {...(typed === '' ? { 'data-empty': '' } : null)}
            placeholder={visibleOptions.length === 0 ? placeholder : undefined}
            readOnly={isReadOnly}
            spellCheck={false}
            {...state.getInputProps({
              ...dropdownProps,
              onChange: (event) => {
                state.type(event.currentTarget.value)
              },
              onClick: (event) => {
                if (isReadOnly) withholdFromDownshift(event)
              },
            })}
            {...(state.items[state.highlightedIndex]
              ? null
              : { 'aria-activedescendant': undefined })}
          />
        </MultiContent>
        {canChange && visibleOptions.some((option) => option.isDisabled !== true) ? (
          <FieldAdornmentButton
            type="button"
            data-part="adornment-button"
            tabIndex={-1}
            aria-label={`${labels.clear}: ${label}`}
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
          type="button"
          data-part="adornment-button"
          aria-label={`${labels.open}: ${label}`}
          onMouseDown={(event) => {
            event.preventDefault()
            inputRef.current?.focus()
          }}
        >
          <Icon icon={ChevronDown} size={14} />
        </FieldAdornmentButton>
      </MultiBox>
      <ListPopover
        panelProps={{ ...state.getMenuProps({ ref: state.listRef }), 'aria-multiselectable': true }}
        note={note}
        isLoading={status === 'loading'}
        results={typed === '' ? '' : resultsText}
        highlightedIndex={state.highlightedIndex}
        announcement={state.announcement}
        isChosen={(option) => chosen.has(option.value)}
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
        typed={isFilteredByCaller ? '' : typed}
        {...{ rows, isOpen, renderMark, tickOf, countOf }}
      />
    </FieldFrame>
  )
}
