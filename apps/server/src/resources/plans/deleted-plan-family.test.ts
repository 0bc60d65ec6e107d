import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { plans } from '../../db/schema'
import { sweepDatabase } from '../../sweeps/sweep-queries'
import {
  ask,
  later,
  remove,
  restore,
  server,
  setUpServer,
  world,
} from './testing/deleted-plans-scenario'

setUpServer()

describe('the family of a deleted plan', () => {
  const family = async () => {
    const { lead, nested, closedNested } = world.plans
    const rows = await server.database.orm
      .select({ id: plans.id, parentId: plans.parentId, type: plans.type })
      .from(plans)
      .where(inArray(plans.id, [lead.id, nested.id, closedNested.id]))
      .orderBy(plans.id)
    return rows.map(({ parentId, type }) => `${type}${parentId === null ? '' : ' below'}`)
  }

  it('loses its lead, and has it again after the restoration', async () => {
    const { lead } = world.plans
    await remove(lead.id)
    expect(await family()).toEqual(['Individual', 'Individual', 'Individual'])
    await restore(lead.id)
    expect(await family()).toEqual(['Individual', 'Sub below', 'Sub below'])
  })

  it('takes those back that are still without a lead', async () => {
    const { lead, nested, closedNested } = world.plans
    await remove(lead.id)
    // One of them now leads another plan.
    const below = { accountId: world.accounts.own, name: 'Below', type: 'Sub' } as const
    await server.database.orm.insert(plans).values({ ...below, parentId: nested.id })
    await restore(lead.id)
    const isBelow = eq(plans.parentId, lead.id)
    const rows = await server.database.orm.select({ id: plans.id }).from(plans).where(isBelow)
    expect(rows).toEqual([{ id: closedNested.id }])
  })

  it('leaves those to another lead that stand below it by now', async () => {
    const { lead, nested, closedNested, frozen } = world.plans
    await remove(lead.id)
    const isMoved = eq(plans.id, nested.id)
    await server.database.orm.update(plans).set({ type: 'Sub', parentId: frozen.id }).where(isMoved)
    await restore(lead.id)
    const isBelow = eq(plans.parentId, lead.id)
    const rows = await server.database.orm.select({ id: plans.id }).from(plans).where(isBelow)
    expect(rows).toEqual([{ id: closedNested.id }])
  })

  it.each([
    ['the lead first', 'lead', 'nested'],
    ['the nested plan first', 'nested', 'lead'],
  ] as const)(
    'is whole again when both were deleted and are restored, %s',
    async (_s, one, two) => {
      const { lead, nested } = world.plans
      await remove(lead.id, nested.id)
      expect((await restore(world.plans[one].id)).status).toBe(200)
      expect((await restore(world.plans[two].id)).status).toBe(200)
      expect(await family()).toEqual(['Individual', 'Sub below', 'Sub below'])
    },
  )

  it('that is nested comes back below its lead, whose readers see another version', async () => {
    const { lead, nested } = world.plans
    const versionOf = async () => (await ask('GET', `/plans/${lead.id}`)).json?.['version']
    expect(await versionOf()).toBe(1)
    await remove(nested.id)
    expect(await versionOf()).toBe(2)
    const restored = await restore(nested.id)
    expect(restored.json).toMatchObject({ type: 'Sub', parentId: lead.id })
    expect(await versionOf()).toBe(3)
  })

  it('stands alone when its lead was swept', async () => {
    const { lead, nested } = world.plans
    await remove(lead.id)
    await later(5)
    await remove(nested.id)
    await later(3)
    await sweepDatabase(server.database.orm, server.clock.instant)
    expect((await restore(nested.id)).json).toMatchObject({
      type: 'Individual',
      parentId: 0,
    })
  })
})
