import { eq } from 'drizzle-orm'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { refreshTokens, sessions, tacticTypes, userRoles } from '../../db/schema'
import { secrets } from '../../testing/world'
import { hashOfToken, newRefreshToken } from '../../tokens/refresh-token'
import { ask, server, setUpServer, tokens, world } from '../../testing/world-scenario'
import type { Person } from '../../testing/world-scenario'
import { exportUrl } from './testing/exports-scenario'

setUpServer()

describe('the URL of an export', () => {
  it('is sent as a download that must not be cached', async () => {
    const url = await exportUrl('admin')
    const answer = await server.call({ method: 'GET', url, token: tokens.admin })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="spring-campaign/)
  })

  it('works for its person only', async () => {
    const url = await exportUrl('contributor')
    expect((await server.call({ method: 'GET', url })).status).toBe(404)
    for (const person of ['admin', 'viewer', 'outsider'] as const) {
      const answer = await server.call({ method: 'GET', url, token: tokens[person] })
      expect(answer.status).toBe(404)
    }
  })

  it('works in the browser of its person, by their cookie, as often as they like', async () => {
    const url = await exportUrl('contributor')
    const secret = newRefreshToken()
    const now = server.clock.now()
    const expiresAt = new Date(now.getTime() + 86_400_000)
    const [session] = await server.database.orm
      .insert(sessions)
      .values({ userId: world.people.contributor, createdAt: now, expiresAt })
      .returning()
    await server.database.orm.insert(refreshTokens).values({
      tokenHash: hashOfToken(secret),
      sessionId: session?.id ?? '',
      createdAt: now,
      expiresAt,
    })
    const open = () =>
      server.call({ method: 'GET', url, headers: { cookie: `tl_refresh=${secret}` } })
    expect((await open()).status).toBe(200)
    expect((await open()).status).toBe(200)
    const others = await exportUrl('admin')
    const answer = await server.call({
      method: 'GET',
      url: others,
      headers: { cookie: `tl_refresh=${secret}` },
    })
    expect(answer.status).toBe(404)
    await server.database.orm
      .update(sessions)
      .set({ revokedAt: now, revokedReason: 'logged_out' })
      .where(eq(sessions.id, session?.id ?? ''))
    expect((await open()).status).toBe(404)
  })

  it.each([
    ['other days', (url: string) => url.replaceAll('2026-03-31', '2026-12-31')],
    ['another plan', (url: string) => url.replace(/plan\.\d+/, `plan.${world.plans.nested.id}`)],
    ['a channel', (url: string) => url.replace(/content=[^&]+/, 'content=channel.1')],
    ['a later end', (url: string) => url.replace(/expires=\d+/, 'expires=99999999999')],
  ])('does not work with %s', async (_sentence, change) => {
    const url = await exportUrl('admin')
    expect(change(url)).not.toBe(url)
    const answer = await server.call({ method: 'GET', url: change(url), token: tokens.admin })
    expect(answer.status).toBe(404)
  })

  it('runs out after 10 minutes, and with the right to export', async () => {
    const url = await exportUrl('contributor')
    const call = { method: 'GET', url, token: tokens.contributor } as const
    const before = server.clock.instant
    server.clock.instant = new Date(before.getTime() + 600_000)
    expect((await server.call(call)).status).toBe(404)
    server.clock.instant = before
    const { orm } = server.database
    const isRole = eq(userRoles.userId, world.people.contributor)
    await orm.update(userRoles).set({ roleId: 6, canEditAllChannels: false }).where(isRole)
    expect((await server.call(call)).status).toBe(404)
    await orm.update(userRoles).set({ roleId: 5, canEditAllChannels: true }).where(isRole)
    expect((await server.call(call)).status).toBe(200)
  })
})

/** The files of a zip, by its local headers as a strict reader of the central directory finds them. */
function filesOf(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  let at = zip.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameBytes = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    files[name] = inflateRawSync(bytes).toString()
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

describe('the export of a channel', () => {
  async function zipOf(person: Person, types = ''): Promise<Record<string, string>> {
    const url = `/channels/${world.plans.lead.emailChannelId}/export${types}`
    const answer = await ask(person, 'GET', url)
    expect(answer.status).toBe(200)
    const response = await server.app.inject({
      method: 'GET',
      url: String(answer.json?.['url']),
      headers: { authorization: `Bearer ${tokens[person]}` },
    })
    expect(response.headers['content-type']).toBe('application/zip')
    return filesOf(response.rawPayload)
  }

  it('has a file for each type, by safe names, each once', async () => {
    const { lead } = world.plans
    await server.database.orm.insert(tacticTypes).values([
      { planId: lead.id, channelId: lead.emailChannelId, name: '../../etc/passwd', orderIndex: 8 },
      { planId: lead.id, channelId: lead.emailChannelId, name: 'CON', orderIndex: 9 },
    ])
    const names = Object.keys(await zipOf('admin'))
    expect(names).toEqual([
      'Type.csv',
      'Type (2).csv',
      'Monthly Focus.csv',
      '-etc-passwd.csv',
      'CON_.csv',
    ])
  })

  it('has only the types that are asked for, and refuses those of other channels', async () => {
    const { lead } = world.plans
    const only = await zipOf('admin', `?tacticTypes=${lead.focusTypeId}&format=csv`)
    expect(Object.keys(only)).toEqual(['Monthly Focus.csv'])
    const url = `/channels/${lead.emailChannelId}/export?tacticTypes=${lead.socialTypeId}`
    expect((await ask('admin', 'GET', url)).json).toMatchObject({
      status: 422,
      code: 'invalid_reference',
    })
  })

  it('keeps to costs and blocked tags', async () => {
    const all = Object.values(await zipOf('admin')).join('')
    expect(all).toContain(secrets.blockedTitle)
    expect(all).toContain(String(secrets.estimatedCost))
    expect(Object.values(await zipOf('withBlockedTag')).join('')).not.toContain(
      secrets.blockedTitle,
    )
    const withoutCosts = Object.values(await zipOf('withoutBudget')).join('')
    expect(withoutCosts).not.toContain(String(secrets.estimatedCost))
  })

  it('is for contributors, and not for people of another account', async () => {
    const url = `/channels/${world.plans.lead.emailChannelId}/export`
    expect((await ask('viewer', 'GET', url)).status).toBe(403)
    expect((await ask('outsider', 'GET', url)).status).toBe(404)
  })
})
