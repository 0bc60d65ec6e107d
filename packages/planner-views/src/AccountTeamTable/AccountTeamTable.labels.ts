import { defineLabels, labelsIn } from '@throughline/domain/locale'
import { englishDataTableLabels, type DataTableLabels } from '@throughline/ui/DataTable'

/** The labels in English. */
export const englishAccountTeamTableLabels = defineLabels('AccountTeamTable', (locale) => ({
  /** Names the table. */
  team: 'Team',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  seatType: 'Seat type',
  /** In the column of a plan on which a person has no role. */
  noRole: '–',
  invited: 'Invited',
  /** Names the button of one person. */
  resendInviteTo: (name: string) => `Resend Invite to ${name}`,
  /** Names the mark of a person from whom tags are hidden. */
  hiddenTags: (name: string) => `Profile tags are hidden for ${name}`,
  edit: (name: string) => `Edit ${name}`,
  /** Names the mark of a person who cannot be edited. */
  locked: (name: string, reason: string) => `${name}: ${reason}`,
  /** Names the keyword box. */
  search: 'Search the team',
  clearSearch: 'Clear the search',
  match: (count: number) => (count === 1 ? '1 person' : `${locale.number(count)} people`),
  table: {
    ...labelsIn(locale, englishDataTableLabels),
    empty: 'Nobody is in this account yet',
    filteredEmpty: 'Nobody matches your search',
    clearFilters: 'Show everybody',
    error: 'The team could not be loaded',
  } as DataTableLabels,
}))

/** Every text of the table of the people of an account. */
export interface AccountTeamTableLabels extends Readonly<typeof englishAccountTeamTableLabels> {}
