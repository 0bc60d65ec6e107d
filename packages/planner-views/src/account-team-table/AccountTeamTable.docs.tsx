import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { AccountTeamTable } from './AccountTeamTable'
import type { AccountTeamMember, AccountTeamTableProps } from './AccountTeamTable.types'
import { accountPlans, accountTeam } from './fixtures/account-team'

const ignore = () => undefined
const nobody: ReadonlySet<number> = new Set()
const noMembers: readonly AccountTeamMember[] = []
const hrefOf = ({ id }: AccountTeamMember) => `#/account/user/${id}`

function Example(props: Partial<AccountTeamTableProps>) {
  return (
    <WideExample minWidthPixels={640}>
      <AccountTeamTable
        members={accountTeam}
        plans={accountPlans}
        hrefOf={hrefOf}
        onEdit={({ event }) => {
          event.preventDefault()
        }}
        onResendInvite={ignore}
        busyIds={nobody}
        height={280}
        {...props}
      />
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows what everybody of an account is on every plan.',
  whenToUse: [
    'An owner checks who has which role where, and finds people who may see too much.',
    'There may be hundreds of people and dozens of plans: only what is in view is drawn.',
  ],
  whenNotToUse: [
    { when: 'The people of one plan are changed', use: 'TeamTable' },
    { when: 'A person is edited', use: 'A page of its own: the pencil is a link to it.' },
    { when: 'Rows are no people of an account', use: 'DataTable' },
  ],
  guidance: [
    {
      do: {
        example: <Example members={noMembers} status="loading" />,
        caption: 'Set `status="loading"` until the people are there.',
      },
      dont: {
        example: <Example members={noMembers} />,
        caption: 'An empty list says that nobody is in the account, which is never so.',
      },
    },
  ],
  anatomy: {
    example: <Example height={380} />,
    parts: [
      {
        name: 'Search',
        part: 'search',
        description: 'Finds people by name and address.',
      },
      {
        name: 'Head',
        part: 'head',
        description: 'The columns, which sort, one for each plan. Roles sort by strength.',
      },
      {
        name: 'Name',
        selector: '[role="rowheader"]',
        description: 'First and last name. They stay in place while the plans scroll.',
      },
      {
        name: 'Address',
        part: 'address',
        description: 'Of somebody who was invited, with a mark. For others it is plain text.',
      },
      {
        name: 'Role',
        selector: '[role="gridcell"]:nth-of-type(5)',
        description: 'On a plan, or a dash for none.',
      },
      {
        name: 'Edit',
        part: 'edit',
        description: 'A link to the page of the person. A lock stands there when it may not be.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the search, and into and out of the table.' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      action: 'Moves between cells.',
    },
    { keys: ['Home', 'End'], action: 'Moves to the first or last cell of the row.' },
    { keys: ['Enter'], action: 'On a head: sorts. On a row: moves to its controls.' },
    { keys: ['Escape'], action: 'Leaves the controls of the row.' },
  ],
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
