import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountMembers, customViews, userRoles, users } from '../../db/schema'
import type { Reply } from '../../testing/test-server'
import { ask, server, world } from '../../testing/world-scenario'
import { setUpUsers } from './testing/users-scenario'

setUpUsers()

function idsOf(answer: Reply): unknown[] {
  const items = answer.json?.['items']
  return Array.isArray(items) ? items.map(({ id }) => id) : []
}

describe('listing people', () => {
  it('of a plan is for people who see its team', async () => {
    const { people, plans } = world
    const url = `/users?plan=${plans.lead.id}`
    const answer = await ask('admin', 'GET', url)
    expect(idsOf(answer)).toEqual([
      people.admin,
      people.contributor,
      people.limited,
      people.owner,
      people.viewer,
      people.withBlockedTag,
      people.withoutBudget,
    ])
    expect((await ask('contributor', 'GET', url)).json?.['total']).toBe(7)
    for (const [who, status] of [
      ['viewer', 403],
      ['nestedViewer', 404],
      ['outsider', 404],
      ['lapsed', 404],
    ] as const) {
      expect((await ask(who, 'GET', url)).status).toBe(status)
    }
    const first = await ask('admin', 'GET', `${url}&limit=1`)
    const cursor = String(first.json?.['nextCursor'])
    expect(idsOf(await ask('admin', 'GET', `${url}&limit=2&cursor=${cursor}`))).toEqual([
      people.contributor,
      people.limited,
    ])
  })

  it('of an account is for people who manage its people', async () => {
    const url = `/users?account=${world.accounts.own}`
    expect(idsOf(await ask('admin', 'GET', url))).toContain(world.people.nestedViewer)
    expect((await ask('owner', 'GET', url)).status).toBe(200)
    expect((await ask('contributor', 'GET', url)).status).toBe(403)
    expect((await ask('outsider', 'GET', url)).status).toBe(404)
    expect((await ask('outsider', 'GET', '/users?account=999999')).json?.['detail']).toBe(
      (await ask('outsider', 'GET', url)).json?.['detail'],
    )
  })

  it('without either gives what is theirs to see', async () => {
    expect(idsOf(await ask('outsider', 'GET', '/users'))).toEqual([world.people.outsider])
    expect(idsOf(await ask('viewer', 'GET', '/users'))).toEqual([])
  })

  it('leaves super users out', async () => {
    const { orm } = server.database
    await orm.insert(users).values({ id: 300, emailAddress: 'super@world.test' })
    await orm.insert(accountMembers).values({ accountId: world.accounts.own, userId: 300 })
    const { lead } = world.plans
    await orm
      .insert(userRoles)
      .values({ userId: 300, accountId: world.accounts.own, planId: lead.id, roleId: 4 })
    expect(idsOf(await ask('owner', 'GET', `/users?account=${world.accounts.own}`))).not.toContain(
      300,
    )
    expect(idsOf(await ask('owner', 'GET', `/users?plan=${lead.id}`))).not.toContain(300)
    // Their roles are hidden too. Otherwise a table of the team would show a role without a user.
    for (const url of [
      `/user_roles?plan.id=${lead.id}`,
      `/user_roles?account=${world.accounts.own}`,
      `/accounts/${world.accounts.own}`,
      `/plans/${lead.id}`,
    ]) {
      expect([url, (await ask('owner', 'GET', url)).text]).toEqual([
        url,
        expect.not.stringMatching(/"userId":300\b|"\/api\/users\/300"|super@world\.test/),
      ])
    }
    const [role] = await orm.select().from(userRoles).where(eq(userRoles.userId, 300))
    const ofRole = `/user_roles/${role?.id ?? 0}`
    expect((await ask('owner', 'GET', ofRole)).status).toBe(404)
    const own = await server.tokenFor(300)
    const seen = await server.call({ method: 'GET', url: `/api${ofRole}`, token: own })
    expect(seen.status).toBe(200)
    await orm.delete(accountMembers).where(eq(accountMembers.userId, 300))
  })
})

describe('reading a person', () => {
  it('is for the person and for people who see them in a team', async () => {
    const url = `/users/${world.people.limited}`
    for (const [who, status] of [
      ['limited', 200],
      ['owner', 200],
      ['admin', 200],
      ['contributor', 200],
      ['viewer', 404],
      ['nestedViewer', 404],
      ['outsider', 404],
      ['lapsed', 404],
    ] as const) {
      expect({ who, status: (await ask(who, 'GET', url)).status }).toEqual({ who, status })
    }
    const hidden = await ask('outsider', 'GET', url)
    const nobody = await ask('outsider', 'GET', '/users/999999')
    expect(hidden.json?.['detail']).toBe(nobody.json?.['detail'])
  })

  it('shows others neither saved views nor plans nor tags that are not theirs to know', async () => {
    const { people, plans, tags } = world
    const { orm } = server.database
    await orm
      .insert(customViews)
      .values({ userId: people.withBlockedTag, name: 'Mine', view: 'flow', definition: {} })
    await orm
      .update(users)
      .set({ mostRecentPlanId: plans.closedNested.id })
      .where(eq(users.id, people.withBlockedTag))
    const url = `/users/${people.withBlockedTag}`
    expect((await ask('admin', 'GET', url)).json).toMatchObject({
      customViews: [],
      mostRecentPlanId: null,
      blockedTags: [tags.blocked],
      highestRoleId: 5,
      isSuperUser: false,
    })
    expect((await ask('contributor', 'GET', url)).json).toMatchObject({ blockedTags: [] })
    expect((await ask('owner', 'GET', url)).json).toMatchObject({
      mostRecentPlanId: plans.closedNested.id,
    })
  })
})
