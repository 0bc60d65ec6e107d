import { clearedFilters, typesState } from '@throughline/domain/filters'
import type { PlanFilters } from '@throughline/domain/filters'
import { Accordion } from '@throughline/ui/Accordion'
import { Badge } from '@throughline/ui/Badge'
import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { SearchField } from '@throughline/ui/SearchField'
import { Announcement, VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { FILTER_SECTIONS } from './filter-section'
import type { FilterSection } from './filter-section'
import { FilterSectionContent } from './FilterSectionContent'
import { FilterPanel, FilterSearch, FilterTitle } from './FilterSidebar.styles'
import type { FilterChannel, FilterSidebarProps } from './FilterSidebar.types'
import { focusFirstFilter, handleFilterKeys } from './handle-filter-keys'
import { englishFilterSidebarLabels } from './labels'
import { withToggled } from './model/filter-choice'
import type { FilterChoice } from './model/filter-choice'
import { narrowGroups } from './model/narrow-groups'
import { sectionsOf, usedInSection } from './model/sections-of'

/**
 * What a person chooses to see of a plan, beside the view that shows it. Choices
 * take effect at once; the view stays in use.
 */
export function FilterSidebar({
  groups,
  filters,
  onFiltersChange,
  activeCount,
  counts,
  openSections,
  onToggleSection,
  labels = englishFilterSidebarLabels,
  widthPixels = 300,
  ...rest
}: FilterSidebarProps) {
  const { isOpen } = rest
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [search, setSearch] = useState('')
  // A search opens what it finds; what is closed then is closed for this search only.
  const [foldedSections, setFoldedSections] = useState<ReadonlySet<string>>(new Set())
  const [openChannelIds, setOpenChannelIds] = useState(() => partlyChosen(groups.channels, filters))
  const [foldedChannelIds, setFoldedChannelIds] = useState<ReadonlySet<number>>(new Set())
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    // Each opening begins anew, without what was searched for before.
    if (!isOpen) {
      setSearch('')
      setFoldedSections(new Set())
      setFoldedChannelIds(new Set())
      setOpenChannelIds(partlyChosen(groups.channels, filters))
    }
  }
  const searchRef = useRef<HTMLInputElement>(null)
  const narrowed = useMemo(() => narrowGroups(groups, search), [groups, search])
  const isSearching = narrowed.groups !== groups
  const sections = sectionsOf(narrowed.groups)

  const isSectionOpen = (section: FilterSection) =>
    isSearching ? !foldedSections.has(section) : openSections.has(section)
  const shownChannelIds = isSearching
    ? new Set(
        [...openChannelIds, ...narrowed.channelIdsToOpen].filter((id) => !foldedChannelIds.has(id)),
      )
    : openChannelIds

  const latest = useRef({ filters, onFiltersChange })
  useLayoutEffect(() => {
    latest.current = { filters, onFiltersChange }
  })
  // One function for good: a choice draws no row but its own.
  const handleToggle = useCallback((choice: FilterChoice) => {
    const before = latest.current
    before.onFiltersChange({ filters: withToggled(before.filters, choice) })
  }, [])
  const handleSearch = ({ value }: { value: string }) => {
    setSearch(value)
    setFoldedSections(new Set())
    setFoldedChannelIds(new Set())
  }
  const handleToggleSection = ({ id, isOpen }: { id: string; isOpen: boolean }) => {
    const section = FILTER_SECTIONS.find((each) => each === id)
    if (section === undefined) return
    if (isSearching) setFoldedSections(toggled(foldedSections, id, !isOpen))
    else onToggleSection({ section, isOpen })
  }
  const handleToggleChannel = (channelId: number) => {
    const isOpen = !shownChannelIds.has(channelId)
    setOpenChannelIds(toggled(openChannelIds, channelId, isOpen))
    if (isSearching) setFoldedChannelIds(toggled(foldedChannelIds, channelId, !isOpen))
  }

  return (
    <FilterPanel
      {...rest}
      widthPixels={widthPixels}
      title={
        <FilterTitle>
          {labels.title}
          {/* There from the start: a badge that comes with the first choice would restyle the page. */}
          <Badge tone="strong" shape="count" aria-hidden="true" hidden={activeCount === 0}>
            {activeCount}
          </Badge>
        </FilterTitle>
      }
      closeLabel={labels.close}
      actions={
        <Button
          variant="ghost"
          size="small"
          aria-disabled={activeCount === 0}
          onClick={() => {
            onFiltersChange({ filters: clearedFilters() })
          }}
        >
          {labels.clear}
        </Button>
      }
    >
      <Announcement>{labels.activeFilters({ count: activeCount })}</Announcement>
      <FilterSearch>
        <SearchField
          ref={searchRef}
          label={labels.search}
          placeholder={labels.search}
          value={search}
          onChange={handleSearch}
          clearLabel={labels.clearSearch}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            focusFirstFilter(event.currentTarget.closest('[data-part="body"]') ?? document)
          }}
          resultText={isSearching ? labels.found({ count: narrowed.foundCount }) : ''}
        />
      </FilterSearch>
      {isSearching && sections.length === 0 ? (
        <EmptyState
          size="small"
          illustration="search"
          title={labels.nothingFound}
          actions={
            <Button
              size="small"
              onClick={() => {
                handleSearch({ value: '' })
                searchRef.current?.focus()
              }}
            >
              {labels.clearSearch}
            </Button>
          }
        >
          {labels.nothingFoundHint}
        </EmptyState>
      ) : (
        <Accordion
          onKeyDown={(event) => {
            handleFilterKeys(event, {
              isSectionOpen: (head) => head.getAttribute('aria-expanded') === 'true',
              isChannelOpen: (id) => shownChannelIds.has(id),
              onToggleChannel: handleToggleChannel,
            })
          }}
          sections={sections.map((section) => {
            const used = usedInSection(section, filters, groups)
            return {
              id: section,
              title: labels.sections[section],
              ...(used === 0 ? null : { count: <UsedCount {...{ used, labels }} /> }),
            }
          })}
          openIds={sections.filter(isSectionOpen)}
          onToggle={handleToggleSection}
          renderContent={({ id }) => {
            const section = sections.find((each) => each === id)
            return section === undefined ? null : (
              <FilterSectionContent
                section={section}
                groups={narrowed.groups}
                filters={filters}
                onToggle={handleToggle}
                counts={counts}
                openChannelIds={shownChannelIds}
                onToggleChannel={handleToggleChannel}
                isSearching={isSearching}
                labels={labels}
              />
            )
          }}
        />
      )}
    </FilterPanel>
  )
}

function UsedCount({
  used,
  labels,
}: {
  used: number
  labels: NonNullable<FilterSidebarProps['labels']>
}) {
  return (
    <>
      <Badge shape="count" aria-hidden="true">
        {used}
      </Badge>
      <VisuallyHidden>{labels.chosenInSection({ count: used })}</VisuallyHidden>
    </>
  )
}

/** Channels of which a person has to see which types are chosen. */
function partlyChosen(
  channels: readonly FilterChannel[],
  filters: PlanFilters,
): ReadonlySet<number> {
  const partly = channels.filter(({ typeIds }) => typesState(filters, typeIds) === 'some')
  return new Set(partly.map(({ id }) => id))
}

function toggled<Id>(ids: ReadonlySet<Id>, id: Id, isIn: boolean): ReadonlySet<Id> {
  const next = new Set(ids)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}
