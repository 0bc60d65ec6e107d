import { englishDataTableLabels, type DataTableLabels } from '@throughline/ui/DataTable'

/** Every text of the table of a team. */
export interface TeamTableLabels {
  /** Names the table. */
  readonly team: string
  readonly name: string
  readonly email: string
  readonly role: string
  readonly channels: string
  readonly budget: string
  readonly status: string
  /** Rights on every channel, and on none. */
  readonly allChannels: string
  readonly noChannels: string
  readonly chooseAllChannels: string
  /** The budget is visible, or hidden. */
  readonly view: string
  readonly hide: string
  readonly invited: string
  readonly resendInvite: string
  /** Names the button of one person. */
  readonly resendInviteTo: (name: string) => string
  readonly sendResetTo: (name: string) => string
  readonly remove: (name: string) => string
  /** Names the mark of a row that cannot be changed. */
  readonly locked: (name: string, reason: string) => string
  /** Names the keyword box. */
  readonly search: string
  readonly clearSearch: string
  readonly match: (count: number) => string
  readonly saving: string
  readonly table: DataTableLabels
}

const numbers = new Intl.NumberFormat('en-US')

/** The labels in English. */
export const englishTeamTableLabels: TeamTableLabels = {
  team: 'Team members',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  channels: 'Channels',
  budget: 'Budget',
  status: 'Status',
  allChannels: 'All',
  noChannels: 'None',
  chooseAllChannels: 'All channels',
  view: 'View',
  hide: 'Hide',
  invited: 'Invited',
  resendInvite: 'Resend Invite',
  resendInviteTo: (name) => `Resend Invite to ${name}`,
  sendResetTo: (name) => `Send password reset to ${name}`,
  remove: (name) => `Remove ${name} from the plan`,
  locked: (name, reason) => `${name}: ${reason}`,
  search: 'Search team members',
  clearSearch: 'Clear the search',
  match: (count) => (count === 1 ? '1 person' : `${numbers.format(count)} people`),
  saving: 'Saving…',
  table: {
    ...englishDataTableLabels,
    empty: 'Nobody is on this plan yet',
    filteredEmpty: 'Nobody matches your search',
    clearFilters: 'Show everybody',
    error: 'The team could not be loaded',
  },
}
