import { clearedFilters } from '@throughline/domain/filters'
import { Accordion } from '@throughline/ui/Accordion'
import { Badge } from '@throughline/ui/Badge'
import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { SearchField } from '@throughline/ui/SearchField'
import { Announcement, VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'

import type { FilterSection } from './filter-section'
import { FilterSectionContent } from './FilterSectionContent'
import { FilterPanel, FilterSearch, FilterTitle, FilterFind } from './FilterSidebar.styles'
import type { FilterSidebarProps } from './FilterSidebar.types'
import { focusFirstFilter, handleFilterKeys, hasModifier } from './handle-filter-keys'
import { englishFilterSidebarLabels } from './FilterSidebar.labels'
import { withToggled } from './model/filter-choice'
import type { FilterChoice } from './model/filter-choice'
import { usedInSection, withoutSections } from './model/sections-of'
import { useFilterSearch } from './use-filter-search'
import type { FilterSidebarLabels } from './FilterSidebar.labels'

const noSections: ReadonlySet<FilterSection> = new Set()

/**
 * Sidebar in which a user chooses the visible part of a plan, beside the view of the plan. Choices
 * take effect at once; the view stays usable.
 */
export function FilterSidebar(props: FilterSidebarProps) {
  return (
    <ErrorBoundary>
      <FilterSidebarContent {...props} />
    </ErrorBoundary>
  )
}

function FilterSidebarContent({
  groups: allGroups,
  filters,
  onFiltersChange,
  activeCount,
  counts,
  hiddenSections = noSections,
  openSections,
  onToggleSection,
  labels: providedLabels = englishFilterSidebarLabels,
  widthPixels = 300,
  ...rest
}: FilterSidebarProps) {
  const labels = useLabels(providedLabels)
  const locale = useLocale()
  const groups = useMemo(
    () => withoutSections(allGroups, hiddenSections),
    [allGroups, hiddenSections],
  )
  const { isOpen, takesFocus: providedTakesFocus } = rest
  const takesFocus = useWasClosed(isOpen)
  const search = useFilterSearch({ groups, filters, isOpen, openSections, onToggleSection })
  const { isSearching, sections } = search
  const searchRef = useRef<HTMLInputElement>(null)

  const latest = useRef({ filters, onFiltersChange })
  useLayoutEffect(() => {
    latest.current = { filters, onFiltersChange }
  })
  // One function for good: a choice draws no row but its own.
  const handleToggle = useCallback((choice: FilterChoice) => {
    const before = latest.current
    before.onFiltersChange({ filters: withToggled(before.filters, choice) })
  }, [])
  return (
    <FilterPanel
      {...rest}
      takesFocus={providedTakesFocus ?? takesFocus}
      widthPixels={widthPixels}
      title={
        <FilterTitle>
          {labels.title}
          {/* There from the start: a badge that comes with the first choice would restyle the page. */}
          <Badge tone="strong" shape="count" aria-hidden="true" hidden={activeCount === 0}>
            {locale.number(activeCount)}
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
          value={search.text}
          onChange={search.setText}
          clearLabel={labels.clearSearch}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || hasModifier(event)) return
            event.preventDefault()
            focusFirstFilter(event.currentTarget.closest('[data-part="body"]') ?? document)
          }}
          resultText={isSearching ? labels.match({ count: search.matchCount }) : ''}
        />
      </FilterSearch>
      {isSearching && sections.length === 0 ? (
        <EmptyState
          size="small"
          illustration="search"
          title={labels.noMatches}
          actions={
            <Button
              size="small"
              onClick={() => {
                search.setText({ value: '' })
                searchRef.current?.focus()
              }}
            >
              {labels.clearSearch}
            </Button>
          }
        >
          {labels.noMatchesHint}
        </EmptyState>
      ) : (
        <Accordion
          onKeyDown={(event) => {
            handleFilterKeys(event, {
              isSectionOpen: (head) => head.getAttribute('aria-expanded') === 'true',
              isChannelOpen: (id) => search.openChannelIds.has(id),
              onToggleChannel: search.toggleChannel,
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
          openIds={sections.filter(search.isSectionOpen)}
          onToggle={(toggle) => {
            const section = sections.find((each) => each === toggle.id)
            if (section !== undefined) search.toggleSection({ section, isOpen: toggle.isOpen })
          }}
          renderContent={({ id }) => {
            const section = sections.find((each) => each === id)
            if (section === undefined) return null
            const searched = search.sectionOf(section)
            return (
              <>
                {searched.searchText === null ? null : (
                  <FilterSectionSearch
                    section={section}
                    text={searched.searchText}
                    matchCount={searched.matchCount}
                    onChange={search.setSectionText}
                    labels={labels}
                  />
                )}
                <FilterSectionContent
                  section={section}
                  groups={searched.groups}
                  filters={filters}
                  onToggle={handleToggle}
                  counts={counts}
                  openChannelIds={search.openChannelIds}
                  onToggleChannel={search.toggleChannel}
                  isSearching={searched.isSearching}
                  labels={labels}
                />
              </>
            )
          }}
        />
      )}
    </FilterPanel>
  )
}

/** Whether a sidebar was closed before. One that is open from the start takes no focus. */
function useWasClosed(isOpen: boolean): boolean {
  const [wasClosed, setWasClosed] = useState(!isOpen)
  if (!isOpen && !wasClosed) setWasClosed(true)
  return wasClosed
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

interface FilterSectionSearchProps {
  section: FilterSection
  text: string
  /** How many filters of the section are left. */
  matchCount: number
  onChange: (change: { section: FilterSection; value: string }) => void
  labels: Pick<FilterSidebarLabels, 'sections' | 'searchIn' | 'clearSearch' | 'match'>
}

/** The search of a long section, above its content. */
function FilterSectionSearch({
  section,
  text,
  matchCount,
  onChange,
  labels,
}: FilterSectionSearchProps) {
  const label = labels.searchIn({ section: labels.sections[section] })
  return (
    <FilterFind data-part="find">
      <SearchField
        size="small"
        label={label}
        placeholder={label}
        value={text}
        onChange={({ value }) => {
          onChange({ section, value })
        }}
        clearLabel={labels.clearSearch}
        resultText={text.trim() === '' ? '' : labels.match({ count: matchCount })}
      />
    </FilterFind>
  )
}
