import { englishDataTableLabels, type DataTableLabels } from '@throughline/ui/DataTable'

/** Every text of the table of the people of an account. */
export interface AccountTeamTableLabels {
  /** Names the table. */
  readonly team: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly seatType: string
  /** In the column of a plan on which a person has no role. */
  readonly noRole: string
  readonly invited: string
  /** Names the button of one person. */
  readonly resendInviteTo: (name: string) => string
  /** Names the mark of a person from whom tags are hidden. */
  readonly hiddenTags: (name: string) => string
  readonly edit: (name: string) => string
  /** Names the mark of a person who cannot be edited. */
  readonly locked: (name: string, reason: string) => string
  /** Names the keyword box. */
  readonly search: string
  readonly clearSearch: string
  readonly match: (count: number) => string
  readonly table: DataTableLabels
}

const numbers = new Intl.NumberFormat('en-US')

/** The labels in English. */
export const englishAccountTeamTableLabels: AccountTeamTableLabels = {
  team: 'Team',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  seatType: 'Seat type',
  noRole: '–',
  invited: 'Invited',
  resendInviteTo: (name) => `Resend Invite to ${name}`,
  hiddenTags: (name) => `Profile tags are hidden for ${name}`,
  edit: (name) => `Edit ${name}`,
  locked: (name, reason) => `${name}: ${reason}`,
  search: 'Search the team',
  clearSearch: 'Clear the search',
  match: (count) => (count === 1 ? '1 person' : `${numbers.format(count)} people`),
  table: {
    ...englishDataTableLabels,
    empty: 'Nobody is in this account yet',
    filteredEmpty: 'Nobody matches your search',
    clearFilters: 'Show everybody',
    error: 'The team could not be loaded',
  },
}
