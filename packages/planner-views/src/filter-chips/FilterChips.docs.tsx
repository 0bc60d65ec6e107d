import { defaultFilters } from '@throughline/domain/filters'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { filterGroupsFixture, someFilters } from '../filter-sidebar/fixtures/filter-groups'
import { FilterChipsHost } from './fixtures/FilterChipsHost'
import type { FilterChipsProps } from './FilterChips.types'

const ignore = () => undefined
const filters = {
  ...someFilters,
  tacticTypeIds: new Set([11, 12, 14, 15]),
  initiativeIds: new Set([301]),
}
const byInitiative = { ...defaultFilters(), initiativeIds: new Set([301, 302]) }
const onTheWay = { ...filterGroupsFixture, initiatives: null }
const missing = { ...filterGroupsFixture, initiatives: [] }

function Example(props: Partial<FilterChipsProps>) {
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: 640 }}>
      <FilterChipsHost
        groups={filterGroupsFixture}
        filters={filters}
        onFiltersChange={ignore}
        {...props}
      />
    </div>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows the filters in use, and removes them one by one.',
  whenToUse: [
    'A view is filtered and the sidebar may be closed: nobody should wonder what is missing.',
    'People remove a filter or two without opening the sidebar.',
  ],
  whenNotToUse: [
    { when: 'Filters are chosen', use: 'FilterSidebar' },
    { when: 'Tags of an item are shown or edited', use: 'TagList' },
    { when: 'The filters come from a saved view and only its name matters', use: 'SavedViewsMenu' },
    { when: 'Nothing is filtered', use: 'Nothing: leave the row out.' },
  ],
  guidance: [
    {
      do: {
        example: <Example groups={onTheWay} filters={byInitiative} />,
        caption: 'Say `null` while names are on their way: placeholders keep their place.',
      },
      dont: {
        example: <Example groups={missing} filters={byInitiative} />,
        caption:
          'With an empty list the chips say “Unknown initiative”, as if it had been deleted.',
      },
    },
  ],
  anatomy: {
    example: (
      <Example start={<span>Filters of a link</span>} end={<span>As of this morning</span>} />
    ),
    parts: [
      {
        name: 'Start',
        part: 'start',
        description: 'What the product says before the chips. Optional.',
      },
      {
        name: 'Chip',
        selector: '[data-key]',
        description:
          'A filter. A channel with all its types is one chip in its color; otherwise each type is one.',
      },
      {
        name: 'Remove',
        selector: '[data-key] button',
        description: 'Takes the filter away. It takes effect at once.',
      },
      {
        name: 'More',
        part: 'more',
        description: 'Counts the chips that do not fit in the line, and shows them.',
      },
      {
        name: 'Clear Filters',
        selector: '[data-part="main"] > div > button:last-child',
        description: 'Takes all filters away.',
      },
      { name: 'End', part: 'end', description: 'What the product offers at the end. Optional.' },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the control that was used last, then out of the row.' },
    { keys: ['ArrowRight', 'ArrowLeft'], action: 'Moves to the control after or before.' },
    { keys: ['Home', 'End'], action: 'Moves to the first or last control.' },
    {
      keys: ['Delete', 'Backspace', 'Enter', 'Space'],
      action: 'Removes the chip. The focus moves to the next one.',
    },
  ],
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
