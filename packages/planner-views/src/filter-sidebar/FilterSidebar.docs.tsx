import { defaultFilters } from '@throughline/domain/filters'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { FilterSection } from './filter-section'
import type { FilterSidebarProps } from './FilterSidebar.types'
import { filterCountsFixture, filterGroupsFixture, someFilters } from './fixtures/filter-groups'
import { FilterSidebarHost } from './fixtures/FilterSidebarHost'

const ignore = () => undefined
const channelsOpen: ReadonlySet<FilterSection> = new Set(['channels'])
const initiativesOpen: ReadonlySet<FilterSection> = new Set(['initiatives'])
const loadingGroups = { ...filterGroupsFixture, initiatives: null }
const missingGroups = { ...filterGroupsFixture, initiatives: [] }

function Example(props: Partial<FilterSidebarProps> & { heightPixels?: number }) {
  return (
    <div style={{ inlineSize: '100%' }}>
      <FilterSidebarHost
        isOpen
        takesFocus={false}
        groups={filterGroupsFixture}
        filters={defaultFilters()}
        counts={filterCountsFixture}
        openSections={channelsOpen}
        onFiltersChange={ignore}
        onToggleSection={ignore}
        onClose={ignore}
        heightPixels={460}
        {...props}
      />
    </div>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Chooses which part of a plan is shown, beside the view.',
  whenToUse: [
    'People narrow a view by plan, channel, type, initiative or tag, and try several choices in a row.',
    'The view stays in use meanwhile: each choice takes effect at once.',
  ],
  whenNotToUse: [
    { when: 'Filters in use are only shown and removed', use: 'FilterChips' },
    { when: 'A few things are chosen in a form', use: 'MultiSelect' },
    { when: 'There are two or three options that exclude each other', use: 'SegmentedControl' },
    { when: 'The same filters are needed again and again', use: 'SavedViewsMenu' },
    { when: 'People look for words in titles and notes', use: 'SearchResults' },
  ],
  guidance: [
    {
      do: {
        example: <Example />,
        caption:
          'Give `counts`: people see how many items a choice stands for before they make it.',
      },
      dont: {
        example: <Example counts={undefined} />,
        caption: 'Without numbers they have to try each choice, and some leave an empty view.',
      },
    },
    {
      do: {
        example: <Example groups={loadingGroups} openSections={initiativesOpen} />,
        caption: 'Say `null` while a list is on its way: the section keeps its place.',
      },
      dont: {
        example: <Example groups={missingGroups} openSections={initiativesOpen} />,
        caption:
          'An empty list means that there is none. The section is left out, and moves the others when it comes.',
      },
    },
  ],
  anatomy: {
    example: <Example filters={someFilters} heightPixels={560} />,
    parts: [
      {
        name: 'Head',
        selector: 'h2',
        description:
          'The title with the number of filters in use, “Clear Filters”, and the close button.',
      },
      {
        name: 'Search',
        selector: '[data-part="body"] input[type="search"]',
        description: 'Finds filters by name in all sections.',
      },
      {
        name: 'Head of a section',
        selector: '[data-accordion-head]',
        description: 'Opens and closes it. A number says how many of its filters are in use.',
      },
      {
        name: 'Channel',
        part: 'channel',
        description: 'A box for all types of a channel, and a button that shows them.',
      },
      {
        name: 'Name',
        part: 'name',
        description: 'The name of a filter, in a channel with its color.',
      },
      {
        name: 'Count',
        part: 'count',
        description: 'How many items it stands for, with `counts`.',
      },
      {
        name: 'Search of a section',
        part: 'find',
        description: 'In a section of more than 15 lines.',
      },
      {
        name: 'More',
        part: 'more',
        description: 'Shows the rest of a long section, which begins with its first ten lines.',
      },
    ],
  },
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], action: 'Moves to the next or previous line.' },
    { keys: ['Home', 'End'], action: 'Moves to the first or last line; in a search, the caret.' },
    { keys: ['Space'], action: 'Checks or clears the box. On a head: opens or closes it.' },
    { keys: ['Enter'], action: 'Opens or closes the section.' },
    { keys: ['ArrowRight', 'ArrowLeft'], action: 'Opens or closes a section or a channel.' },
    { keys: ['ArrowLeft'], action: 'On a type of a channel: moves to the channel.' },
    { keys: ['Escape'], action: 'Empties the search, then asks to close.' },
  ],
  accessibility: [
    'It is a [SidePanel] without a backdrop: the view beside it stays usable.',
    'Filters are native checkboxes; one that stands for several types is mixed when some are chosen.',
    'How many filters are in use is announced after each choice. Counts are the descriptions of the boxes: “12 items”.',
    'What the search finds is announced: “3 filters”.',
    'Left to the product: give the focus back to the button that opened it, and say there how many filters are in use.',
    'Left to the product: the place. The view beside it needs `flex: 1; min-width: 0` in a positioned row.',
  ],
  content: [
    'Sections are named by what they hold, in title case: “Nested Plans”.',
    'Names of filters are those of the plan; do not shorten or change them.',
    'Mark what belongs to another plan with its one or two letters, in `planMark`.',
  ],
  related: ['FilterChips', 'SavedViewsMenu', 'CalendarHeader', 'SidePanel', 'CheckboxGroup'],
}
