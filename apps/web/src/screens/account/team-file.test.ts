import { expect, it } from 'vitest'
import { teamCsv, teamFileName } from './team-file'

const plans = [
  { id: 12, name: 'National, "all"' },
  { id: 13, name: '=West' },
]
const maya = {
  id: 1002,
  firstName: 'Maya',
  lastName: 'Rios',
  name: 'Maya Rios',
  emailAddress: 'maya@northfield.example',
  seatType: 'Admin / Contributor',
  roles: new Map([[12, { name: 'Admin', level: 250 }]]),
  hasHiddenTags: false,
  isPending: false,
  refusal: null,
}
const evil = {
  ...maya,
  id: 1003,
  firstName: '=HYPERLINK("x")',
  lastName: 'Ähm',
  roles: new Map<number, { readonly name: string; readonly level: number }>(),
  hasHiddenTags: true,
  isPending: true,
}

it('has a line for everybody by name, every column, and nothing that a spreadsheet runs', () => {
  expect(teamCsv([maya, evil], plans)).toBe(
    [
      '\uFEFFFirst name,Last name,Email,Seat type,Status,Profile tags hidden,"National, ""all""",\'=West',
      '"\'=HYPERLINK(""x"")",Ähm,maya@northfield.example,Admin / Contributor,Invited,Yes,,',
      'Maya,Rios,maya@northfield.example,Admin / Contributor,Active,No,Admin,',
      '',
    ].join('\r\n'),
  )
})

it('is named for the account and the day, without what no name of a file may have', () => {
  expect(teamFileName('Northfield', '2026-11-26')).toBe('Northfield-team-2026-11-26.csv')
  expect(teamFileName('North/field: West', '2026-11-26')).toBe(
    'North-field- West-team-2026-11-26.csv',
  )
})
