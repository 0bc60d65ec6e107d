import { useSelect, type UseSelectState, type UseSelectStateChangeOptions } from 'downshift'
import { ChevronDown, X } from 'lucide-react'
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react'

import { FieldFrame, fieldAria, type FieldLabels } from '../../internal/field/FieldFrame'
import { MIN_LIST_PIXELS, useFloating } from '../../internal/floating/use-floating'
import { ListPopover } from '../../internal/listbox/ListPopover'
import { ListSwatch } from '../../internal/listbox/Listbox.styles'
import { sectionsOf, type ListEntry, type ListItem } from '../../internal/listbox/list-entries'
import { listEnvironment } from '../../internal/listbox/list-environment'
import { useAnnouncement } from '../../internal/listbox/use-announcement'
import { useHighlightOfItem } from '../../internal/listbox/use-highlight-of-item'
import { useVirtualRows } from '../../internal/listbox/use-virtual-rows'
import { withholdFromDownshift } from '../../internal/listbox/withhold-from-downshift'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { Icon } from '../Icon'
import { SelectBox, SelectChevron, SelectClear, SelectShell, SelectValue } from './Select.styles'
import { englishSelectLabels, type SelectLabels } from './Select.labels'
import { useLabels } from '../../internal/locale/locale-context'

export interface SelectProps<Value extends string = string>
  extends
    FieldLabels,
    Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue' | 'role'> {
  /** Options and groups of options. Pass the same array while nothing changes. */
  options: readonly ListEntry<Value>[]
  /** The value of the chosen option; null, or a value that is not among them, for none. */
  value: Value | null
  /** An option was chosen. */
  onChange: (change: { value: Value }) => void
  /** The choice was cleared. With it, a field that is not required has a clear button. */
  onClear?: () => void
  /** Shown in the field while nothing is chosen. */
  placeholder?: string
  /** Shown in the list when there are no options. */
  emptyText?: string
  /** Hides the label from sight; assistive technology still reads it. @default false */
  isLabelHidden?: boolean
  /** @default englishSelectLabels */
  labels?: SelectLabels
  /** Height of the control: `large` for pages with a single form. @default 'medium' */
  size?: 'medium' | 'large'
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
  /** The choice can be read and focused, not changed. @default false */
  isReadOnly?: boolean
  /** The options are loading; the list shows skeleton rows. @default false */
  isLoading?: boolean
}

/**
 * A press elsewhere or switching windows closes the list without choosing; only Enter,
 * a click or Tab choose.
 */
function leaveWithoutChoosing<Value extends string>(
  state: UseSelectState<ListItem<Value>>,
  { type, changes }: UseSelectStateChangeOptions<ListItem<Value>>,
): Partial<UseSelectState<ListItem<Value>>> {
  return type === useSelect.stateChangeTypes.ToggleButtonBlur
    ? { ...changes, selectedItem: state.selectedItem }
    : changes
}

/**
 * One of several options from a list. `ref` and attributes go to the field itself,
 * `className` and `style` to the field's frame.
 */
