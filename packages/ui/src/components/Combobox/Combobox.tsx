import { useCombobox } from 'downshift'
import { ChevronDown, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'

import { FieldFrame, fieldAria } from '../../internal/field/FieldFrame'
import { FieldAdornmentButton, FieldBox } from '../../internal/field/FieldFrame.styles'
import { useFloating } from '../../internal/floating/use-floating'
import type { ListItem } from '../../internal/listbox/list-entries'
import { ListPopover } from '../../internal/listbox/ListPopover'
import { ListSwatch } from '../../internal/listbox/Listbox.styles'
import { useAnnouncement } from '../../internal/listbox/use-announcement'
import { useVirtualRows } from '../../internal/listbox/use-virtual-rows'
import { withholdFromDownshift } from '../../internal/listbox/withhold-from-downshift'
import { useMergedRef } from '../../internal/use-merged-ref'
import { Icon } from '../Icon/Icon'
import type { ComboboxProps, ComboboxStatus } from './combobox-props'
import { englishComboboxTexts, type ComboboxTexts } from './combobox-texts'
import { followOurRules } from './follow-our-rules'
import { useComboboxItems } from './use-combobox-items'

/**
 * One of many, found by typing. Text alone is no choice: what is left unfinished
 * goes back to the choice there was. `ref` and attributes go to the input,
 * `className` and `style` to the frame around it.
 */
export function Combobox<Value extends string = string>({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  options,
  value,
  onChange,
  valueLabel = '',
  onCreate,
  onQueryChange,
  isFilteredByCaller = false,
  status = 'ready',
  onRetry,
  texts = englishComboboxTexts,
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
  const ownId = useId()
  const controlId = id ?? ownId
  const boxRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [announcement, announce] = useAnnouncement()
  const typed = draft ?? ''
  const { all, sections, items } = useComboboxItems({
    options,
    typed,
    isFilteredByCaller,
    canCreate: onCreate !== undefined,
    hasFailed: status === 'failed',
    texts,
  })
  const chosen = value === null ? null : (all.find((option) => option.value === value) ?? null)
  const chosenLabel = value === null ? '' : (chosen?.label ?? valueLabel)
  const selectedItem =
    items.find((item) => item.kind === 'option' && item.option.value === value) ?? null

  const type = (text: string | null) => {
    setDraft(text)
    if (text !== draft) onQueryChange?.({ query: text ?? '' })
  }
  const {
    isOpen,
    highlightedIndex,
    closeMenu,
    getInputProps,
    getMenuProps,
    getItemProps,
    getToggleButtonProps,
  } = useCombobox<ListItem<Value>>({
    items,
    selectedItem,
    inputValue: draft ?? chosenLabel,
    itemToString: (item) => (item?.kind === 'option' ? item.option.label : ''),
    itemToKey: (item) => (item?.kind === 'option' ? item.option.value : (item?.kind ?? null)),
    inputId: controlId,
    labelId: `${controlId}-label`,
    menuId: `${controlId}-list`,
    toggleButtonId: `${controlId}-toggle`,
    getItemId: (index) => `${controlId}-option-${index}`,
    scrollIntoView: () => undefined,
    stateReducer: followOurRules,
  })
  const listRef = useFloating<HTMLDivElement>({
    isOpen,
    anchor: boxRef,
    placement: 'bottom-start',
    matchesWidth: true,
  })
  const rows = useVirtualRows({ sections, listRef, isOpen, highlightedIndex })

  const choose = (item: ListItem<Value>) => {
    if (item.kind === 'retry') {
      onRetry?.()
      return
    }
    if (item.kind === 'option' && item.option.isDisabled === true) {
      const { label: refused, disabledReason = '' } = item.option
      announce(texts.refused({ label: refused, reason: disabledReason }))
      return
    }
    if (item.kind === 'create') onCreate?.({ label: (draft ?? '').trim() })
    else if (item.kind === 'option' && item.option.value !== value) {
      onChange({ value: item.option.value })
    }
    type(null)
    closeMenu()
  }
  const clear = () => {
    type(null)
    if (value !== null) onChange({ value: null })
  }
  const isClearable = !isRequired && !isDisabled && !isReadOnly
  /** What stands there when the field is left: emptied means none, anything unfinished goes back. */
  const settle = () => {
    if (draft?.trim() === '' && isClearable) clear()
    else if (draft !== null) type(null)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    rows.noteKey()
    const highlighted = isOpen ? items[highlightedIndex] : undefined
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (isReadOnly || event.key === 'Home' || event.key === 'End') withholdFromDownshift(event)
    else if (event.key === 'Escape') {
      withholdFromDownshift(event)
      if (isOpen) closeMenu()
      else if (draft !== null) type(null)
      else return
      // One level for each press; a dialog around stays open.
      event.preventDefault()
    } else if (isEnter || (event.key === 'ArrowUp' && event.altKey)) {
      withholdFromDownshift(event)
      if (highlighted) choose(highlighted)
      else if (draft !== null) settle()
      if (isOpen || draft !== null) event.preventDefault()
      if (!highlighted) closeMenu()
    } else if (event.key === 'Tab' && highlighted?.kind === 'option' && draft !== null) {
      choose(highlighted)
    }
  }

  return (
    <FieldFrame
      controlId={controlId}
      {...{ label, help, error, isRequired, labelAction, className, style }}
    >
      <FieldBox
        ref={boxRef}
        data-size={size}
        {...(error === undefined ? null : { 'data-invalid': '' })}
        {...(isDisabled ? { 'data-disabled': '' } : null)}
        {...(isReadOnly ? { 'data-read-only': '' } : null)}
      >
        {chosen?.swatchColor === undefined || draft !== null ? null : (
          <ListSwatch style={{ '--tl-swatch-color': chosen.swatchColor }} />
        )}
        <input
          {...rest}
          {...fieldAria(controlId, { help, error }, rest['aria-describedby'])}
          required={isRequired}
          readOnly={isReadOnly}
          spellCheck={false}
          {...getInputProps({
            ref: useMergedRef(ref, inputRef),
            disabled: isDisabled,
            onKeyDown: handleKeyDown,
            onChange: (event) => {
              type(event.currentTarget.value)
            },
            onClick: (event) => {
              if (isReadOnly) withholdFromDownshift(event)
            },
            onBlur: (event) => {
              onBlur?.(event)
              settle()
            },
          })}
          {...(items[highlightedIndex] ? null : { 'aria-activedescendant': undefined })}
        />
        {isClearable && (value !== null || draft !== null) ? (
          <FieldAdornmentButton
            type="button"
            data-part="adornment-button"
            // Emptying the text does the same: one stop for Tab is enough.
            tabIndex={-1}
            aria-label={`${texts.clear} ${label}`}
            title={texts.clear}
            onMouseDown={(event) => {
              event.preventDefault()
            }}
            onClick={() => {
              clear()
              inputRef.current?.focus()
            }}
          >
            <Icon icon={X} size={14} />
          </FieldAdornmentButton>
        ) : null}
        <FieldAdornmentButton
          {...getToggleButtonProps({ disabled: isDisabled || isReadOnly })}
          onMouseDown={(event) => {
            event.preventDefault()
            inputRef.current?.focus()
          }}
          type="button"
          data-part="adornment-button"
          aria-label={`${texts.open}: ${label}`}
        >
          <Icon icon={ChevronDown} size={14} />
        </FieldAdornmentButton>
      </FieldBox>
      <ListPopover
        panelProps={getMenuProps({ ref: listRef })}
        isLoading={status === 'loading'}
        typed={isFilteredByCaller ? '' : typed}
        note={noteOf(status, typed, texts)}
        results={draft === null ? '' : texts.results({ count: items.length })}
        isChosen={(option) => option.value === value}
        getRowProps={(item, index) =>
          getItemProps({
            item,
            index,
            onClick: (event) => {
              withholdFromDownshift(event)
              choose(item)
            },
          })
        }
        {...{ rows, isOpen, highlightedIndex, announcement }}
      />
    </FieldFrame>
  )
}

function noteOf(status: ComboboxStatus, typed: string, texts: ComboboxTexts): string {
  if (status === 'loading') return texts.loading
  return typed.trim() === '' ? texts.empty : texts.noMatches({ typed: typed.trim() })
}
