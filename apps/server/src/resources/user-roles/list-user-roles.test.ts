import { describe, expect, it } from 'vitest'
import type { Reply } from '../../testing/test-server'
import { world } from '../../testing/world-scenario'
import { ask, roleIdOf, setUpRoles } from './testing/user-roles-scenario'

setUpRoles()

function holders(answer: Reply): unknown[] {
  const items = answer.json?.['items']
  return Array.isArray(items) ? items.map((item) => item.userId) : []
}

describe('who sees roles', () => {
  it('contributors see those of their plan, viewers their own', async () => {
    const { people, plans } = world
    const ofLead = `?plan.id=${plans.lead.id}`
    const everybody = [
      people.owner,
      people.admin,
      people.contributor,
      people.limited,
      people.viewer,
      people.withoutBudget,
      people.withBlockedTag,
    ]
    expect(holders(await ask('admin', 'GET', ofLead))).toEqual(everybody)
    expect(holders(await ask('contributor', 'GET', ofLead))).toEqual(everybody)
    expect(holders(await ask('viewer', 'GET', ofLead))).toEqual([people.viewer])
    expect((await ask('nestedViewer', 'GET', ofLead)).status).toBe(404)
    expect((await ask('outsider', 'GET', ofLead)).status).toBe(404)
    expect((await ask('lapsed', 'GET', `?plan.id=${plans.lapsed.id}`)).json?.['code']).toBe(
      'account_inactive',
    )
  })

  it('without a plan, people get the roles that they may see, and none of another account', async () => {
    const { people, accounts: existing, plans } = world
    expect(holders(await ask('outsider', 'GET', ''))).toEqual([people.outsider, people.outsider])
    expect(holders(await ask('outsider', 'GET', `?account=${existing.own}`))).toEqual([])
    expect(holders(await ask('outsider', 'GET', `?user=${people.admin}`))).toEqual([])
    expect(new Set(holders(await ask('viewer', 'GET', '')))).toEqual(new Set([people.viewer]))
    const ofWest = (reply: Reply) =>
      JSON.stringify(reply.json).includes(`/${plans.closedNested.id}"`)
    expect(ofWest(await ask('owner', 'GET', ''))).toBe(true)
    expect(ofWest(await ask('admin', 'GET', ''))).toBe(false)
  })

  it('one page at a time', async () => {
    const url = `?plan.id=${world.plans.lead.id}`
    const first = await ask('admin', 'GET', `${url}&limit=1`)
    const cursor = String(first.json?.['nextCursor'])
    const answer = await ask('admin', 'GET', `${url}&limit=2&cursor=${cursor}`)
    expect(holders(answer)).toEqual([world.people.admin, world.people.contributor])
    expect(answer.json?.['total']).toBe(7)
  })

  it('one role alone, and what may not be seen is not there', async () => {
    const { people, plans } = world
    const id = await roleIdOf(people.limited, plans.lead.id)
    expect((await ask('contributor', 'GET', `/${id}`)).json).toMatchObject({
      userId: people.limited,
      planId: plans.lead.id,
      channels: [plans.lead.emailChannelId],
      canEditAllChannels: false,
      allChannelAccess: false,
    })
    expect((await ask('limited', 'GET', `/${id}`)).status).toBe(200)
    for (const who of ['viewer', 'nestedViewer', 'outsider'] as const) {
      const answer = await ask(who, 'GET', `/${id}`)
      const nobodys = await ask(who, 'GET', '/999999')
      expect(answer.status).toBe(404)
      expect(answer.json?.['detail']).toBe(nobodys.json?.['detail'])
    }
  })
})