export function Select<Value extends string = string>({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  isLabelHidden = false,
  options,
  value,
  onChange,
  onClear,
  placeholder = '',
  emptyText = '',
  labels: providedLabels = englishSelectLabels,
  size = 'medium',
  isDisabled = false,
  isReadOnly = false,
  isLoading = false,
  id,
  className,
  style,
  ref,
  onKeyDown,
  ...rest
}: SelectProps<Value>) {
  const labels = useLabels(providedLabels)
  const ownId = useId()
  const controlId = id ?? ownId
  const boxRef = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useAnnouncement()
  const sections = useMemo(() => sectionsOf(options), [options])
  const items = useMemo(() => sections.flatMap((section) => section.items), [sections])
  const selected =
    items.find((item) => item.kind === 'option' && item.option.value === value) ?? null
  const chosen = selected?.kind === 'option' ? selected.option : null

  const {
    isOpen,
    highlightedIndex,
    inputValue,
    selectItem,
    setHighlightedIndex,
    closeMenu,
    getToggleButtonProps,
    getMenuProps,
    getItemProps,
  } = useSelect<ListItem<Value>>({
    ...(listEnvironment === undefined ? null : { environment: listEnvironment }),
    items,
    selectedItem: selected,
    itemToString: (item) => (item?.kind === 'option' ? item.option.label : ''),
    itemToKey: (item) => (item?.kind === 'option' ? item.option.value : null),
    toggleButtonId: controlId,
    labelId: `${controlId}-label`,
    menuId: `${controlId}-list`,
    getItemId: (index) => `${controlId}-option-${index}`,
    scrollIntoView: () => undefined,
    stateReducer: leaveWithoutChoosing,
    onSelectedItemChange: ({ selectedItem }) => {
      if (canChange && selectedItem?.kind === 'option')
        onChange({ value: selectedItem.option.value })
    },
  })
  const listRef = useFloating<HTMLDivElement>({
    isOpen,
    anchor: boxRef,
    placement: 'bottom-start',
    matchesWidth: true,
    minHeight: MIN_LIST_PIXELS,
  })
  const rows = useVirtualRows({ sections, listRef, isOpen, highlightedIndex })

  useHighlightOfItem({ items, isOpen, highlightedIndex, setHighlightedIndex })
  const canChange = !isDisabled && !isReadOnly
  useEffect(() => {
    if (isOpen && !canChange) closeMenu()
  }, [isOpen, canChange, closeMenu])

  const isClearable = onClear !== undefined && !isRequired && canChange
  const refusalOf = (item: ListItem<Value> | undefined) =>
    item?.kind === 'option' && item.option.isDisabled === true
      ? labels.refused({ label: item.option.label, reason: item.option.disabledReason ?? '' })
      : null
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    rows.noteKey()
    // Keys with Ctrl or Cmd are shortcuts of the page, such as Ctrl+Enter in a form.
    if (isReadOnly || event.ctrlKey || event.metaKey) {
      withholdFromDownshift(event)
      return
    }
    if (!isOpen) {
      if (isClearable && chosen && (event.key === 'Delete' || event.key === 'Backspace')) onClear()
      return
    }
    const item = items[highlightedIndex]
    const refusal = refusalOf(item)
    const isChoosing =
      event.key === 'Enter' ||
      (event.key === ' ' && inputValue === '') ||
      (event.key === 'ArrowUp' && event.altKey)
    if (event.key === 'Escape') {
      // The press closes the list only; it must not reach the element around the field.
      event.preventDefault()
    } else if (event.key === 'Tab' && item && refusal === null) {
      selectItem(item)
    } else if (isChoosing && refusal !== null) {
      event.preventDefault()
      withholdFromDownshift(event)
      announce(refusal)
    }
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
      {...{ label, help, error, isRequired, labelAction, isLabelHidden, className, style }}
    >
      <SelectShell>
        <SelectBox
          {...rest}
          {...fieldAria(controlId, { help, error }, rest['aria-describedby'])}
          {...(isRequired ? { 'aria-required': true } : null)}
          {...(isDisabled ? { 'aria-disabled': true, 'data-disabled': '' } : null)}
          {...(isReadOnly ? { 'aria-readonly': true, 'data-read-only': '' } : null)}
          {...(error === undefined ? null : { 'data-invalid': '' })}
          {...(isClearable && chosen ? { 'data-clearable': '' } : null)}
          data-size={size}
          {...getToggleButtonProps({
            ref: mergedRef,
            disabled: isDisabled,
            tabIndex: isDisabled ? -1 : 0,
            onKeyDown: handleKeyDown,
            onClick: (event) => {
              if (isReadOnly) withholdFromDownshift(event)
            },
          })}
        >
          {chosen?.swatchColor === undefined ? null : (
            <ListSwatch style={{ '--tl-swatch-color': chosen.swatchColor }} />
          )}
          <SelectValue {...(chosen ? { title: chosen.label } : { 'data-empty': '' })}>
            {chosen?.label ?? placeholder}
          </SelectValue>
          <SelectChevron data-part="chevron">
            <Icon icon={ChevronDown} size={14} />
          </SelectChevron>
        </SelectBox>
        {isClearable && chosen ? (
          <SelectClear
            type="button"
            data-part="adornment-button"
            // Not a tab stop, because Delete on the field does the same.
            tabIndex={-1}
            aria-label={`${labels.clear} ${label}`}
            title={labels.clear}
            onClick={() => {
              onClear()
              boxRef.current?.focus()
            }}
          >
            <Icon icon={X} size={14} />
          </SelectClear>
        ) : null}
      </SelectShell>
      <ListPopover
        panelProps={getMenuProps({ ref: listRef })}
        note={isLoading ? labels.loading : emptyText}
        isChosen={(option) => option === chosen}
        getRowProps={(item, index) =>
          getItemProps({
            item,
            index,
            onClick: (event) => {
              const refusal = refusalOf(item)
              if (refusal === null) return
              withholdFromDownshift(event)
              announce(refusal)
            },
          })
        }
        {...{ rows, isOpen, isLoading, highlightedIndex, announcement }}
      />
    </FieldFrame>
  )
}
