import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { customViewDefaults, customViews } from '../../db/schema'
import { server, world } from '../../testing/world-scenario'
import type { Person } from '../../testing/world-scenario'
import {
  askViews,
  defaultsOf,
  frozen,
  listed,
  save,
  setUpViews,
  share,
  reportedViews,
} from './testing/view-scenario'
import { findCustomViewsById } from './queries'
import { restoreCustomViewRow } from './write-queries'

setUpViews()

const remove = (person: Person, id: number) => askViews(person, 'DELETE', `/${id}`)
const restore = (person: Person, id: number) => askViews(person, 'POST', `/${id}/restore`)

const ownOrder = async (person: Person) => (await listed(person)).map(({ name }) => name)

/** Moves the deletion of a view into the past. */
async function deletedBefore(id: number, days: number): Promise<void> {
  const deletedAt = new Date(server.clock.instant.getTime() - days * 86_400_000)
  await server.database.orm.update(customViews).set({ deletedAt }).where(eq(customViews.id, id))
}

describe('a deleted view', () => {
  it('is nowhere: not to be listed, read, changed, deleted again, or ordered', async () => {
    const id = await share('contributor', 'Board', { isDefault: true })
    const retained = await save('contributor', 'Kept')
    await remove('contributor', id)
    expect(await ownOrder('contributor')).toEqual(['Kept'])
    expect((await askViews('contributor', 'GET', '')).json).toMatchObject({ total: 1 })
    expect(await listed('viewer')).toEqual([])
    expect((await askViews('contributor', 'GET', `/${id}`)).status).toBe(404)
    expect((await askViews('viewer', 'PUT', `/${id}`, { isDefault: true })).status).toBe(404)
    expect((await askViews('contributor', 'PUT', `/${id}`, { name: 'New' })).status).toBe(404)
    expect((await remove('contributor', id)).status).toBe(404)
    const token = await server.tokenFor(world.people.contributor)
    const url = `/api/users/${world.people.contributor}`
    const user = await server.call({ method: 'GET', url, token })
    expect(user.json).toMatchObject({ customViews: [retained] })
    const body = { customViews: [id] }
    expect((await server.call({ method: 'PUT', url, token, body })).status).toBe(422)
  })

  it('takes no place in the order of the others', async () => {
    await save('contributor', 'One')
    const gone = await save('contributor', 'Gone', { orderIndex: 0 })
    await remove('contributor', gone)
    const two = await save('contributor', 'Two')
    await askViews('contributor', 'PUT', `/${two}`, { orderIndex: 0 })
    expect(await listed('contributor')).toMatchObject([
      { name: 'Two', orderIndex: 0 },
      { name: 'One', orderIndex: 1 },
    ])
  })
})

