import type { SelectOption } from '@throughline/ui/Select'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { TeamTableProps } from './TeamTable.types'

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

export const docs: ComponentDocs<TeamTableProps> = {
  purpose: 'Lists who works on a plan, and changes what they may do.',
  whenToUse: [
    'The roles, channels and budget rights of a plan are looked at and changed, a person at a time.',
  ],
  whenNotToUse: {
    'People of the whole account and all plans are listed': 'AccountTeamTable',
    'Somebody is invited': 'Dialog',
    'Rows are no people of a plan': 'DataTable',
    'Only faces are shown': 'Avatar',
  },
  exampleProps: { height: 300 },
  guidance: [
    {
      do: 'Keep a role that cannot be given in `rolesFor`, with a reason.',
      right: { rolesFor: () => withReason },
      dont: 'When it is left out, people think that the role does not exist.',
      wrong: { rolesFor: () => leftOut },
      press: ['button[aria-label^="Edit"]', '[role="gridcell"] [role="combobox"]'],
    },
  ],
  anatomy: {
    example: { height: 420 },
    parts: {
      Head: 'The columns, which sort. Roles by strength.',
      Person: 'Face and name. In a narrow place, the address stands below.',
      Channels: 'The channels that a contributor edits. All of them are in the tooltip.',
      Actions:
        'Edit, remove, a link for a new password. A lock says why somebody cannot be changed. Present with `canManage`.',
      Search: 'With more than twelve people.',
      Notice: 'What the product has to say, with `notice`. Optional.',
    },
    marks: {
      Head: '[data-part="head"]',
      Person: '[data-part="who"]',
      Channels: '[role="gridcell"]:nth-of-type(4)',
      Actions: '[role="gridcell"] button[aria-label^="Edit"]',
      Search: '[data-part="search"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the search, and into and out of the table.',
    'ArrowUp, ArrowDown, ArrowLeft, ArrowRight': 'Moves between cells.',
    'Enter, F2': 'Edits the row, or moves to its buttons.',
    Enter: 'While editing: saves.',
    Escape: 'Gives up editing.',
  },
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
