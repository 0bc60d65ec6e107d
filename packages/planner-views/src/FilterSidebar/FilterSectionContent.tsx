import type { FilterCounts, PlanFilters } from '@throughline/domain/filters'
import { Skeleton } from '@throughline/ui/Skeleton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'

import { FilterChannels } from './FilterChannels'
import { FilterEntries } from './FilterEntries'
import { FilterCaption, FilterNote, FilterWait } from './FilterSidebar.styles'
import type { FilterSection } from './filter-section'
import type { FilterGroups } from './FilterSidebar.types'
import type { FilterSidebarLabels } from './FilterSidebar.labels'
import type { FilterChoice } from './model/filter-choice'
import { sizeOfSection } from './model/sections-of'

export interface FilterSectionContentProps {
  section: FilterSection
  /** Visible filters. */
  groups: FilterGroups
  filters: PlanFilters
  onToggle: (choice: FilterChoice) => void
  counts: FilterCounts | undefined
  openChannelIds: ReadonlySet<number>
  onToggleChannel: (channelId: number) => void
  isSearching: boolean
  labels: FilterSidebarLabels
}

/** Content below the heading of a section. */
export function FilterSectionContent(props: FilterSectionContentProps) {
  const { section, groups, filters, onToggle, counts, isSearching, labels } = props
  const label = labels.sections[section]
  const shared = { label, labels, filters, onToggle, isWhole: isSearching }
  if (isSearching && sizeOfSection(section, groups) === 0) {
    return <FilterNote>{labels.noMatches}</FilterNote>
  }

  switch (section) {
    case 'nested-plans':
      return (
        <FilterEntries
          {...shared}
          kind="nested-plan"
          entries={groups.nestedPlans}
          counts={counts?.plans}
        />
      )
    case 'lead-plan':
      return (
        <FilterEntries
          {...shared}
          kind="lead-plan"
          entries={groups.leadPlan === null ? [] : [groups.leadPlan]}
          counts={counts?.plans}
        />
      )
    case 'channels':
      return (
        <FilterChannels
          channels={groups.channels}
          filters={filters}
          onToggle={onToggle}
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
          kind="initiative"
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
              kind="tag"
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
        <FilterEntries {...shared} kind="calendar" entries={groups.calendars} />
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
