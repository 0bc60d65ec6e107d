import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userRoles } from '../../db/schema'
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

setUpViews()

describe('shared views', () => {
  it('are seen by everybody on the plan, after their own, with whose they are', async () => {
    await share('contributor', 'West')
    await share('admin', 'board')
    await save('viewer', 'Mine')
    await save('admin', 'Of the admin only')
    expect(await listed('viewer')).toMatchObject([
      { name: 'Mine', isShared: false, canEdit: true },
      { name: 'board', isShared: true, canEdit: false, userId: world.people.admin },
      { name: 'West', isShared: true, canEdit: false, ownerName: 'contributor World' },
    ])
    // Without a plan, only one's own are listed.
    expect((await askViews('viewer', 'GET', '')).json).toMatchObject({ total: 1 })
    expect((await askViews('outsider', 'GET', '')).json).toMatchObject({ total: 0 })
  })

  it('are not there for people without a role on the plan, their owner included', async () => {
    const id = await share('withoutBudget', 'Left behind')
    expect((await askViews('outsider', 'GET', `/${id}`)).status).toBe(404)
    expect((await askViews('outsider', 'PUT', `/${id}`, { isDefault: true })).status).toBe(404)
    const { orm } = server.database
    const current = eq(userRoles.userId, world.people.withoutBudget)
    const roles = await orm.delete(userRoles).where(current).returning()
    expect((await askViews('withoutBudget', 'GET', `/${id}`)).status).toBe(404)
    expect((await askViews('withoutBudget', 'GET', '')).json).toMatchObject({ total: 0 })
    expect((await askViews('withoutBudget', 'DELETE', `/${id}`)).status).toBe(404)
    expect(await listed('viewer')).toMatchObject([{ id }])
    await orm.insert(userRoles).values(roles)
  })

  it.each<[string, Person, Person, number]>([
    ['their owner', 'contributor', 'contributor', 200],
    ['an admin', 'contributor', 'admin', 200],
    ['the account owner', 'contributor', 'owner', 200],
    ['not another contributor', 'contributor', 'withoutBudget', 403],
    ['not a viewer', 'contributor', 'viewer', 403],
    ['nobody from outside', 'contributor', 'outsider', 404],
  ])('are changed and deleted by %s', async (_sentence, owner, person, status) => {
    const id = await share(owner, 'Board')
    expect((await askViews(person, 'PUT', `/${id}`, { name: 'Renamed' })).status).toBe(status)
    expect((await askViews(person, 'PUT', `/${id}`, { settings: { a: 1 } })).status).toBe(status)
    expect((await listed(owner))[0]).toMatchObject({
      name: status === 200 ? 'Renamed' : 'Board',
    })
    expect((await askViews(person, 'DELETE', `/${id}`)).status).toBe(status === 200 ? 204 : status)
    expect(await listed(owner)).toHaveLength(status === 200 ? 0 : 1)
  })

  it('become private again, which keeps them for their owner alone', async () => {
    const id = await share('contributor', 'Board')
    const answer = await askViews('admin', 'PUT', `/${id}`, { isShared: false })
    expect(answer.json).toMatchObject({ id, isShared: false, canEdit: false })
    expect((await askViews('admin', 'GET', `/${id}`)).status).toBe(404)
    expect((await askViews('admin', 'DELETE', `/${id}`)).status).toBe(404)
    expect(await listed('contributor')).toMatchObject([{ id, canEdit: true }])
  })

  it('are deleted all or none', async () => {
    const ids = [await share('contributor', 'One'), await share('admin', 'Two')]
    expect((await askViews('contributor', 'DELETE', `/${ids.join(',')}`)).status).toBe(403)
    expect(await listed('viewer')).toHaveLength(2)
    expect((await askViews('admin', 'DELETE', `/${ids.join(',')}`)).status).toBe(204)
    expect(await listed('viewer')).toEqual([])
  })

  it('keep their place and their plan with their owner', async () => {
    const id = await share('contributor', 'Board')
    const nested = { plan: world.plans.nested.id }
    expect((await askViews('admin', 'PUT', `/${id}`, { orderIndex: 0 })).status).toBe(403)
    expect((await askViews('admin', 'PUT', `/${id}`, nested)).status).toBe(403)
    expect((await askViews('contributor', 'PUT', `/${id}`, nested)).status).toBe(200)
    expect(await listed('admin')).toEqual([])
  })
})

