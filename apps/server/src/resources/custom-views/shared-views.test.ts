import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userRoles } from '../../db/schema'
import {
  ask,
  defaultsOf,
  frozen,
  listed,
  save,
  server,
  setUpViews,
  share,
  reportedViews,
  world,
} from './testing/view-scenario'
import type { Person } from './testing/view-scenario'

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
    expect((await ask('viewer', 'GET', '')).json).toMatchObject({ total: 1 })
    expect((await ask('outsider', 'GET', '')).json).toMatchObject({ total: 0 })
  })

  it('are not there for people without a role on the plan, their owner included', async () => {
    const id = await share('withoutBudget', 'Left behind')
    expect((await ask('outsider', 'GET', `/${id}`)).status).toBe(404)
    expect((await ask('outsider', 'PUT', `/${id}`, { isDefault: true })).status).toBe(404)
    const { orm } = server.database
    const current = eq(userRoles.userId, world.people.withoutBudget)
    const roles = await orm.delete(userRoles).where(current).returning()
    expect((await ask('withoutBudget', 'GET', `/${id}`)).status).toBe(404)
    expect((await ask('withoutBudget', 'GET', '')).json).toMatchObject({ total: 0 })
    expect((await ask('withoutBudget', 'DELETE', `/${id}`)).status).toBe(404)
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
    expect((await ask(person, 'PUT', `/${id}`, { name: 'Renamed' })).status).toBe(status)
    expect((await ask(person, 'PUT', `/${id}`, { settings: { a: 1 } })).status).toBe(status)
    expect((await listed(owner))[0]).toMatchObject({
      name: status === 200 ? 'Renamed' : 'Board',
    })
    expect((await ask(person, 'DELETE', `/${id}`)).status).toBe(status === 200 ? 204 : status)
    expect(await listed(owner)).toHaveLength(status === 200 ? 0 : 1)
  })

  it('become private again, which keeps them for their owner alone', async () => {
    const id = await share('contributor', 'Board')
    const answer = await ask('admin', 'PUT', `/${id}`, { isShared: false })
    expect(answer.json).toMatchObject({ id, isShared: false, canEdit: false })
    expect((await ask('admin', 'GET', `/${id}`)).status).toBe(404)
    expect((await ask('admin', 'DELETE', `/${id}`)).status).toBe(404)
    expect(await listed('contributor')).toMatchObject([{ id, canEdit: true }])
  })

  it('are deleted all or none', async () => {
    const ids = [await share('contributor', 'One'), await share('admin', 'Two')]
    expect((await ask('contributor', 'DELETE', `/${ids.join(',')}`)).status).toBe(403)
    expect(await listed('viewer')).toHaveLength(2)
    expect((await ask('admin', 'DELETE', `/${ids.join(',')}`)).status).toBe(204)
    expect(await listed('viewer')).toEqual([])
  })

  it('keep their place and their plan with their owner', async () => {
    const id = await share('contributor', 'Board')
    const nested = { plan: world.plans.nested.id }
    expect((await ask('admin', 'PUT', `/${id}`, { orderIndex: 0 })).status).toBe(403)
    expect((await ask('admin', 'PUT', `/${id}`, nested)).status).toBe(403)
    expect((await ask('contributor', 'PUT', `/${id}`, nested)).status).toBe(200)
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
    expect((await ask(person, 'PUT', `/${id}`, moved)).status).toBe(status)
  })

  it.each<[string, Person, number]>([
    ['a viewer may not', 'viewer', 403],
    ['a contributor may', 'contributor', 200],
    ['an admin may', 'admin', 200],
  ])('%s', async (_sentence, person, status) => {
    const id = await save(person, 'Mine')
    expect((await ask(person, 'PUT', `/${id}`, { isShared: true })).status).toBe(status)
    const body = { name: 'X', view: 'month', settings: {}, plan: world.plans.lead.id }
    const created = await ask(person, 'POST', '', { ...body, isShared: true })
    expect(created.status).toBe(status === 200 ? 201 : status)
  })

  it('needs a plan', async () => {
    const body = { name: 'Any', view: 'month', settings: {}, isShared: true }
    const path = { status: 422, errors: [{ path: '/isShared' }] }
    expect((await ask('admin', 'POST', '', body)).json).toMatchObject(path)
    const id = await share('admin', 'Board')
    expect((await ask('admin', 'PUT', `/${id}`, { plan: null })).json).toMatchObject(path)
  })

  it('waits while the plan is frozen; private views do not', async () => {
    const shared = await share('contributor', 'Board')
    await frozen(async () => {
      const mine = await save('contributor', 'Mine')
      expect((await ask('contributor', 'PUT', `/${mine}`, { name: 'Still mine' })).status).toBe(200)
      expect((await ask('contributor', 'PUT', `/${mine}`, { isShared: true })).status).toBe(423)
      expect((await ask('contributor', 'PUT', `/${shared}`, { name: 'New' })).status).toBe(423)
      expect((await ask('contributor', 'PUT', `/${shared}`, { isShared: false })).status).toBe(423)
      expect((await ask('contributor', 'DELETE', `/${shared}`)).status).toBe(423)
      expect((await ask('contributor', 'PUT', `/${shared}`, { isDefault: true })).status).toBe(200)
      expect((await listed('contributor')).map(({ canEdit }) => canEdit)).toEqual([false, true])
      expect((await ask('contributor', 'DELETE', `/${mine}`)).status).toBe(204)
      expect((await ask('admin', 'PUT', `/${shared}`, { name: 'By admin' })).status).toBe(200)
    })
  })

  it('is told to the followers of the plan; private views are not', async () => {
    const id = await save('contributor', 'Mine')
    await ask('contributor', 'PUT', `/${id}`, { name: 'Still mine' })
    await ask('contributor', 'PUT', `/${id}`, { isShared: true })
    await ask('contributor', 'PUT', `/${id}`, { isDefault: true, orderIndex: 0 })
    await ask('contributor', 'PUT', `/${id}`, { name: 'Ours' })
    await ask('contributor', 'PUT', `/${id}`, { isShared: false })
    await ask('contributor', 'DELETE', `/${id}`)
    const gone = await share('admin', 'Gone')
    await ask('admin', 'DELETE', `/${gone}`)
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
    expect((await ask('viewer', 'PUT', `/${two}`, { isDefault: true })).json).toMatchObject({
      isDefault: true,
    })
    await ask('admin', 'PUT', `/${two}`, { isDefault: true })
    expect([await defaultsOf('admin'), await defaultsOf('viewer')]).toEqual([[two], [two]])
    await ask('admin', 'PUT', `/${two}`, { isDefault: false })
    expect([await defaultsOf('admin'), await defaultsOf('viewer')]).toEqual([[], [two]])
  })

  it('needs a plan', async () => {
    const id = await save('viewer', 'Any', { plan: null })
    expect((await ask('viewer', 'PUT', `/${id}`, { isDefault: true })).json).toMatchObject({
      status: 422,
      errors: [{ path: '/isDefault' }],
    })
  })

  it('is lost with the view, with its plan, and to others when it is private again', async () => {
    const one = await share('contributor', 'One', { isDefault: true })
    await ask('viewer', 'PUT', `/${one}`, { isDefault: true })
    await ask('contributor', 'PUT', `/${one}`, { isShared: false })
    await ask('contributor', 'PUT', `/${one}`, { isShared: true })
    expect([await defaultsOf('contributor'), await defaultsOf('viewer')]).toEqual([[one], []])
    await ask('contributor', 'PUT', `/${one}`, { plan: world.plans.nested.id })
    await ask('contributor', 'PUT', `/${one}`, { plan: world.plans.lead.id })
    expect(await defaultsOf('contributor')).toEqual([])
    await ask('contributor', 'PUT', `/${one}`, { isDefault: true })
    await ask('contributor', 'DELETE', `/${one}`)
    expect(await defaultsOf('contributor')).toEqual([])
  })
})
