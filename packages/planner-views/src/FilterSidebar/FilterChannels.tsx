import type { PlanFilters } from '@throughline/domain/filters'

import { FilterList } from './FilterSidebar.styles'
import type { FilterChannel } from './FilterSidebar.types'
import { FilterRow } from './FilterRow'
import type { FilterSidebarLabels } from './FilterSidebar.labels'
import { choiceState } from './model/filter-choice'
import type { FilterChoice } from './model/filter-choice'

export interface FilterChannelsProps {
  /** Those in view, with the types that are in view. */
  channels: readonly FilterChannel[]
  filters: PlanFilters
  onToggle: (choice: FilterChoice) => void
  counts: ReadonlyMap<number, number> | undefined
  openChannelIds: ReadonlySet<number>
  onToggleOpen: (channelId: number) => void
  labels: FilterSidebarLabels
}

/**
 * Channels, each under its name once for the whole family, with their types and,
 * where several plans have the channel, their plans. A box says how many of the
 * types behind it are chosen.
 */
export function FilterChannels({
  channels,
  filters,
  onToggle,
  counts,
  openChannelIds,
  onToggleOpen,
  labels,
}: FilterChannelsProps) {
  const rowOf = (choice: FilterChoice, name: string) => {
    const count = counts && sumOf(choice.typeIds, counts)
    return {
      ...choice,
      name,
      state: choiceState(filters, choice),
      onToggle,
      count,
      countText: count === undefined ? undefined : labels.items({ count }),
    }
  }
  return (
    <FilterList aria-label={labels.sections.channels} data-level="1">
      {channels.map(({ id, name, color, planMark, typeIds, types, plans }) => {
        const isOpen = openChannelIds.has(id)
        return (
          <li key={id}>
            <div data-part="channel">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-label={labels.typesOf({ channel: name })}
                onClick={() => {
                  onToggleOpen(id)
                }}
              />
              <FilterRow
                {...rowOf({ kind: 'channel', id, typeIds }, name)}
                {...{ color, planMark }}
              />
            </div>
            {isOpen ? (
              <FilterList aria-label={labels.typesOf({ channel: name })} data-level="2">
                {types.map((type) => (
                  <li key={type.id}>
                    <FilterRow
                      {...rowOf({ ...type, kind: 'type' }, type.name)}
                      planMark={undefined}
                    />
                  </li>
                ))}
              </FilterList>
            ) : null}
            {isOpen && plans.length > 1 ? (
              <>
                <div data-part="caption" aria-hidden="true">
                  {labels.plans}
                </div>
                <FilterList aria-label={labels.plansOf({ channel: name })} data-level="2">
                  {plans.map((plan) => (
                    <li key={plan.planId}>
                      <FilterRow
                        {...rowOf(
                          { kind: 'plan-of-channel', id: plan.planId, typeIds: plan.typeIds },
                          plan.name,
                        )}
                        planMark={undefined}
                      />
                    </li>
                  ))}
                </FilterList>
              </>
            ) : null}
          </li>
        )
      })}
    </FilterList>
  )
}

function sumOf(typeIds: readonly number[], counts: ReadonlyMap<number, number>): number {
  return typeIds.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
}