describe('restoring a view', () => {
  it('brings the same view back', async () => {
    const settings = { range: { kind: 'relative', name: 'today' } }
    const id = await share('contributor', 'Board', { view: 'flow', settings, isDefault: true })
    const before = (await askViews('contributor', 'GET', `/${id}`)).json
    await remove('contributor', id)
    const answer = await restore('contributor', id)
    expect(answer.status).toBe(200)
    expect(answer.json).toEqual(before)
    expect((await askViews('contributor', 'GET', `/${id}`)).json).toEqual(before)
    expect(await listed('viewer')).toMatchObject([{ id, userId: world.people.contributor }])
  })

  it.each<[string, Person, Person, number]>([
    ['its owner', 'contributor', 'contributor', 200],
    ['an admin', 'contributor', 'admin', 200],
    ['the account owner', 'contributor', 'owner', 200],
    ['not another contributor', 'contributor', 'withoutBudget', 403],
    ['not a viewer', 'contributor', 'viewer', 403],
    ['nobody from outside', 'contributor', 'outsider', 404],
  ])('is done by %s', async (_sentence, owner, person, status) => {
    const id = await share(owner, 'Board')
    const deletion = await remove(person, id)
    await remove(owner, id)
    const answer = await restore(person, id)
    expect(answer.status).toBe(status)
    // Refused with the code with which the deletion is.
    expect(answer.json?.['code']).toBe(deletion.json?.['code'])
    expect(await listed('viewer')).toHaveLength(status === 200 ? 1 : 0)
  })

  it('is done by nobody else for a private view', async () => {
    const id = await save('contributor', 'Mine')
    await remove('contributor', id)
    expect((await restore('admin', id)).status).toBe(404)
    expect((await restore('contributor', id)).status).toBe(200)
    expect(await reportedViews()).toEqual([])
  })

  it('waits while the plan is frozen; private views do not', async () => {
    const shared = await share('contributor', 'Board')
    const mine = await save('contributor', 'Mine')
    await remove('contributor', shared)
    await remove('contributor', mine)
    await frozen(async () => {
      expect((await restore('contributor', shared)).status).toBe(423)
      expect((await restore('contributor', mine)).status).toBe(200)
      expect((await restore('admin', shared)).status).toBe(200)
    })
  })

  it('is possible for 30 days', async () => {
    const id = await share('contributor', 'Board')
    await remove('contributor', id)
    await deletedBefore(id, 30.1)
    expect((await restore('contributor', id)).status).toBe(404)
    await deletedBefore(id, 29.9)
    expect((await restore('contributor', id)).status).toBe(200)
  })

  it('answers a view that is not deleted as it is, and an unknown one with 404', async () => {
    const id = await share('contributor', 'Board')
    expect((await restore('contributor', id)).json).toMatchObject({ id, name: 'Board' })
    expect((await restore('contributor', 2_000_000_000)).status).toBe(404)
    expect(await reportedViews()).toHaveLength(1)
  })

  it('gives the view its place among its owner’s again, or the last one', async () => {
    await save('contributor', 'One')
    const two = await save('contributor', 'Two')
    const three = await save('contributor', 'Three')
    await remove('contributor', two)
    await restore('contributor', two)
    expect(await ownOrder('contributor')).toEqual(['One', 'Two', 'Three'])
    await remove('contributor', two)
    await askViews('contributor', 'PUT', `/${three}`, { orderIndex: 0 })
    await restore('contributor', two)
    expect(await ownOrder('contributor')).toEqual(['Three', 'One', 'Two'])
    // No two have one place, between which the next move could not tell.
    const places = (await listed('contributor')).map(({ orderIndex }) => orderIndex)
    expect(places).toEqual([0, 1, 2])
  })

  it('opens the plan with it again for who has not marked another view since', async () => {
    const board = await share('contributor', 'Board', { isDefault: true })
    const other = await share('admin', 'Other')
    await askViews('viewer', 'PUT', `/${board}`, { isDefault: true })
    await askViews('withoutBudget', 'PUT', `/${board}`, { isDefault: true })
    await remove('admin', board)
    expect([await defaultsOf('contributor'), await defaultsOf('viewer')]).toEqual([[], []])
    await askViews('viewer', 'PUT', `/${other}`, { isDefault: true })
    await restore('admin', board)
    expect(await defaultsOf('contributor')).toEqual([board])
    expect(await defaultsOf('withoutBudget')).toEqual([board])
    expect(await defaultsOf('viewer')).toEqual([other])
    expect(await defaultsOf('admin')).toEqual([])
    const marks = and(
      eq(customViewDefaults.planId, world.plans.lead.id),
      eq(customViewDefaults.userId, world.people.viewer),
    )
    expect(await server.database.orm.$count(customViewDefaults, marks)).toBe(1)
  })

  it('is told to the followers of the plan, once', async () => {
    const id = await share('contributor', 'Board')
    await remove('contributor', id)
    const { orm } = server.database
    // Two users whose requests passed the gate before either of them restored the view.
    const checked = await findCustomViewsById(orm, 0, [id], { hasDeleted: true })
    for (const view of [...checked, ...checked]) {
      await restoreCustomViewRow(orm, view, server.clock.now())
    }
    expect(await reportedViews()).toEqual([
      ['custom_views', 'created', [id]],
      ['custom_views', 'deleted', [id]],
      ['custom_views', 'created', [id]],
    ])
  })
})
