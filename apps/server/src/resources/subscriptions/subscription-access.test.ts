import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountMembers, calendarSources, planSubscriptions, userRoles } from '../../db/schema'
import { server, world } from '../../testing/world-scenario'
import {
  standup,
  add,
  ask,
  base,
  calendarOf,
  calendarServer,
  create,
  setUpCalendars,
  titles,
  urlHere,
} from './testing/subscriptions-scenario'

setUpCalendars()

describe('who may do what', () => {
  it.each([
    ['owner', 201],
    ['admin', 201],
    ['contributor', 403],
    ['viewer', 403],
    ['outsider', 404],
  ] as const)('%s adds a calendar: %s', async (person, status) => {
    expect((await create({}, person)).status).toBe(status)
  })

  it('members read it without its URL, outsiders get 404, and only managers change it', async () => {
    const id = await add({ name: 'Secret' })
    expect((await ask('GET', `/${id}`)).json).toMatchObject({ calendarPath: urlHere() })
    expect((await ask('GET', `/${id}`, undefined, 'viewer')).json).toMatchObject({
      name: 'Secret',
      calendarPath: null,
    })
    for (const url of [`/${id}`, `/${id}/events`]) {
      expect((await ask('GET', url, undefined, 'outsider')).status).toBe(404)
    }
    expect((await ask('PUT', `/${id}`, { name: 'Mine' }, 'viewer')).status).toBe(403)
    expect((await ask('PUT', `/${id}`, { name: 'Mine' }, 'outsider')).status).toBe(404)
    expect((await ask('DELETE', `/${id}`, undefined, 'contributor')).status).toBe(403)
    expect((await ask('GET', '', undefined, 'outsider')).text).not.toContain('Secret')
  })

  it('an admin of a plan in another account only reads it', async () => {
    const { accountId, id: planId } = world.plans.other
    const userId = world.people.viewer
    const { orm } = server.database
    await orm.insert(accountMembers).values({ userId, accountId })
    await orm.insert(userRoles).values({ userId, accountId, planId, roleId: 4 })
    expect((await create({}, 'viewer')).status).toBe(403)
  })

  it('an inactive account refuses', async () => {
    const account = world.plans.lapsed.accountId
    const reply = await ask('POST', '', { calendarPath: urlHere(), account }, 'lapsed')
    expect(reply.json).toMatchObject({ status: 403, code: 'account_inactive' })
  })

  it('standard calendars are changed by super users only', async () => {
    const items = (await ask('GET', '')).json?.['items']
    const standard = Array.isArray(items) ? items.find(({ name }) => name === 'US Holidays') : null
    expect(standard).toMatchObject({ organization: 'default', accountId: null, calendarPath: null })
    const url = `/${standard?.id}`
    expect((await ask('PUT', url, { description: 'Ours' })).status).toBe(403)
    expect((await ask('DELETE', url)).status).toBe(403)
    expect((await create({ organization: 'default' })).status).toBe(403)
    const changed = await ask('PUT', url, { description: 'Days off' }, 'superUser')
    expect(changed.json).toMatchObject({ description: 'Days off' })
  })
})

describe('a changed calendar', () => {
  it('is fetched from its new URL at once, and keeps the old one when that is none', async () => {
    const id = await add()
    calendarServer.answer = calendarOf(standup)
    const moved = `${base}/moved-${calendarServer.path}.ics`
    expect((await ask('PUT', `/${id}`, { calendarPath: moved })).json).toMatchObject({
      calendarPath: moved,
    })
    expect(await titles(id)).toEqual(['Standup'])
    calendarServer.answer = (_request, response) => response.end('no')
    const refused = await ask('PUT', `/${id}`, { calendarPath: `${base}/none.ics` })
    expect(refused.json).toMatchObject({ code: 'calendar_unreadable' })
    expect(await titles(id)).toEqual(['Standup'])
  })

  it('that is deleted leaves every plan, with its events', async () => {
    const id = await add({ plan: world.plans.lead.id })
    expect((await ask('DELETE', `/${id}`)).status).toBe(204)
    const { orm } = server.database
    const visible = await orm
      .select()
      .from(planSubscriptions)
      .where(eq(planSubscriptions.subscriptionId, id))
    const sources = await orm
      .select()
      .from(calendarSources)
      .where(eq(calendarSources.url, urlHere()))
    expect([visible, sources]).toEqual([[], []])
    expect((await ask('GET', `/${id}`)).status).toBe(404)
  })
})
