import type { SelectOption } from '@throughline/ui/Select'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { team, teamChannels } from './fixtures/team'
import { TeamTableHost } from './fixtures/TeamTableHost'

const ignore = () => undefined
const nobody: ReadonlySet<number> = new Set()
const withReason: readonly SelectOption[] = [
  { value: '4', label: 'Admin' },
  { value: '5', label: 'Contributor' },
  {
    value: '6',
    label: 'Viewer',
    isDisabled: true,
    disabledReason: 'You have reached the seat limit of your account.',
  },
]
const leftOut = withReason.slice(0, 2)

function Example({
  roles,
  heightPixels = 300,
}: {
  roles: readonly SelectOption[]
  heightPixels?: number
}) {
  return (
    <WideExample minWidthPixels={760}>
      <TeamTableHost
        members={team}
        channels={teamChannels}
        useBudgets
        canManage
        rolesFor={() => roles}
        edit={null}
        busyIds={nobody}
        height={heightPixels}
        onEditStart={ignore}
        onEditChange={ignore}
        onEditSave={ignore}
        onEditCancel={ignore}
        onRemove={ignore}
        onResendInvite={ignore}
        onSendReset={ignore}
      />
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Lists who works on a plan, and changes what they may do.',
  whenToUse: [
    'The roles, channels and budget rights of a plan are looked at and changed, a person at a time.',
  ],
  whenNotToUse: [
    { when: 'People of the whole account and all plans are listed', use: 'AccountTeamTable' },
    { when: 'Somebody is invited', use: 'Dialog' },
    { when: 'Rows are no people of a plan', use: 'DataTable' },
    { when: 'Only faces are shown', use: 'Avatar' },
  ],
  guidance: [
    {
      do: {
        example: <Example roles={withReason} />,
        caption:
          'Keep a role that cannot be given in `rolesFor`, with a reason. Press a pencil and open the role.',
      },
      dont: {
        example: <Example roles={leftOut} />,
        caption: 'When it is left out, people think that the role does not exist.',
      },
    },
  ],
  anatomy: {
    example: <Example roles={withReason} heightPixels={420} />,
    parts: [
      { name: 'Head', part: 'head', description: 'The columns, which sort. Roles by strength.' },
      {
        name: 'Person',
        part: 'who',
        description: 'Face and name. In a narrow place, the address stands below.',
      },
      {
        name: 'Channels',
        selector: '[role="gridcell"]:nth-of-type(4)',
        description: 'The channels that a contributor edits. All of them are in the tooltip.',
      },
      {
        name: 'Actions',
        selector: '[role="gridcell"] button[aria-label^="Edit"]',
        description:
          'Edit, remove, a link for a new password. A lock says why somebody cannot be changed. Present with `canManage`.',
      },
      {
        name: 'Search',
        part: 'search',
        description: 'With more than twelve people.',
      },
      { name: 'Notice', description: 'What the product has to say, with `notice`. Optional.' },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the search, and into and out of the table.' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      action: 'Moves between cells.',
    },
    { keys: ['Enter', 'F2'], action: 'Edits the row, or moves to its buttons.' },
    { keys: ['Enter'], action: 'While editing: saves.' },
    { keys: ['Escape'], action: 'Gives up editing.' },
  ],
  accessibility: [
    'It is a region and a `grid` named “Team members”. Buttons are named after their person: “Remove Lena Sato from the plan”.',
    'A lock is a button with the reason as its name, so that it is found by keys and read.',
    'Somebody who is edited stays in view, whatever is searched for. How many were found is announced.',
    'A new person comes into view and takes the focus with `focusMemberId`.',
    'Left to the product: ask before somebody is removed, and say in `notice` why something was not saved.',
  ],
  content: [
    'A `refusal` is a sentence without blame: “The account owner cannot be changed or removed.”',
    'Roles have the names of the product: “Admin”, “Contributor”, “Viewer”.',
    'Someone who has not accepted yet is “Invited”.',
  ],
  related: ['AccountTeamTable', 'DataTable', 'Avatar', 'ConfirmDialog', 'MultiSelect'],
}
