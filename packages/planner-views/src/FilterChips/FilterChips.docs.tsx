import { defaultFilters } from '@throughline/domain/filters'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { filterGroupsFixture } from '../FilterSidebar/fixtures/filter-groups'
import type { FilterChipsProps } from './FilterChips.types'

const byInitiative = { ...defaultFilters(), initiativeIds: new Set([301, 302]) }
const onTheWay = { ...filterGroupsFixture, initiatives: null }
const missing = { ...filterGroupsFixture, initiatives: [] }

export const docs: ComponentDocs<FilterChipsProps> = {
  purpose: 'Shows the filters in use, and removes them one by one.',
  whenToUse: [
    'A view is filtered and the sidebar may be closed: nobody should wonder what is missing.',
    'People remove a filter or two without opening the sidebar.',
  ],
  whenNotToUse: {
    'Filters are chosen': 'FilterSidebar',
    'Tags of an item are shown or edited': 'TagList',
    'The filters come from a saved view and only its name matters': 'SavedViewsMenu',
    'Nothing is filtered': 'Nothing: leave the row out.',
  },
  guidance: [
    {
      do: 'Say `null` while names are on their way: placeholders keep their place.',
      right: { groups: onTheWay, filters: byInitiative },
      dont: 'With an empty list the chips say “Unknown initiative”, as if it had been deleted.',
      wrong: { groups: missing, filters: byInitiative },
    },
  ],
  anatomy: {
    example: { start: <span>Filters of a link</span>, end: <span>As of this morning</span> },
    parts: {
      Start: 'What the product says before the chips. Optional.',
      Chip: 'A filter. A channel with all its types is one chip in its color; otherwise each type is one.',
      Remove: 'Takes the filter away. It takes effect at once.',
      More: 'Counts the chips that do not fit in the line, and shows them.',
      'Clear Filters': 'Takes all filters away.',
      End: 'What the product offers at the end. Optional.',
    },
    marks: {
      Start: '[data-part="start"]',
      Chip: '[data-key]',
      Remove: '[data-key] button',
      More: '[data-part="more"]',
      'Clear Filters': '[data-part="main"] > div > button:last-child',
      End: '[data-part="end"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the control that was used last, then out of the row.',
    'ArrowRight, ArrowLeft': 'Moves to the control after or before.',
    'Home, End': 'Moves to the first or last control.',
    'Delete, Backspace, Enter, Space': 'Removes the chip. The focus moves to the next one.',
  },
  accessibility: [
    'It is a [Toolbar] named “Filters in use” with a list of chips and one tab stop.',
    'What was removed is announced with the number that is left: “Newsletter removed. 3 filters in use”.',
    'A color is never the only sign: a type says its channel in words.',
    'Left to the product: give the focus to something that stays when `onEmptied` is called, before the row goes.',
    'Left to the product: the place. Beside a [FilterSidebar], not above it, in a row of 41 px.',
  ],
  content: [
    'A chip is named by what it restricts to, without a verb: “Newsletter”, “West region hidden”.',
    'Long names are cut; the whole name is in the button that removes it.',
    'Write “Clear Filters” as in the sidebar.',
  ],
  related: ['FilterSidebar', 'TagList', 'Tag', 'SavedViewsMenu', 'CalendarHeader'],
}
