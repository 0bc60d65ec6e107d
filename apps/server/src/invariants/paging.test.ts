import { beforeAll, describe, expect, it } from 'vitest'
import { accountMembers, accounts, comments, subscriptions, userInvites } from '../db/schema'
import { loadContract } from '../http/contract'
import type { OperationId } from '../http/contract'
import { addTactic } from '../testing/world'
import { ask, server, setUpServer, world } from '../testing/world-scenario'

/** Entities that the test adds to each list. */
const COUNT = 4

let tacticId: number

setUpServer()
beforeAll(async () => {
  const { orm } = server.database
  const { lead } = world.plans
  const { owner, admin } = world.people
  const createdAt = server.clock.instant
  for (let number = 1; number <= COUNT; number += 1) {
    // Two of them before the present of the test, two after it.
    const startDate = `2026-03-${16 + number}T08:00:00`
    tacticId = await addTactic(orm, lead.id, lead.emailTypeId, { title: 'Paged', startDate })
  }
  const numbers = Array.from({ length: COUNT }, (_one, index) => index)
  await orm.insert(comments).values(
    numbers.map((number) => ({
      recordType: 'tactic' as const,
      tacticId,
      creatorId: admin,
      text: `Comment ${number}`,
      createdAt,
      updatedAt: createdAt,
    })),
  )
  await orm.insert(userInvites).values(
    [world.people.contributor, world.people.limited, world.people.viewer, admin].map((userId) => ({
      userId,
      accountId: lead.accountId,
      invitedById: owner,
      createdAt,
    })),
  )
  await orm.insert(subscriptions).values(
    numbers.map((number) => ({
      accountId: lead.accountId,
      name: `Calendar ${number}`,
      calendarPath: `https://calendar.example/${number}.ics`,
    })),
  )
  for (const number of numbers) {
    const [account] = await orm
      .insert(accounts)
      .values({ contactCompanyName: `Account ${number}`, ownerId: owner })
      .returning({ id: accounts.id })
    if (account === undefined) throw new Error('The account has no id.')
    await orm.insert(accountMembers).values({ accountId: account.id, userId: owner })
  }
})

/** By operation, requests for its lists. The owner of the account sends them. */
const lists: Partial<Readonly<Record<OperationId, () => readonly string[]>>> = {
  listUsers: () => [`/users?account=${world.accounts.own}`, `/users?plan=${world.plans.lead.id}`],
  listUserInvites: () => [`/user_invites?account=${world.accounts.own}`],
  listUserRoles: () => [`/user_roles?plan.id=${world.plans.lead.id}`],
  listAccounts: () => ['/accounts?'],
  listPlans: () => ['/plans?'],
  listTactics: () => [
    `/tactics?plan=${world.plans.lead.id}`,
    `/tactics?plan=${world.plans.lead.id}&startDate=2026-03-01&endDate=2026-03-31`,
  ],
  searchTactics: () =>
    ['', '&when=upcoming', '&when=past'].map(
      (when) => `/tactics/${world.plans.lead.id}/search?keyword=paged${when}`,
    ),
  listSubscriptions: () => [`/subscriptions?account_equals_or_null=${world.accounts.own}`],
  listComments: () => [`/comments?recordType=tactic&record=${tacticId}`],
}

async function readPage(operation: string, url: string, page = '') {
  const method = operation === 'searchTactics' ? 'POST' : 'GET'
  const { status, json } = await ask('owner', method, url + page)
  expect(status).toBe(200)
  const items: readonly { readonly id: number }[] = Array.isArray(json?.['items'])
    ? json['items']
    : []
  return { ids: items.map(({ id }) => id), total: json?.['total'] }
}

describe('the pages of a list', () => {
  it('are tested for every operation that has them', () => {
    const paged = Object.values(loadContract().document).flatMap((part) =>
      operationsWithPages(part),
    )
    expect(Object.keys(lists).toSorted()).toEqual(paged.toSorted())
  })

  it.each(Object.entries(lists))('%s: each is a part of the list', async (operation, urls) => {
    for (const url of urls()) {
      const list = await readPage(operation, url)
      expect(list.ids.length).toBeGreaterThanOrEqual(operation === 'searchTactics' ? 2 : COUNT)
      expect(list.total).toBe(list.ids.length)
      for (let offset = 0; offset <= list.ids.length; offset += 1) {
        expect(await readPage(operation, url, `&limit=2&offset=${offset}`)).toEqual({
          ids: list.ids.slice(offset, offset + 2),
          total: list.total,
        })
      }
    }
  })
})

/** The operations in a part of the contract that have the parameter `offset`. */
function operationsWithPages(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  if ('operationId' in part) {
    const isPaged = JSON.stringify(part).includes('#/components/parameters/Offset')
    return isPaged ? [String(part.operationId)] : []
  }
  return Object.values(part).flatMap((inner) => operationsWithPages(inner))
}
