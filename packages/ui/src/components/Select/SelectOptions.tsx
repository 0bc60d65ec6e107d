import { Check } from 'lucide-react'
import { useId, type ComponentPropsWithRef } from 'react'

import { Icon } from '../Icon/Icon'
import {
  SelectCaption,
  SelectCheck,
  SelectDescription,
  SelectRow,
  SelectSection,
  SelectSwatch,
  SelectText,
} from './Select.styles'
import { isSelectGroup, type SelectEntry, type SelectOption } from './select-model'

interface SelectOptionsProps<Value extends string> {
  entries: readonly SelectEntry<Value>[]
  highlighted: SelectOption<Value> | undefined
  selected: SelectOption<Value> | null
  getRowProps: (option: SelectOption<Value>) => ComponentPropsWithRef<'div'>
}

/** The rows of the open list, groups one level deep. */
export function SelectOptions<Value extends string>({
  entries,
  ...rest
}: SelectOptionsProps<Value>) {
  return entries.map((entry) =>
    isSelectGroup(entry) ? (
      <SelectOptionGroup key={`group ${entry.label}`} group={entry} {...rest} />
    ) : (
      <SelectOptionRow key={entry.value} option={entry} {...rest} />
    ),
  )
}

function SelectOptionGroup<Value extends string>({
  group,
  ...rest
}: Omit<SelectOptionsProps<Value>, 'entries'> & {
  group: Extract<SelectEntry<Value>, { options: unknown }>
}) {
  const captionId = useId()
  return (
    <SelectSection aria-labelledby={captionId}>
      <SelectCaption id={captionId} role="presentation">
        {group.label}
      </SelectCaption>
      {group.options.map((option) => (
        <SelectOptionRow key={option.value} option={option} {...rest} />
      ))}
    </SelectSection>
  )
}

function SelectOptionRow<Value extends string>({
  option,
  highlighted,
  selected,
  getRowProps,
}: Omit<SelectOptionsProps<Value>, 'entries'> & { option: SelectOption<Value> }) {
  const secondLine =
    option.isDisabled === true ? (option.disabledReason ?? option.description) : option.description
  return (
    <SelectRow
      {...getRowProps(option)}
      {...(option === highlighted ? { 'data-highlighted': '' } : null)}
    >
      {option.swatchColor === undefined ? null : (
        <SelectSwatch style={{ '--tl-swatch-color': option.swatchColor }} />
      )}
      <SelectText>
        {option.label}
        {secondLine === undefined ? null : <SelectDescription>{secondLine}</SelectDescription>}
      </SelectText>
      {option === selected ? (
        <SelectCheck>
          <Icon icon={Check} />
        </SelectCheck>
      ) : null}
    </SelectRow>
  )
}
