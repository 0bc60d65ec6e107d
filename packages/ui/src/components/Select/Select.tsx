import { useSelect } from 'downshift'
import { ChevronDown } from 'lucide-react'
import { useId, useMemo, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react'

import { FieldFrame, fieldAria, type FieldTexts } from '../../internal/field/FieldFrame'
import { useFloating } from '../../internal/floating/use-floating'
import { useMergedRef } from '../../internal/use-merged-ref'
import { Icon } from '../Icon/Icon'
import {
  SelectBox,
  SelectChevron,
  SelectEmpty,
  SelectList,
  SelectSwatch,
  SelectValue,
} from './Select.styles'
import { optionsOf, type SelectEntry } from './select-model'
import { SelectOptions } from './SelectOptions'

export interface SelectProps<Value extends string = string>
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue' | 'role'> {
  /** Options and groups of options. Keep the same array while nothing changes. */
  options: readonly SelectEntry<Value>[]
  /** The value of the chosen option; null, or a value that is not among them, for none. */
  value: Value | null
  onChange: (change: { value: Value }) => void
  /** Stands in the field while nothing is chosen. */
  placeholder?: string
  /** Stands in the list when there are no options. */
  emptyText?: string
  /** @default 'medium' */
  size?: 'medium' | 'large'
  /** @default false */
  isDisabled?: boolean
}

/**
 * One of several, from a list that opens. `ref` and attributes go to the field
 * itself, `className` and `style` to the frame around it.
 */
export function Select<Value extends string = string>({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  options,
  value,
  onChange,
  placeholder = '',
  emptyText = '',
  size = 'medium',
  isDisabled = false,
  id,
  className,
  style,
  ref,
  ...rest
}: SelectProps<Value>) {
  const ownId = useId()
  const controlId = id ?? ownId
  const items = useMemo(() => optionsOf(options), [options])
  const selected = items.find((option) => option.value === value) ?? null
  const boxRef = useRef<HTMLDivElement>(null)

  const { isOpen, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps } = useSelect({
    items,
    selectedItem: selected,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.isDisabled === true,
    toggleButtonId: controlId,
    labelId: `${controlId}-label`,
    menuId: `${controlId}-list`,
    getItemId: (index) => `${controlId}-option-${index}`,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange({ value: selectedItem.value })
    },
  })
  const listRef = useFloating<HTMLDivElement>({
    isOpen,
    anchor: boxRef,
    placement: 'bottom-start',
    matchesWidth: true,
  })
  const handleKeyDown = (event: KeyboardEvent) => {
    // The list closes; what it stands in must not take the same press as its own.
    if (event.key === 'Escape' && isOpen) event.preventDefault()
  }
  const mergedRef = useMergedRef(ref, boxRef)

  return (
    <FieldFrame
      controlId={controlId}
      labelProps={{
        htmlFor: undefined,
        onClick: () => {
          boxRef.current?.focus()
        },
      }}
      {...{ label, help, error, isRequired, labelAction, className, style }}
    >
      <SelectBox
        {...rest}
        {...fieldAria(controlId, { help, error }, rest['aria-describedby'])}
        {...(isRequired ? { 'aria-required': true } : null)}
        {...(isDisabled ? { 'aria-disabled': true, 'data-disabled': '' } : null)}
        {...(error === undefined ? null : { 'data-invalid': '' })}
        data-size={size}
        {...getToggleButtonProps({
          ref: mergedRef,
          disabled: isDisabled,
          tabIndex: isDisabled ? -1 : 0,
          onKeyDown: handleKeyDown,
        })}
      >
        {selected?.swatchColor === undefined ? null : (
          <SelectSwatch style={{ '--tl-swatch-color': selected.swatchColor }} />
        )}
        <SelectValue {...(selected ? null : { 'data-empty': '' })}>
          {selected?.label ?? placeholder}
        </SelectValue>
        <SelectChevron>
          <Icon icon={ChevronDown} size={14} />
        </SelectChevron>
      </SelectBox>
      <SelectList {...getMenuProps({ ref: listRef })} popover="manual">
        {isOpen ? (
          <SelectOptions
            entries={options}
            highlighted={items[highlightedIndex]}
            selected={selected}
            getRowProps={(option) => getItemProps({ item: option, index: items.indexOf(option) })}
          />
        ) : null}
        {isOpen && items.length === 0 ? <SelectEmpty>{emptyText}</SelectEmpty> : null}
      </SelectList>
    </FieldFrame>
  )
}
