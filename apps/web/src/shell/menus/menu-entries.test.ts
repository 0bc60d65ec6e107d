import { abilitiesOnAccount } from '@throughline/domain/access'
import { buildPerson, buildRole, buildSession } from '@throughline/test-support/builders'
import type { MenuEntry } from '@throughline/ui/Menu'
import { describe, expect, test } from 'vitest'
import { callerOf } from '../../session/caller'
import { helpPlaces } from './help-places'
import { helpEntries, settingsEntries } from './menu-entries'
import { personPlaces } from './person-places'

const account = {
  id: 1,
  name: 'Northfield',
  ownerId: 1001,
  isActive: true,
  isBillingShown: true,
  hasTacticTypeCF: false,
}

function labelsOf(entries: readonly MenuEntry[]): readonly string[] {
  return entries.flatMap((entry) =>
    'items' in entry ? entry.items.map(({ label }) => label) : [entry.label],
  )
}

interface Who {
  readonly userId?: number
  readonly isSuperUser?: boolean
  readonly superOwnerOfAccountIds?: readonly number[]
  readonly roleId?: number
  readonly isActive?: boolean
  readonly isBillingShown?: boolean
}

function placesOf({
  userId = 1002,
  isSuperUser = false,
  superOwnerOfAccountIds = [],
  roleId = 4,
  ...fields
}: Who) {
  const details = buildSession({
    user: buildPerson({ id: userId, isSuperUser }),
    roles: [buildRole({ userId, roleId })],
    superOwnerOfAccountIds,
  })
  return personPlaces(abilitiesOnAccount({ ...account, ...fields }, callerOf(details))).map(
    ({ label }) => label,
  )
}

describe('in an account', () => {
  test.each<[string, Who, readonly string[]]>([
    [
      'the owner opens everything',
      { userId: 1001 },
      ['Account Settings', 'Subscriptions', 'Profile'],
    ],
    [
      'so does user 3',
      { userId: 3, isSuperUser: true },
      ['Account Settings', 'Subscriptions', 'Profile'],
    ],
    ['another super user does not', { userId: 4, isSuperUser: true }, ['Profile']],
    [
      'unless the configuration makes them the owner here',
      { userId: 4, isSuperUser: true, superOwnerOfAccountIds: [1] },
      ['Account Settings', 'Subscriptions', 'Profile'],
    ],
    [
      'which is not so on other accounts',
      { userId: 4, isSuperUser: true, superOwnerOfAccountIds: [2] },
      ['Profile'],
    ],
    ['an admin opens their profile', {}, ['Profile']],
    ['a viewer too', { roleId: 6 }, ['Profile']],
    [
      'without billing there are no subscriptions',
      { userId: 1001, isBillingShown: false },
      ['Account Settings', 'Profile'],
    ],
    [
      'the owner of an inactive account renews it',
      { userId: 1001, isActive: false },
      ['Subscriptions'],
    ],
    ['others open nothing there', { isActive: false }, []],
  ])('%s', (_sentence, who, expected) => {
    expect(placesOf(who)).toEqual(expected)
  })
})

describe('the menu of the person', () => {
  const other = { ...account, id: 2, name: 'Harbour and Pine' }
  const options = { account, places: [], theme: 'auto' as const }

  test('says the account where there is one', () => {
    const [pages] = settingsEntries({ ...options, accounts: [account] })
    expect(pages).toMatchObject({ label: 'Northfield' })
    expect(labelsOf(settingsEntries({ ...options, accounts: [account] }))).toEqual([
      'Appearance',
      'Log Out',
    ])
  })

  test('lists several, checks the current one, and marks the others with an arrow', () => {
    const [accounts] = settingsEntries({ ...options, accounts: [account, other] })
    expect(accounts).toMatchObject({
      label: 'Accounts',
      items: [
        { label: 'Northfield', isChecked: true },
        { label: 'Harbour and Pine', isChecked: false, mark: { label: 'Switch to this account' } },
      ],
    })
    expect(accounts).not.toHaveProperty('items.0.mark')
  })
})

describe('the help menu', () => {
  const options = {
    isAccountActive: true,
    supportEmail: 'support@throughline.example',
    referralUrl: 'https://refer.throughline.example/',
  }
  const labels = (places: ReturnType<typeof helpPlaces>) => labelsOf(helpEntries(places, '1.7.9'))

  test.each([
    [
      'has everything',
      {},
      [
        'Guides',
        'Guide for your role',
        'Replay the tour',
        'Submit Feedback',
        'Contact Us',
        'Referral Program',
        'Version 1.7.9',
      ],
    ],
    [
      'has no pages for an inactive account',
      { isAccountActive: false, referralUrl: null },
      ['Submit Feedback', 'Contact Us', 'Version 1.7.9'],
    ],
    [
      'leaves out what the server has no address for',
      { supportEmail: null, referralUrl: null },
      ['Guides', 'Guide for your role', 'Replay the tour', 'Submit Feedback', 'Version 1.7.9'],
    ],
  ])('%s', (_sentence, fields, expected) => {
    expect(labels(helpPlaces({ ...options, ...fields }))).toEqual(expected)
  })

  test('opens a mail beside the page, and another site in a new tab', () => {
    const [help] = helpEntries(helpPlaces(options), '1.7.9')
    expect(help).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          id: 'contact',
          href: 'mailto:support@throughline.example',
          isNewWindow: false,
        }),
        expect.objectContaining({ id: 'referral', href: options.referralUrl, isNewWindow: true }),
      ]),
    })
  })
})
