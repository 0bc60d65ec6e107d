import type { ComponentDocs } from '@throughline/test-support/component-docs'

import { englishPaginationLabels } from './Pagination.labels'
import { Pagination } from './Pagination'

const wrongLabels = { ...englishPaginationLabels, navigation: 'Wrong example' }
const stay = () => {}

export const docs: ComponentDocs = {
  purpose: 'Goes through the pages of a long list.',
  whenToUse: [
    'People look for a place in a list and come back to it, as in results and logs.',
    'A server sends the list in pieces and knows how many rows there are.',
  ],
  whenNotToUse: {
    'Thousands of rows can be loaded at once': 'DataTable',
    'The steps are those of a task': 'Stepper',
  },
  guidance: [
    {
      do: 'Say which rows are shown and how many there are.',
      right: <Pagination page={5} rowCount={312} pageSize={25} onPageChange={stay} />,
      dont: 'Without the number of rows nobody knows whether a filter is worth the time.',
      wrong: (
        <Pagination
          page={5}
          rowCount={312}
          pageSize={25}
          hasRows={false}
          labels={wrongLabels}
          onPageChange={stay}
        />
      ),
    },
  ],
  anatomy: {
    example: <Pagination page={5} rowCount={312} pageSize={25} onPageChange={stay} />,
    parts: {
      Rows: 'Which rows are shown. Optional.',
      'Previous and next':
        'The arrows. At the first and the last page they can be reached, not pressed.',
      'Page size': 'How many rows a page has. Optional.',
      'Current page': 'The page that is shown.',
      Position: 'The page and the number of pages, in the compact form only.',
    },
    marks: {
      Rows: '[data-part="rows"]',
      'Previous and next': '[data-part="step"]',
      'Page size': '[data-part="page-size"]',
      'Current page': '[aria-current]',
      Position: '[data-part="position"]',
    },
  },
  keyboard: {
    Tab: 'Moves between the pages.',
    Enter: 'Shows the page.',
    Space: 'Shows the page, where pages are buttons.',
  },
  accessibility: [
    'It is a `nav` with a name; the current page has `aria-current="page"`.',
    'A change of the page is announced, as in “Page 5 of 13”. Moving the focus to the list is left to the product.',
    'The number of places stays the same, so the button for the next page stays under the pointer.',
  ],
  content: ['Name the rows by what they are where you can: “26–50 of 312 tactics”.'],
  related: ['DataTable', 'Table', 'Select'],
}
