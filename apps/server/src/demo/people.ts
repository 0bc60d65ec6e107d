/** The password of every demonstration sign-in. */
export const DEMONSTRATION_PASSWORD = 'throughline-demo'

/** The name of the demonstration account, a retailer for home and garden. */
export const DEMONSTRATION_ACCOUNT_NAME = 'Northfield'

/** The role of a person in the demonstration account. */
export type DemonstrationPart = 'owner' | 'admin' | 'contributor' | 'limited' | 'viewer'

/** A person of the demonstration account. */
export interface DemonstrationPerson {
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly part: DemonstrationPart
}

/** The five sign-ins that every demonstration has, in the order in which they are announced. */
export const demonstrationPeople: readonly DemonstrationPerson[] = [
  { emailAddress: 'owner@demo.test', firstName: 'Maya', lastName: 'Rios', part: 'owner' },
  { emailAddress: 'admin@demo.test', firstName: 'Daniel', lastName: 'Okafor', part: 'admin' },
  {
    emailAddress: 'contributor@demo.test',
    firstName: 'Priya',
    lastName: 'Nair',
    part: 'contributor',
  },
  { emailAddress: 'limited@demo.test', firstName: 'Tom', lastName: 'Becker', part: 'limited' },
  { emailAddress: 'viewer@demo.test', firstName: 'Elena', lastName: 'Marsh', part: 'viewer' },
]

/** The channels that the limited contributor may edit. */
export const limitedChannelNames: readonly string[] = ['Website', 'Email', 'Social Media']

const firstNames = ['Amara', 'Ben', 'Chloe', 'Diego', 'Ewa', 'Farid', 'Grace']
const lastNames = ['Hughes', 'Ito', 'Jensen', 'Kowalski', 'Laurent']

/** The 40 people of the large demonstration: the five, and 35 colleagues. */
export function largeDemonstrationPeople(): readonly DemonstrationPerson[] {
  const parts: readonly DemonstrationPart[] = [
    'contributor',
    'viewer',
    'limited',
    'viewer',
    'admin',
  ]
  const colleagues = lastNames.flatMap((lastName, row) =>
    firstNames.map((firstName, column) => ({
      emailAddress: `${firstName}.${lastName}@demo.test`.toLowerCase(),
      firstName,
      lastName,
      part: parts[(row + column) % parts.length] ?? 'viewer',
    })),
  )
  return [...demonstrationPeople, ...colleagues]
}