describe('sharing', () => {
  it.each<[string, Person, number]>([
    ['a contributor may', 'contributor', 200],
    ['a viewer may not', 'viewer', 403],
  ])('with the plan that a view moves to: %s', async (_sentence, person, status) => {
    const id = await save(person, 'Any', { plan: null })
    const moved = { plan: world.plans.lead.id, isShared: true }
    expect((await askViews(person, 'PUT', `/${id}`, moved)).status).toBe(status)
  })

  it.each<[string, Person, number]>([
    ['a viewer may not', 'viewer', 403],
    ['a contributor may', 'contributor', 200],
    ['an admin may', 'admin', 200],
  ])('%s', async (_sentence, person, status) => {
    const id = await save(person, 'Mine')
    expect((await askViews(person, 'PUT', `/${id}`, { isShared: true })).status).toBe(status)
    const body = { name: 'X', view: 'month', settings: {}, plan: world.plans.lead.id }
    const created = await askViews(person, 'POST', '', { ...body, isShared: true })
    expect(created.status).toBe(status === 200 ? 201 : status)
  })

  it('needs a plan', async () => {
    const body = { name: 'Any', view: 'month', settings: {}, isShared: true }
    const path = { status: 422, errors: [{ path: '/isShared' }] }
    expect((await askViews('admin', 'POST', '', body)).json).toMatchObject(path)
    const id = await share('admin', 'Board')
    expect((await askViews('admin', 'PUT', `/${id}`, { plan: null })).json).toMatchObject(path)
  })

  it('waits while the plan is frozen; private views do not', async () => {
    const shared = await share('contributor', 'Board')
    await frozen(async () => {
      const mine = await save('contributor', 'Mine')
      expect(
        (await askViews('contributor', 'PUT', `/${mine}`, { name: 'Still mine' })).status,
      ).toBe(200)
      expect((await askViews('contributor', 'PUT', `/${mine}`, { isShared: true })).status).toBe(
        423,
      )
      expect((await askViews('contributor', 'PUT', `/${shared}`, { name: 'New' })).status).toBe(423)
      expect((await askViews('contributor', 'PUT', `/${shared}`, { isShared: false })).status).toBe(
        423,
      )
      expect((await askViews('contributor', 'DELETE', `/${shared}`)).status).toBe(423)
      expect((await askViews('contributor', 'PUT', `/${shared}`, { isDefault: true })).status).toBe(
        200,
      )
      expect((await listed('contributor')).map(({ canEdit }) => canEdit)).toEqual([false, true])
      expect((await askViews('contributor', 'DELETE', `/${mine}`)).status).toBe(204)
      expect((await askViews('admin', 'PUT', `/${shared}`, { name: 'By admin' })).status).toBe(200)
    })
  })

  it('is told to the followers of the plan; private views are not', async () => {
    const id = await save('contributor', 'Mine')
    await askViews('contributor', 'PUT', `/${id}`, { name: 'Still mine' })
    await askViews('contributor', 'PUT', `/${id}`, { isShared: true })
    await askViews('contributor', 'PUT', `/${id}`, { isDefault: true, orderIndex: 0 })
    await askViews('contributor', 'PUT', `/${id}`, { name: 'Ours' })
    await askViews('contributor', 'PUT', `/${id}`, { isShared: false })
    await askViews('contributor', 'DELETE', `/${id}`)
    const gone = await share('admin', 'Gone')
    await askViews('admin', 'DELETE', `/${gone}`)
    expect(await reportedViews()).toEqual([
      ['custom_views', 'created', [id]],
      ['custom_views', 'updated', [id]],
      ['custom_views', 'deleted', [id]],
      ['custom_views', 'created', [gone]],
      ['custom_views', 'deleted', [gone]],
    ])
  })
})

describe('the default view', () => {
  it('is one for each person and plan, and marking another moves it', async () => {
    const one = await share('admin', 'One', { isDefault: true })
    const two = await share('admin', 'Two')
    expect([await defaultsOf('admin'), await defaultsOf('viewer')]).toEqual([[one], []])
    expect((await askViews('viewer', 'PUT', `/${two}`, { isDefault: true })).json).toMatchObject({
      isDefault: true,
    })
    await askViews('admin', 'PUT', `/${two}`, { isDefault: true })
    expect([await defaultsOf('admin'), await defaultsOf('viewer')]).toEqual([[two], [two]])
    await askViews('admin', 'PUT', `/${two}`, { isDefault: false })
    expect([await defaultsOf('admin'), await defaultsOf('viewer')]).toEqual([[], [two]])
  })

  it('needs a plan', async () => {
    const id = await save('viewer', 'Any', { plan: null })
    expect((await askViews('viewer', 'PUT', `/${id}`, { isDefault: true })).json).toMatchObject({
      status: 422,
      errors: [{ path: '/isDefault' }],
    })
  })

  it('is lost with the view, with its plan, and to others when it is private again', async () => {
    const one = await share('contributor', 'One', { isDefault: true })
    await askViews('viewer', 'PUT', `/${one}`, { isDefault: true })
    await askViews('contributor', 'PUT', `/${one}`, { isShared: false })
    await askViews('contributor', 'PUT', `/${one}`, { isShared: true })
    expect([await defaultsOf('contributor'), await defaultsOf('viewer')]).toEqual([[one], []])
    await askViews('contributor', 'PUT', `/${one}`, { plan: world.plans.nested.id })
    await askViews('contributor', 'PUT', `/${one}`, { plan: world.plans.lead.id })
    expect(await defaultsOf('contributor')).toEqual([])
    await askViews('contributor', 'PUT', `/${one}`, { isDefault: true })
    await askViews('contributor', 'DELETE', `/${one}`)
    expect(await defaultsOf('contributor')).toEqual([])
  })
})
