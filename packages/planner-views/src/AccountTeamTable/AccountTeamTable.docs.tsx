import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { AccountTeamTableProps } from './AccountTeamTable.types'

export const docs: ComponentDocs<AccountTeamTableProps> = {
  purpose: 'Shows what everybody of an account is on every plan.',
  whenToUse: [
    'An owner checks who has which role where, and finds people who may see too much.',
    'There may be hundreds of people and dozens of plans: only what is in view is drawn.',
  ],
  whenNotToUse: {
    'The people of one plan are changed': 'TeamTable',
    'A person is edited': 'A page of its own: the pencil is a link to it.',
    'Rows are no people of an account': 'DataTable',
  },
  exampleProps: { height: 280 },
  guidance: [
    {
      do: 'Set `status="loading"` until the people are there.',
      right: { members: [], status: 'loading' },
      dont: 'An empty list says that nobody is in the account, which is never so.',
      wrong: { members: [] },
    },
  ],
  anatomy: {
    example: { height: 380 },
    parts: {
      Search: 'Finds people by name and address.',
      Head: 'The columns, which sort, one for each plan. Roles sort by strength.',
      Name: 'First and last name. They stay in place while the plans scroll.',
      Address: 'Of somebody who was invited, with a mark. For others it is plain text.',
      Role: 'On a plan, or a dash for none.',
      Edit: 'A link to the page of the person. A lock stands there when it may not be.',
    },
    marks: {
      Search: '[data-part="search"]',
      Head: '[data-part="head"]',
      Name: '[role="rowheader"]',
      Address: '[data-part="address"]',
      Role: '[role="gridcell"]:nth-of-type(5)',
      Edit: '[data-part="edit"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the search, and into and out of the table.',
    'ArrowUp, ArrowDown, ArrowLeft, ArrowRight': 'Moves between cells.',
    'Home, End': 'Moves to the first or last cell of the row.',
    Enter: 'On a head: sorts. On a row: moves to its controls.',
    Escape: 'Leaves the controls of the row.',
  },
  accessibility: [
    'It is a `grid` named “Team” with one tab stop. Both names are heads of the row and are read with each cell.',
    'The pencil is a link, so that it can be opened in a new tab; it is named after its person.',
    'Marks have words: “Profile tags are hidden for Tom Wills”. A lock is named by its reason.',
    'How many people were found is announced.',
    'Left to the product: follow the link with a router in `onEdit`, and keep members and plans the same arrays.',
  ],
  content: [
    'Names of plans are heads of narrow columns: two words are read, longer ones are cut.',
    'A `refusal` is a sentence: “The account owner cannot be changed or removed.”',
    'Somebody without a name is called by their address.',
  ],
  related: ['TeamTable', 'DataTable', 'SearchField', 'Badge'],
}
