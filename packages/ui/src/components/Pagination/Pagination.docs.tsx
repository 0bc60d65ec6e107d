import type { ComponentDocs } from '@throughline/test-support/component-docs'

import { englishPaginationLabels } from './pagination-labels'
import { Pagination } from './Pagination'

const wrongLabels = { ...englishPaginationLabels, navigation: 'Wrong example' }
const stay = () => {}

export const docs: ComponentDocs = {
  purpose: 'Goes through the pages of a long list.',
  whenToUse: [
    'People look for a place in a list and come back to it, as in results and logs.',
    'A server sends the list in pieces and knows how many rows there are.',
  ],
  whenNotToUse: [
    { when: 'Thousands of rows can be loaded at once', use: 'DataTable' },
    { when: 'The steps are those of a task', use: 'Stepper' },
  ],
  guidance: [
    {
      do: {
        example: <Pagination page={5} rowCount={312} pageSize={25} onPageChange={stay} />,
        caption: 'Say which rows are shown and how many there are.',
      },
      dont: {
        example: (
          <Pagination
            page={5}
            rowCount={312}
            pageSize={25}
            hasRows={false}
            labels={wrongLabels}
            onPageChange={stay}
          />
        ),
        caption: 'Without the number of rows nobody knows whether a filter is worth the time.',
      },
    },
  ],
  anatomy: {
    example: <Pagination page={5} rowCount={312} pageSize={25} onPageChange={stay} />,
    parts: [
      { name: 'Rows', part: 'rows', description: 'Which rows are shown. Optional.' },
      {
        name: 'Previous and next',
        part: 'step',
        description: 'The arrows. At the first and the last page they can be reached, not pressed.',
      },
      {
        name: 'Page size',
        part: 'page-size',
        description: 'How many rows a page has. Optional.',
      },
      { name: 'Current page', selector: '[aria-current]', description: 'The page that is shown.' },
      {
        name: 'Position',
        part: 'position',
        description: 'The page and the number of pages, in the compact form only.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves between the pages.' },
    { keys: ['Enter'], action: 'Shows the page.' },
    { keys: ['Space'], action: 'Shows the page, where pages are buttons.' },
  ],
  accessibility: [
    'It is a `nav` with a name; the current page has `aria-current="page"`.',
    'A change of the page is announced, as in “Page 5 of 13”. Moving the focus to the list is left to the product.',
    'The number of places stays the same, so the button for the next page stays under the pointer.',
  ],
  content: ['Name the rows by what they are where you can: “26–50 of 312 tactics”.'],
  related: ['DataTable', 'Table', 'Select'],
}
