import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { memo } from 'react'

import { Chip } from './FilterChips.styles'
import type { FilterChipsLabels } from './FilterChips.labels'
import type { FilterChip } from './model/chips-of'

export interface FilterChipItemProps {
  chip: FilterChip
  isOverflowed: boolean
  /** Keeps its identity, so that a change draws only the chips that it concerns. */
  onRemove: (chip: FilterChip) => void
  labels: Pick<FilterChipsLabels, 'remove' | 'loading'>
}

/** A chip in its list; a placeholder while its name is loading. */
export const FilterChipItem = memo(
  function FilterChipItem({ chip, isOverflowed, onRemove, labels }: FilterChipItemProps) {
    const { key, name, channelName, color } = chip
    return (
      <li data-key={key} {...(isOverflowed ? { 'data-overflowed': '' } : null)}>
        {name === null ? (
          <span aria-busy="true">
            <VisuallyHidden>{labels.loading}</VisuallyHidden>
            <Skeleton shape="bar" width={96} height={24} />
          </span>
        ) : (
          <Chip
            name={name}
            {...(channelName === null ? null : { category: channelName })}
            {...(color === null ? null : { color })}
            removeLabel={labels.remove({ name: textOf(chip) })}
            onRemove={() => {
              onRemove(chip)
            }}
          />
        )}
      </li>
    )
  },
  (before, after) =>
    before.isOverflowed === after.isOverflowed &&
    before.onRemove === after.onRemove &&
    before.labels === after.labels &&
    isSameChip(before.chip, after.chip),
)

/** Returns the text of a chip, in one line. */
export function textOf({ name, channelName }: Pick<FilterChip, 'name' | 'channelName'>): string {
  return channelName === null ? (name ?? '') : `${channelName}: ${name ?? ''}`
}

function isSameChip(a: FilterChip, b: FilterChip): boolean {
  return (
    a.key === b.key &&
    a.name === b.name &&
    a.channelName === b.channelName &&
    a.color === b.color &&
    // The chip of a type may cover more types of its name than before.
    a.filter.typeIds.length === b.filter.typeIds.length &&
    a.filter.typeIds.every((id, at) => id === b.filter.typeIds[at])
  )
}
