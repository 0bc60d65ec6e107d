import { defineLabels, labelsIn } from '@throughline/domain/locale'
import { englishDataTableLabels, type DataTableLabels } from '@throughline/ui/DataTable'

/** The labels in English. */
export const englishTeamTableLabels = defineLabels('TeamTable', (locale) => ({
  /** Names the table. */
  team: 'Team members',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  channels: 'Channels',
  budget: 'Budget',
  status: 'Status',
  /** Rights on every channel, and on none. */
  allChannels: 'All',
  noChannels: 'None',
  chooseAllChannels: 'All channels',
  /** The budget is visible, or hidden. */
  view: 'View',
  hide: 'Hide',
  invited: 'Invited',
  resendInvite: 'Resend Invite',
  /** Names the button of one person. */
  resendInviteTo: (name: string) => `Resend Invite to ${name}`,
  sendResetTo: (name: string) => `Send password reset to ${name}`,
  remove: (name: string) => `Remove ${name} from the plan`,
  /** Names the mark of a row that cannot be changed. */
  locked: (name: string, reason: string) => `${name}: ${reason}`,
  /** Names the keyword box. */
  search: 'Search team members',
  clearSearch: 'Clear the search',
  match: (count: number) => (count === 1 ? '1 person' : `${locale.number(count)} people`),
  saving: 'Saving…',
  table: {
    ...labelsIn(locale, englishDataTableLabels),
    empty: 'Nobody is on this plan yet',
    filteredEmpty: 'Nobody matches your search',
    clearFilters: 'Show everybody',
    error: 'The team could not be loaded',
  } as DataTableLabels,
}))

/** Every text of the table of a team. */
export interface TeamTableLabels extends Readonly<typeof englishTeamTableLabels> {}
