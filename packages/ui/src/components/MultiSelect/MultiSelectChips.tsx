import { X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'

import { ListLead, ListSwatch } from '../../internal/listbox/Listbox.styles'
import type { RenderMark } from '../../internal/listbox/ListboxRows'
import type { ListOption } from '../../internal/listbox/list-entries'
import { Icon } from '../Icon'
import {
  MultiChip,
  MultiChipRemove,
  MultiChips,
  MultiChipText,
  MultiSummary,
} from './MultiSelect.styles'
import type { MultiSelectLabels } from './MultiSelect.labels'

interface MultiSelectChipsProps<Value extends string> {
  /** The chips to show. */
  options: readonly ListOption<Value>[]
  /** Number of chosen options, shown or not. */
  count: number
  canRemove: boolean
  renderMark: RenderMark<Value> | undefined
  labels: MultiSelectLabels
  /** `isByKey`: by Enter or Space, not by a pointer. */
  onRemove: (option: ListOption<Value>, how: { isByKey: boolean }) => void
  /** The attributes of downshift for a chip. */
  getChipProps: (option: ListOption<Value>, index: number) => ComponentPropsWithRef<'button'>
}

/** The chosen options, each with a remove button. */
export function MultiSelectChips<Value extends string>({
  options,
  count,
  canRemove,
  renderMark,
  labels,
  onRemove,
  getChipProps,
}: MultiSelectChipsProps<Value>) {
  return (
    <MultiChips data-part="chips">
      <MultiSummary data-part="summary">{labels.summary({ count })}</MultiSummary>
      {count > options.length ? (
        <MultiSummary>{labels.more({ count: count - options.length })}</MultiSummary>
      ) : null}
      {options.map((option, index) => (
        <MultiChip key={option.value} data-part="chip">
          {option.swatchColor === undefined ? null : (
            <ListSwatch style={{ '--tl-swatch-color': option.swatchColor }} />
          )}
          {renderMark === undefined ? null : <ListLead>{renderMark(option)}</ListLead>}
          <MultiChipText title={option.label}>{option.label}</MultiChipText>
          {canRemove && option.isDisabled !== true ? (
            <MultiChipRemove
              {...getChipProps(option, index)}
              type="button"
              aria-label={labels.remove({ label: option.label })}
              onClick={(event) => {
                onRemove(option, { isByKey: event.detail === 0 })
              }}
            >
              <Icon icon={X} size={12} />
            </MultiChipRemove>
          ) : null}
        </MultiChip>
      ))}
    </MultiChips>
  )
}
