import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  accountMembers,
  accounts,
  auditEvents,
  deletedPlanRoles,
  plans,
  tactics,
} from '../../db/schema'
import { sweepDatabase } from '../../sweeps/sweep-queries'
import { addTactic } from '../../testing/world'
import {
  ask,
  later,
  remove,
  restore,
  rolesOn,
  server,
  setUpServer,
  world,
} from './testing/deleted-plans-scenario'

setUpServer()

async function listed(token?: string) {
  const url = `/deleted-plans?account=${world.accounts.own}`
  return (await ask('GET', url, token === undefined ? {} : { token })).json
}

describe('a deleted plan', () => {
  it('is listed for who can restore it: what it was, who deleted it, and until when', async () => {
    await remove(world.plans.lead.id)
    expect(await listed()).toEqual({
      items: [
        {
          id: world.plans.lead.id,
          name: 'Spring Campaign',
          type: 'Individual',
          accountId: world.accounts.own,
          deletedAt: '2026-03-18T12:00:00.000Z',
          deletedBy: 'owner World',
          restorableUntil: '2026-03-25T12:00:00.000Z',
        },
      ],
      total: 1,
    })
  })

  it('comes back as it was, with its items and everybody’s roles, channels and costs', async () => {
    const { lead } = world.plans
    const before = await rolesOn(lead.id)
    const read = async (person: number) => {
      const { json } = await ask('GET', `/plans/${lead.id}`, {
        token: await server.tokenFor(person),
      })
      return { ...json, version: 0, userRoles: null, isLead: null, plans: null }
    }
    const { limited, withoutBudget, viewer } = world.people
    const seen = [await read(limited), await read(withoutBudget), await read(viewer)]
    await remove(lead.id)
    await later(6.9)
    const restored = await restore(lead.id)
    expect(restored.status).toBe(200)
    expect(restored.headers['etag']).toBe('"3"')
    expect(await rolesOn(lead.id)).toEqual(before)
    expect([await read(limited), await read(withoutBudget), await read(viewer)]).toEqual(seen)
    expect(await listed()).toEqual({ items: [], total: 0 })
    expect(await server.database.orm.$count(deletedPlanRoles)).toBe(0)
  })

  it('can be restored to the last moment of the seventh day, and not after it', async () => {
    const { lead, frozen } = world.plans
    await remove(lead.id, frozen.id)
    await later(7)
    expect((await restore(lead.id)).status).toBe(200)
    await later(0, 1)
    expect(await listed()).toEqual({ items: [], total: 0 })
    expect((await restore(frozen.id)).json).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('is swept with all content after seven days, and not before', async () => {
    const { orm } = server.database
    const { lead } = world.plans
    await addTactic(orm, lead.id, lead.emailTypeId)
    await remove(lead.id)
    await later(6.9)
    await sweepDatabase(orm, server.clock.instant)
    expect(await orm.$count(tactics, eq(tactics.planId, lead.id))).toBe(2)
    await later(0.2)
    await sweepDatabase(orm, server.clock.instant)
    await sweepDatabase(orm, server.clock.instant)
    expect(await orm.$count(plans, eq(plans.id, lead.id))).toBe(0)
    expect(await orm.$count(tactics, eq(tactics.planId, lead.id))).toBe(0)
    expect(await orm.$count(deletedPlanRoles)).toBe(0)
    expect(await orm.$count(plans, eq(plans.id, world.plans.nested.id))).toBe(1)
  })

  it('is restored once, however often that is asked, also at once', async () => {
    const { lead } = world.plans
    await remove(lead.id)
    const answers = await Promise.all([restore(lead.id), restore(lead.id), restore(lead.id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await restore(lead.id)).json).toMatchObject({ id: lead.id, version: 3 })
    const { orm } = server.database
    const isRestoration = eq(auditEvents.action, 'plan_restored')
    expect(
      await orm.$count(auditEvents, and(isRestoration, eq(auditEvents.subjectId, lead.id))),
    ).toBe(1)
  })

  it('can be deleted again, and restored again', async () => {
    const { lead } = world.plans
    const before = await rolesOn(lead.id)
    for (let turn = 0; turn < 2; turn += 1) {
      await remove(lead.id)
      expect((await restore(lead.id)).status).toBe(200)
    }
    expect(await rolesOn(lead.id)).toEqual(before)
  })
})

describe('who', () => {
  it.each([
    ['an admin', 'admin', 404],
    ['a viewer', 'viewer', 404],
    ['the owner of another account', 'outsider', 404],
    ['the owner', 'owner', 200],
  ] as const)('%s, as %s, is answered %i to a restoration', async (_sentence, person, status) => {
    await remove(world.plans.lead.id)
    const token = await server.tokenFor(world.people[person])
    expect((await restore(world.plans.lead.id, token)).status).toBe(status)
  })

  it('lists no deleted plan to those who cannot restore it', async () => {
    await remove(world.plans.lead.id)
    expect(await listed(await server.tokenFor(world.people.admin))).toEqual({ items: [], total: 0 })
    const other = await server.tokenFor(world.people.outsider)
    const url = `/deleted-plans?account=${world.accounts.own}`
    expect((await ask('GET', url, { token: other })).status).toBe(404)
  })

  it('nobody restores a plan of an account that is inactive', async () => {
    await remove(world.plans.lead.id)
    const isOwn = eq(accounts.id, world.accounts.own)
    await server.database.orm.update(accounts).set({ isActive: false }).where(isOwn)
    expect((await restore(world.plans.lead.id)).json).toMatchObject({ code: 'account_inactive' })
    expect((await listed())?.['total']).toBe(0)
  })

  it('left the account meanwhile has no role on the restored plan', async () => {
    const { lead } = world.plans
    const { viewer, contributor } = world.people
    await remove(lead.id)
    await server.database.orm.delete(accountMembers).where(eq(accountMembers.userId, viewer))
    expect((await restore(lead.id)).status).toBe(200)
    const current = (await rolesOn(lead.id)).map(({ userId }) => userId)
    expect(current).toContain(contributor)
    expect(current).not.toContain(viewer)
  })
})

describe('seats', () => {
  const seatsInUse = async () => {
    const { text } = await ask('GET', `/accounts/${world.accounts.own}`)
    return Number(/"universal":\{"current":(\d+)/.exec(text)?.[1])
  }

  it('of people who had roles only there are free while it is deleted', async () => {
    const before = await seatsInUse()
    await remove(world.plans.lead.id)
    // Limited, without-budget and with-blocked-tag have no other role.
    expect(await seatsInUse()).toBe(before - 3)
    await restore(world.plans.lead.id)
    expect(await seatsInUse()).toBe(before)
  })

  it('that are missing refuse the restoration, which changes nothing', async () => {
    const { lead } = world.plans
    const { orm } = server.database
    await remove(lead.id)
    const used = await seatsInUse()
    const isOwn = eq(accounts.id, world.accounts.own)
    await orm
      .update(accounts)
      .set({ universalSeatsTotal: used + 2 })
      .where(isOwn)
    const refused = await restore(lead.id)
    expect(refused.json).toMatchObject({ status: 409, code: 'seat_limit_reached' })
    expect((await ask('GET', `/plans/${lead.id}`)).status).toBe(404)
    expect((await listed())?.['total']).toBe(1)
    expect(await seatsInUse()).toBe(used)
    await orm
      .update(accounts)
      .set({ universalSeatsTotal: used + 3 })
      .where(isOwn)
    expect((await restore(lead.id)).status).toBe(200)
  })
})

describe('the mail about a deleted plan', () => {
  it('goes to its other admins, with until when it can be restored', async () => {
    const sentBefore = (await server.mails()).length
    await remove(world.plans.lead.id)
    const mails = (await server.mails()).slice(sentBefore)
    expect(mails).toMatchObject([
      {
        to: 'admin@world.test',
        subject: 'owner World deleted Spring Campaign',
        link: 'http://127.0.0.1:4320/plans',
        text: expect.stringContaining('kept until March 25, 2026'),
      },
    ])
  })
})

it('deletes none of several plans when one of them is deleted already', async () => {
  const { lead, frozen } = world.plans
  await remove(frozen.id)
  expect((await ask('DELETE', `/plans/${lead.id},${frozen.id}`)).status).toBe(404)
  expect((await ask('GET', `/plans/${lead.id}`)).status).toBe(200)
})
