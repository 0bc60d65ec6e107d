import { typesState } from '@throughline/domain/filters'
import type { PlanFilters } from '@throughline/domain/filters'
import { useMemo, useState } from 'react'

import { FILTER_SECTIONS } from './filter-section'
import type { FilterSection } from './filter-section'
import type { FilterChannel, FilterGroups, FilterSidebarProps } from './FilterSidebar.types'
import { narrowGroups } from './model/narrow-groups'
import type { NarrowedGroups } from './model/narrow-groups'
import { sectionsOf, sizeOfSection, withoutSections } from './model/sections-of'

/** A section with more lines than this has a separate search. */
const MAX_LINES_WITHOUT_SEARCH = 15

const noTexts: ReadonlyMap<FilterSection, string> = new Map()
const none: ReadonlySet<never> = new Set()

/** Visible content of a section. */
interface SearchedSection extends NarrowedGroups {
  /** Text of the section's search; null if it has none. */
  readonly searchText: string | null
  /** A search of the section, or of all sections, leaves some of it out. */
  readonly isSearching: boolean
}

/** Searches of a sidebar, and the sections that are open during and after a search. */
export interface FilterSearch {
  /** Text of the search of all sections. */
  readonly text: string
  readonly setText: (change: { value: string }) => void
  readonly isSearching: boolean
  /** How many filters the search of all sections finds. */
  readonly matchCount: number
  /** The visible sections, from top to bottom. */
  readonly sections: readonly FilterSection[]
  readonly sectionOf: (section: FilterSection) => SearchedSection
  readonly setSectionText: (change: { section: FilterSection; value: string }) => void
  readonly isSectionOpen: (section: FilterSection) => boolean
  readonly toggleSection: (toggle: { section: FilterSection; isOpen: boolean }) => void
  /** Channels whose types are visible. */
  readonly openChannelIds: ReadonlySet<number>
  readonly toggleChannel: (channelId: number) => void
}

/** Returns the searches of the sidebar. Closing the sidebar clears all of them. */
export function useFilterSearch({
  groups,
  filters,
  isOpen,
  openSections,
  onToggleSection,
}: Pick<
  FilterSidebarProps,
  'groups' | 'filters' | 'isOpen' | 'openSections' | 'onToggleSection'
>): FilterSearch {
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [text, setText] = useState('')
  const [sectionTexts, setSectionTexts] = useState(noTexts)
  // A search opens the sections with matches; closing one then lasts for this search only.
  const [foldedSections, setFoldedSections] = useState<ReadonlySet<FilterSection>>(none)
  const [foldedChannelIds, setFoldedChannelIds] = useState<ReadonlySet<number>>(none)
  const [openChannelIds, setOpenChannelIds] = useState(() => partlyChosen(groups.channels, filters))
  const search = (value: string) => {
    setText(value)
    setSectionTexts(noTexts)
    setFoldedSections(none)
    setFoldedChannelIds(none)
  }
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    // Each opening begins without the previous search.
    if (!isOpen) {
      search('')
      setOpenChannelIds(partlyChosen(groups.channels, filters))
    }
  }

  const narrowed = useMemo(() => narrowGroups(groups, text), [groups, text])
  const bySection = useMemo(() => searchedSections(groups, sectionTexts), [groups, sectionTexts])
  const isSearching = narrowed.groups !== groups
  const sectionOf = (section: FilterSection): SearchedSection => {
    const hasSearch = !isSearching && sizeOfSection(section, groups) > MAX_LINES_WITHOUT_SEARCH
    const own = hasSearch ? bySection.get(section) : undefined
    return {
      ...(own ?? narrowed),
      searchText: hasSearch ? (sectionTexts.get(section) ?? '') : null,
      isSearching: isSearching || own !== undefined,
    }
  }
  const channels = sectionOf('channels')
  const visibleChannelIds = channels.isSearching
    ? new Set(
        [...openChannelIds, ...channels.channelIdsToOpen].filter((id) => !foldedChannelIds.has(id)),
      )
    : openChannelIds

  return {
    text,
    setText: ({ value }) => {
      search(value)
    },
    isSearching,
    matchCount: narrowed.matchCount,
    sections: sectionsOf(narrowed.groups),
    sectionOf,
    setSectionText: ({ section, value }) => {
      setSectionTexts(new Map(sectionTexts).set(section, value))
      if (section === 'channels') setFoldedChannelIds(none)
    },
    isSectionOpen: (section) =>
      isSearching ? !foldedSections.has(section) : openSections.has(section),
    toggleSection: (toggle) => {
      if (isSearching) setFoldedSections(toggled(foldedSections, toggle.section, !toggle.isOpen))
      else onToggleSection(toggle)
    },
    openChannelIds: visibleChannelIds,
    toggleChannel: (channelId) => {
      const opens = !visibleChannelIds.has(channelId)
      setOpenChannelIds(toggled(openChannelIds, channelId, opens))
      if (channels.isSearching) setFoldedChannelIds(toggled(foldedChannelIds, channelId, !opens))
    },
  }
}

function searchedSections(
  groups: FilterGroups,
  texts: ReadonlyMap<FilterSection, string>,
): ReadonlyMap<FilterSection, NarrowedGroups> {
  const searched = [...texts].filter(([, text]) => text.trim() !== '')
  return new Map(
    searched.map(([section, text]) => {
      const others = new Set(FILTER_SECTIONS.filter((each) => each !== section))
      return [section, narrowGroups(withoutSections(groups, others), text)]
    }),
  )
}

/** Returns the ids of channels of which some types are chosen: the user has to see which. */
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
