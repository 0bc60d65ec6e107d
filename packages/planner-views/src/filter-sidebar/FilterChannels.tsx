import { channelState, toggleChannel, withChosen } from '@throughline/domain/filters'
import type { PlanFilters } from '@throughline/domain/filters'
import { Icon } from '@throughline/ui/Icon'
import { ChevronRight } from 'lucide-react'

import { FilterRow } from './FilterRow'
import { FilterDisclosure, FilterList } from './FilterSidebar.styles'
import type { FilterChannel } from './FilterSidebar.types'
import type { FilterSidebarLabels } from './labels'

export interface FilterChannelsProps {
  /** Those in view, with the types that are in view. */
  channels: readonly FilterChannel[]
  /** The types of each channel, in view or not: its box stands for them all. */
  typeIdsByChannel: ReadonlyMap<number, readonly number[]>
  filters: PlanFilters
  onFiltersChange: (change: { filters: PlanFilters }) => void
  counts: ReadonlyMap<number, number> | undefined
  openChannelIds: ReadonlySet<number>
  onToggleOpen: (channelId: number) => void
  labels: FilterSidebarLabels
}

/** Channels with their types. A channel's box says how many of its types are chosen. */
export function FilterChannels({
  channels,
  typeIdsByChannel,
  filters,
  onFiltersChange,
  counts,
  openChannelIds,
  onToggleOpen,
  labels,
}: FilterChannelsProps) {
  const amountOf = (typeIds: readonly number[]) => {
    if (counts === undefined) return undefined
    const count = typeIds.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
    return { count, text: labels.items({ count }) }
  }
  return (
    <FilterList aria-label={labels.sections.channels}>
      {channels.map((channel) => {
        const typeIds = typeIdsByChannel.get(channel.id) ?? []
        const state = channelState(filters, typeIds)
        const isOpen = openChannelIds.has(channel.id)
        return (
          <li key={channel.id}>
            <FilterRow
              entry={channel}
              level={1}
              color={channel.color}
              isChecked={state === 'all'}
              isMixed={state === 'some'}
              onChange={() => {
                onFiltersChange({ filters: toggleChannel(filters, typeIds) })
              }}
              amount={amountOf(typeIds)}
              gutter={
                <FilterDisclosure
                  type="button"
                  aria-expanded={isOpen}
                  aria-label={labels.typesOf({ channel: channel.name })}
                  onClick={() => {
                    onToggleOpen(channel.id)
                  }}
                >
                  <Icon icon={ChevronRight} size={14} />
                </FilterDisclosure>
              }
            />
            {isOpen ? (
              <FilterList aria-label={labels.typesOf({ channel: channel.name })}>
                {channel.types.map((type) => (
                  <li key={type.id}>
                    <FilterRow
                      entry={type}
                      level={2}
                      isChecked={filters.tacticTypeIds.has(type.id)}
                      onChange={() => {
                        const isChosen = !filters.tacticTypeIds.has(type.id)
                        onFiltersChange({
                          filters: withChosen(filters, 'tacticTypeIds', type.id, isChosen),
                        })
                      }}
                      amount={amountOf([type.id])}
                    />
                  </li>
                ))}
              </FilterList>
            ) : null}
          </li>
        )
      })}
    </FilterList>
  )
}
