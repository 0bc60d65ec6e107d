import { describe, expect, it } from 'vitest'
import { users } from '../db/schema'
import { loadContract } from '../http/contract'
import type { Call } from '../testing/test-server'
import { server, setUpServer, tokens, world } from '../testing/world-scenario'

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const

/** Those that answer as ever, and those that lead a browser to the notice. */
const answered = ['readHealth', 'readConfiguration', 'logOut']
const leading = ['startSamlLogin', 'consumeSamlResponse']

setUpServer({ isMaintenanceMode: true, maintenanceNotice: 'Back at noon.' })

function callOf(id: string): Call {
  const operation = loadContract().operations.find((one) => one.id === id)
  const method = methods.find((name) => name === operation?.method)
  if (operation === undefined || method === undefined) throw new Error(`There is no ${id}.`)
  return { method, url: `/api${operation.path.replaceAll(/\{\w+\}/g, '1')}`, token: tokens.owner }
}

const refused = loadContract()
  .operations.map(({ id }) => id)
  .filter((id) => ![...answered, ...leading].includes(id))

describe('during maintenance', () => {
  it.each(refused)('%s is refused as the contract says', async (id) => {
    const { status, json, headers } = await server.call(callOf(id))
    expect({ status, code: json?.['code'] }).toEqual({ status: 503, code: 'maintenance' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  it.each(leading)('%s leads the browser to the notice', async (id) => {
    const { status, headers } = await server.call(callOf(id))
    expect(status).toBeGreaterThanOrEqual(302)
    expect(status).toBeLessThanOrEqual(303)
    expect(headers['location']).toBe('/maintenance-mode')
  })

  it('the configuration says so, and the server says that it works', async () => {
    const { json } = await server.call(callOf('readConfiguration'))
    expect(json).toMatchObject({ isMaintenanceMode: true, maintenanceNotice: 'Back at noon.' })
    expect((await server.call(callOf('readHealth'))).json).toEqual({ status: 'ok' })
  })

  it('nothing is changed, and nobody is signed out', async () => {
    const before = await server.database.orm.select().from(users)
    const url = `/api/users/${world.people.owner}`
    const changed = await server.call({
      method: 'PUT',
      url,
      token: tokens.owner,
      body: { firstName: 'Other' },
    })
    expect(changed.status).toBe(503)
    expect(await server.database.orm.select().from(users)).toEqual(before)
    const refreshed = await server.call({
      method: 'POST',
      url: '/api/refreshToken',
      headers: { cookie: 'tl_refresh=anything' },
    })
    expect(refreshed.headers['set-cookie']).toBeUndefined()
  })

  it('people can log out', async () => {
    expect((await server.call(callOf('logOut'))).status).toBe(204)
  })
})
