import { defaultFilters } from '@throughline/domain/filters'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { FilterSection } from './filter-section'
import type { FilterSidebarProps } from './FilterSidebar.types'
import { filterGroupsFixture, someFilters } from './fixtures/filter-groups'

const channelsOpen: ReadonlySet<FilterSection> = new Set(['channels'])
const initiativesOpen: ReadonlySet<FilterSection> = new Set(['initiatives'])
const loadingGroups = { ...filterGroupsFixture, initiatives: null }
const missingGroups = { ...filterGroupsFixture, initiatives: [] }

export const docs: ComponentDocs<FilterSidebarProps & { heightPixels: number }> = {
  purpose: 'Chooses which part of a plan is shown, beside the view.',
  whenToUse: [
    'People narrow a view by plan, channel, type, initiative or tag, and try several choices in a row.',
    'The view stays in use meanwhile: each choice takes effect at once.',
  ],
  whenNotToUse: {
    'Filters in use are only shown and removed': 'FilterChips',
    'A few things are chosen in a form': 'MultiSelect',
    'There are two or three options that exclude each other': 'SegmentedControl',
    'The same filters are needed again and again': 'SavedViewsMenu',
    'People look for words in titles and notes': 'SearchResults',
  },
  exampleProps: { filters: defaultFilters(), openSections: channelsOpen, heightPixels: 460 },
  guidance: [
    {
      do: 'Give `counts`: people see how many items a choice stands for before they make it.',
      right: {},
      dont: 'Without numbers they have to try each choice, and some leave an empty view.',
      wrong: { counts: undefined },
    },
    {
      do: 'Say `null` while a list is on its way: the section keeps its place.',
      right: { groups: loadingGroups, openSections: initiativesOpen },
      dont: 'An empty list means that there is none. The section is left out, and moves the others when it comes.',
      wrong: { groups: missingGroups, openSections: initiativesOpen },
    },
  ],
  anatomy: {
    example: { filters: someFilters, heightPixels: 560 },
    parts: {
      Head: 'The title with the number of filters in use, “Clear Filters”, and the close button.',
      Search: 'Finds filters by name in all sections.',
      'Head of a section': 'Opens and closes it. A number says how many of its filters are in use.',
      Channel: 'A box for all types of a channel, and a button that shows them.',
      Name: 'The name of a filter, in a channel with its color.',
      Count: 'How many items it stands for, with `counts`.',
      'Search of a section': 'In a section of more than 15 lines.',
      More: 'Shows the rest of a long section, which begins with its first ten lines.',
    },
    marks: {
      Head: 'h2',
      Search: '[data-part="body"] input[type="search"]',
      'Head of a section': '[data-accordion-head]',
      Channel: '[data-part="channel"]',
      Name: '[data-part="name"]',
      Count: '[data-part="count"]',
      'Search of a section': '[data-part="find"]',
      More: '[data-part="more"]',
    },
  },
  keyboard: {
    'ArrowDown, ArrowUp': 'Moves to the next or previous line.',
    'Home, End': 'Moves to the first or last line; in a search, the caret.',
    Space: 'Checks or clears the box. On a head: opens or closes it.',
    Enter: 'Opens or closes the section.',
    'ArrowRight, ArrowLeft': 'Opens or closes a section or a channel.',
    ArrowLeft: 'On a type of a channel: moves to the channel.',
    Escape: 'Empties the search, then asks to close.',
  },
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
  related: ['FilterChips', 'SavedViewsMenu', 'CalendarHeader', 'SidePanel'],
}
