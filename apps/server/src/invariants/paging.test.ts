import { modelRuns } from '@throughline/test-support/property-tests'
import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountMembers, accounts, comments, subscriptions, userInvites } from '../db/schema'
import { loadContract } from '../http/contract'
import type { OperationId } from '../http/contract'
import { addTactic } from '../testing/world'
import { ask, server, setUpServer, tokens, world } from '../testing/world-scenario'

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
  listItemValues: () => [`/plans/${world.plans.lead.id}/item-values?`],
  listComments: () => [`/comments?recordType=tactic&record=${tacticId}`],
}

async function readPage(operation: string, url: string, page = '') {
  const method = operation === 'searchTactics' ? 'POST' : 'GET'
  const { status, json } = await ask('owner', method, url + page)
  expect(status).toBe(200)
  const items: readonly { readonly id?: number; readonly tacticId?: number }[] = Array.isArray(
    json?.['items'],
  )
    ? json['items']
    : []
  const nextCursor = json?.['nextCursor']
  return {
    ids: items.map(({ id, tacticId = 0 }) => id ?? tacticId),
    nextCursor: typeof nextCursor === 'string' ? nextCursor : null,
  }
}

/** The ids of each page of a list. */
async function readPages(
  operation: string,
  url: string,
  limit: number,
): Promise<readonly (readonly number[])[]> {
  const pages: (readonly number[])[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const more: string = cursor === '' ? '' : `&cursor=${cursor}`
    const page = await readPage(operation, url, `&limit=${limit}${more}`)
    pages.push(page.ids)
    cursor = page.nextCursor
  }
  return pages
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
      expect(list.nextCursor).toBeNull()
      for (const limit of [1, 2, list.ids.length]) {
        const pages = await readPages(operation, url, limit)
        expect(pages.flat()).toEqual(list.ids)
        expect(pages).toHaveLength(Math.ceil(list.ids.length / limit))
      }
    }
  })

  it.each(Object.entries(lists))(
    '%s: a cursor that names nothing is refused',
    async (operation, urls) => {
      const [url = ''] = urls()
      const method = operation === 'searchTactics' ? 'POST' : 'GET'
      const noMoment = ['2026-02-30T08:00:00', 1]
      const keys = [[], ['\0', '\0', 1], ['\0', 1], [1e12], { length: 1 }, [noMoment, 1]]
      if (operation.endsWith('Tactics')) keys.push(noMoment, ['2026-02-30T08:00:00', 1, ''])
      for (const key of keys) {
        const cursor = Buffer.from(JSON.stringify(key)).toString('base64url')
        const { status, json } = await ask('owner', method, `${url}&cursor=${cursor}`)
        expect([status, json?.['code']]).toEqual([400, 'validation_failed'])
      }
    },
  )
})

describe('a list of items that others change while it is read', () => {
  it('sends only what has changed to a person who has the rest', async () => {
    const { lead } = world.plans
    const url = `/tactics?plan=${lead.id}&startDate=2026-03-01&endDate=2026-03-31`
    const whole = await readItems(url)
    const unchanged = await readItems(`${url}&cursor=${whole.endCursor}`)
    expect(unchanged).toMatchObject({ items: [], changedIds: [], isFirst: false })
    const body = {
      title: 'Added',
      planId: lead.id,
      tacticTypeId: lead.emailTypeId,
      startDate: '2026-03-20T08:00:00',
      endDate: '2026-03-20T08:00:00',
    }
    const id = (await ask('owner', 'POST', '/tactics', body)).json?.['id']
    expect(await readItems(`${url}&cursor=${unchanged.endCursor}`)).toMatchObject({
      items: [{ id }],
      changedIds: [id],
      isFirst: false,
    })
    const { json } = await ask('limited', 'GET', `${url}&cursor=${unchanged.endCursor}`)
    expect(json).toMatchObject({ isFirst: true })
  })

  it('has each item once as it is at the end, wherever the changes move it', async () => {
    const { lead } = world.plans
    const urls = lists.listTactics?.() ?? []
    const change = record({
      kind: constantFrom('create', 'move', 'delete', 'park'),
      pick: nat({ max: 100 }),
      day: integer({ min: 1, max: 31 }),
    })
    const run = async ({ kind, pick, day }: { kind: string; pick: number; day: number }) => {
      const { ids } = await readPage('listTactics', `/tactics?plan=${lead.id}`)
      const id = ids[pick % ids.length]
      const startDate = `2026-03-${String(day).padStart(2, '0')}T08:00:00`
      const dates = { startDate, endDate: startDate }
      if (kind === 'create') {
        const body = { title: 'Between', planId: lead.id, tacticTypeId: lead.emailTypeId, ...dates }
        await ask('owner', 'POST', '/tactics', body)
        return
      }
      if (kind === 'delete') {
        await ask('owner', 'DELETE', `/tactics/${id}`)
        return
      }
      const { json } = await ask('owner', 'GET', `/tactics/${id}`)
      await server.call({
        method: 'PUT',
        url: `/api/tactics/${id}`,
        token: tokens.owner,
        headers: { 'if-match': `"${Number(json?.['version'])}"` },
        body: kind === 'park' ? { isUnscheduled: true } : { ...dates, rrule: null },
      })
    }
    const step = record({
      url: constantFrom(...urls),
      limit: integer({ min: 2, max: 6 }),
      changes: array(change, { maxLength: 4 }),
      afterwards: array(change, { maxLength: 2 }),
    })
    await assert(
      asyncProperty(step, async ({ url, limit, changes, afterwards }) => {
        const items = new Map<number, string>()
        const pending = [...changes]
        const later = [...afterwards]
        let cursor: string | null = ''
        let end: string | null = null
        while (cursor !== null) {
          const more: string = cursor === '' ? '' : `&cursor=${cursor}`
          const page = await readItems(`${url}&limit=${limit}${more}`)
          end = page.endCursor
          expect(page.items.length).toBeLessThanOrEqual(limit)
          if (page.isFirst) items.clear()
          for (const id of page.changedIds) items.delete(id)
          for (const item of page.items) {
            expect(items.has(item.id)).toBe(false)
            items.set(item.id, JSON.stringify(item))
          }
          cursor = page.nextCursor
          // After the list was read, its end is read again.
          if (cursor === null && later.length > 0) {
            for (const one of later.splice(0)) await run(one)
            cursor = end
          }
          const next = cursor === null ? undefined : pending.shift()
          if (next !== undefined) await run(next)
        }
        const whole = await readItems(url)
        const order = (one: string, other: string) => (one < other ? -1 : 1)
        expect([...items.values()].toSorted(order)).toEqual(
          whole.items.map((item) => JSON.stringify(item)).toSorted(order),
        )
      }),
      modelRuns(15),
    )
  })
})

interface ItemPage {
  readonly items: readonly { readonly id: number }[]
  readonly nextCursor: string | null
  readonly endCursor: string | null
  readonly changedIds: readonly number[]
  readonly isFirst: boolean
}

async function readItems(url: string): Promise<ItemPage> {
  const { status, json } = await ask('owner', 'GET', url)
  expect(status).toBe(200)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test server checks the answer against the contract
  return json as unknown as ItemPage
}

/** The operations in a part of the contract that have the parameter `cursor`. */
function operationsWithPages(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  if ('operationId' in part) {
    const isPaged = JSON.stringify(part).includes('#/components/parameters/Cursor')
    return isPaged ? [String(part.operationId)] : []
  }
  return Object.values(part).flatMap((inner) => operationsWithPages(inner))
}
