import { withChosen, withLeadShown, withNestedPlanShown } from '@throughline/domain/filters'
import type { ChosenGroup, FilterCounts, PlanFilters } from '@throughline/domain/filters'
import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'

import { FilterChannels } from './FilterChannels'
import { FilterEntries } from './FilterEntries'
import { FilterCaption, FilterNote, FilterWait } from './FilterSidebar.styles'
import type { FilterSection } from './filter-section'
import type { FilterGroups } from './FilterSidebar.types'
import type { FilterSidebarLabels } from './labels'

export interface FilterSectionContentProps {
  section: FilterSection
  /** What is in view. */
  groups: FilterGroups
  typeIdsByChannel: ReadonlyMap<number, readonly number[]>
  filters: PlanFilters
  onFiltersChange: (change: { filters: PlanFilters }) => void
  counts: FilterCounts | undefined
  openChannelIds: ReadonlySet<number>
  onToggleChannel: (channelId: number) => void
  isSearching: boolean
  labels: FilterSidebarLabels
}

/** What stands under the heading of a section. */
export function FilterSectionContent(props: FilterSectionContentProps) {
  const { section, groups, filters, onFiltersChange, counts, isSearching, labels } = props
  const label = labels.sections[section]
  const shared = { label, labels, isWhole: isSearching }
  const change = (next: PlanFilters) => {
    onFiltersChange({ filters: next })
  }
  const chosenOf = (group: ChosenGroup) => ({
    isChecked: (id: number) => filters[group].has(id),
    onToggle: (id: number, isChosen: boolean) => {
      change(withChosen(filters, group, id, isChosen))
    },
  })

  switch (section) {
    case 'nested-plans':
      return (
        <FilterEntries
          {...shared}
          entries={groups.nestedPlans}
          isChecked={(id) => !filters.hiddenNestedPlanIds.has(id)}
          isUsed={(id) => filters.hiddenNestedPlanIds.has(id)}
          onToggle={(id, isShown) => {
            change(withNestedPlanShown(filters, id, isShown))
          }}
          counts={counts?.plans}
        />
      )
    case 'lead-plan':
      return (
        <FilterEntries
          {...shared}
          entries={groups.leadPlan === null ? [] : [groups.leadPlan]}
          isChecked={() => filters.isLeadVisible}
          onToggle={(_id, isShown) => {
            change(withLeadShown(filters, isShown))
          }}
          counts={counts?.plans}
        />
      )
    case 'channels':
      return (
        <FilterChannels
          channels={groups.channels}
          typeIdsByChannel={props.typeIdsByChannel}
          filters={filters}
          onFiltersChange={onFiltersChange}
          counts={counts?.tacticTypes}
          openChannelIds={props.openChannelIds}
          onToggleOpen={props.onToggleChannel}
          labels={labels}
        />
      )
    case 'initiatives':
      return groups.initiatives === null ? (
        <Waiting text={labels.loading} />
      ) : (
        <FilterEntries
          {...shared}
          {...chosenOf('initiativeIds')}
          entries={groups.initiatives}
          counts={counts?.initiatives}
        />
      )
    case 'tags':
      return groups.tagCategories === null ? (
        <Waiting text={labels.loading} />
      ) : (
        groups.tagCategories.map(({ name, tags }) => (
          <div key={name}>
            <FilterCaption aria-hidden="true">{name}</FilterCaption>
            <FilterEntries
              {...shared}
              {...chosenOf('tagIds')}
              label={name}
              entries={tags}
              counts={counts?.tags}
            />
          </div>
        ))
      )
    case 'calendars-of-interest':
    default:
      if (groups.calendars === null || groups.calendars === undefined) {
        return <Waiting text={labels.loading} />
      }
      return groups.calendars.length === 0 ? (
        <FilterNote>{labels.noCalendars}</FilterNote>
      ) : (
        <FilterEntries {...shared} {...chosenOf('subscriptionIds')} entries={groups.calendars} />
      )
  }
}

function Waiting({ text }: { text: string }) {
  return (
    <FilterWait aria-busy="true">
      <VisuallyHidden>{text}</VisuallyHidden>
      <Skeleton width="70%" />
      <Skeleton width="55%" />
      <Skeleton width="62%" />
    </FilterWait>
  )
}
