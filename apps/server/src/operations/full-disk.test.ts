import { cpSync, readdirSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { sessions, tags } from '../db/schema'
import { guardDisk } from '../db/guard-disk'
import { openEmbedded } from '../db/open-database'
import type { EmbeddedDatabase } from '../db/open-database'
import { archiveOf, inEmbeddedDatabase, schemaTemplate } from '../db/testing/create-test-database'
import { toApiError } from '../http/error-hook'
import { loadContract } from '../http/contract'
import type { DiskProblem } from '../platform/disk-space'
import { createFirstAccount, openInstallation } from '../testing/server-process'
import type { Installation } from '../testing/server-process'
import { canMountDisks, openSmallDisk } from '../testing/small-disk'
import type { SmallDisk } from '../testing/small-disk'
import type { Call } from '../testing/test-server'
import { worldTemplate } from '../testing/world'
import { server, setUpServer, tokens, world } from '../testing/world-scenario'

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const

/**
 * The simulated disk: its free bytes, the bytes that requests have claimed, its problem, and a
 * promise that delays its answers.
 */
const disk = {
  freeBytes: 0,
  claimedBytes: 0,
  problem: null as DiskProblem | null,
  answers: Promise.resolve(),
}

const space = {
  async problemFor(bytes: number, reserveBytes = 64) {
    const isFull = disk.freeBytes - disk.claimedBytes - bytes < reserveBytes
    const problem = disk.problem ?? (isFull ? ('full' as const) : null)
    await disk.answers
    return problem
  },
  claim(bytes: number) {
    disk.claimedBytes += bytes
    return () => {
      disk.claimedBytes -= bytes
    }
  },
}

beforeEach(() => {
  disk.freeBytes = 1_000_000
  disk.problem = null
})

// On a PostgreSQL server only uploads use the disk of the data folder.
describe('while the disk has no space', () => {
  setUpServer({}, () => ({ disk: space }), inEmbeddedDatabase(worldTemplate))

  const operations = loadContract().operations.map(({ id, method, path }) => {
    const existing = methods.find((name) => name === method) ?? 'GET'
    const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`
    return { id, method: existing, url }
  })
  const statusOf = async (call: Call) =>
    (await server.call({ token: tokens.owner, ...call })).status

  it('every call that could fill it is refused, and every other one answers as before', async () => {
    disk.freeBytes = 10
    const refused: string[] = []
    let own = await server.tokenFor(world.people.owner)
    for (const { id, method, url } of operations) {
      // The stream of changes does not end by itself.
      if (id === 'streamPlanChanges') continue
      const status = await statusOf({ method, url, token: own })
      if (status === 507) refused.push(id)
      // It may have ended the session.
      else if (method !== 'GET') own = await server.tokenFor(world.people.owner)
    }
    const session = ['authenticate', 'signInWithBypass', 'refreshToken', 'logOut']
    const samlAndSessions = ['consumeSamlResponse', 'endSessions', 'endOtherSessions']
    const answered = new Set([...session, ...samlAndSessions, 'searchTactics'])
    const expected = operations
      .filter(({ method, id }) => method !== 'GET' && !answered.has(id))
      .map(({ id }) => id)
    expect(refused.toSorted()).toEqual([...expected, 'readHealth'].toSorted())
  })

  it.each([
    ['full', /disk of the server is full/],
    ['read-only', /disk of the server is read-only/],
  ] as const)('%s: writes and health say so, until it has space again', async (problem, words) => {
    const url = `/api/users/${world.people.owner}`
    const change: Call = { method: 'PUT', url, token: tokens.owner, body: { firstName: 'Other' } }
    disk.problem = problem
    for (const call of [change, { method: 'GET', url: '/api/health' } as const]) {
      const { status, json, headers } = await server.call(call)
      expect(status).toBe(507)
      expect(json).toMatchObject({ code: 'insufficient_storage' })
      expect(json?.['detail']).toMatch(words)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await statusOf({ method: 'GET', url })).toBe(200)
    disk.problem = null
    expect(await statusOf(change)).toBe(200)
    expect(await statusOf({ method: 'GET', url: '/api/health' })).toBe(200)
  })

  it('the size of a request counts before its body is read', async () => {
    const url = `/api/users/${world.people.owner}`
    disk.freeBytes = 164
    const change = (firstName: string) => statusOf({ method: 'PUT', url, body: { firstName } })
    expect(await change('x'.repeat(10))).toBe(200)
    expect(await change('x'.repeat(100))).toBe(507)
    await expect.poll(() => disk.claimedBytes).toBe(0)

    let answer: () => void = () => undefined
    disk.answers = new Promise((resolve) => {
      answer = resolve
    })
    const first = change('x'.repeat(40))
    await expect.poll(() => disk.claimedBytes).toBeGreaterThan(0)
    disk.answers = Promise.resolve()
    expect(await change('y'.repeat(40))).toBe(507)
    answer()
    expect(await first).toBe(200)
    await expect.poll(() => disk.claimedBytes).toBe(0)
  })

  it('the size of a request that is broken off counts no longer', async () => {
    const origin = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
    const request = http.request(new URL(`/api/users/${world.people.owner}`, origin), {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${tokens.owner}`,
        'content-type': 'application/json',
        'content-length': 40,
      },
    })
    request.on('error', () => undefined)
    request.write('{"firstName":')
    await expect.poll(() => disk.claimedBytes).toBe(40)
    request.destroy()
    await expect.poll(() => disk.claimedBytes).toBe(0)
  })

  it('people who have not called for a while still read', async () => {
    const lastUsedAt = new Date(server.clock.instant.getTime() - 3_600_000)
    await server.database.orm
      .update(sessions)
      .set({ lastUsedAt })
      .where(eq(sessions.userId, world.people.owner))
    await server.database.orm.execute('set default_transaction_read_only = on')
    expect(await statusOf({ method: 'GET', url: '/api/me' })).toBe(200)
    const login = { emailAddress: 'owner@northfield.test', password: 'wrong' }
    const signIn = await server.call({ method: 'POST', url: '/api/authenticate', body: login })
    expect([signIn.status, signIn.json?.['code']]).toEqual([507, 'insufficient_storage'])
    await server.database.orm.execute('set default_transaction_read_only = off')
  })
})

describe('the guard of an embedded database', () => {
  let database: EmbeddedDatabase
  const said: string[] = []

  beforeAll(async () => {
    database = await openEmbedded({ archive: await archiveOf(schemaTemplate) })
  })
  afterAll(() => database.close())

  it('makes it read-only below the floor, and writable again above it', async () => {
    const guard = guardDisk({
      database,
      disk: space,
      floorBytes: 32,
      warn: (line) => said.push(line),
    })
    const write = () =>
      database.orm.delete(tags).then(
        () => 'written',
        (error: unknown) => toApiError(error).code,
      )
    for (const [freeBytes, outcome] of [
      [1_000, 'written'],
      [50, 'written'],
      [20, 'insufficient_storage'],
      [50, 'written'],
      [1_000, 'written'],
    ] as const) {
      disk.freeBytes = freeBytes
      await guard.look()
      expect(await write()).toBe(outcome)
    }
    await guard.stop()
    expect(said).toEqual([
      'The disk of the data folder is full: the server refuses writes.',
      'The disk of the data folder has space again: the server accepts writes.',
    ])
  })
})

describe('an error of the disk', () => {
  const failed = (code: string) =>
    new Error('Failed query: insert …', { cause: Object.assign(new Error('secret'), { code }) })

  it.each([
    ['ENOSPC', 507, 'insufficient_storage'],
    ['EDQUOT', 507, 'insufficient_storage'],
    ['EROFS', 507, 'insufficient_storage'],
    ['53100', 507, 'insufficient_storage'],
    ['25006', 507, 'insufficient_storage'],
    ['EIO', 500, 'internal_error'],
    ['42P01', 500, 'internal_error'],
  ])('%s is answered with %i', (code, statusCode, problemCode) => {
    const expected = { statusCode, code: problemCode }
    expect(toApiError(failed(code))).toMatchObject(expected)
    expect(toApiError(Object.assign(new Error('secret'), { code }))).toMatchObject(expected)
    expect(toApiError(failed(code)).message).not.toContain('secret')
  })
})

// If this process may not mount a disk, only the tests above run, with a simulated disk.
describe.each(canMountDisks ? ['full'] : [])('a server on a small disk that is %s', () => {
  let installation: Installation
  let small: SmallDisk

  beforeAll(async () => {
    installation = await openInstallation()
    small = openSmallDisk(220)
    cpSync(installation.dataFolder, small.folder, { recursive: true })
  })
  afterAll(async () => {
    await installation.remove()
    small.remove()
  })

  it('refuses to write, reads, and writes again without a restart', async () => {
    const server = installation.start(['--empty'], { DATA_DIR: small.folder })
    await installation.untilHealthy(server)
    const token = await createFirstAccount(installation, server)
    const { json } = await installation.ask('GET', '/plans', { token })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer keeps to the contract
    const [plan] = (json?.['items'] ?? []) as { id: number; name: string }[]
    const rename = (name: string) =>
      installation.ask('PUT', `/update-plan-name/${plan?.id}`, { token, body: { name } })
    const plans = async () => (await installation.ask('GET', '/plans', { token })).json
    expect((await rename('Before')).status).toBe(200)

    small.fill(10_000_000)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await rename('Never')).toMatchObject({
        status: 507,
        json: { code: 'insufficient_storage', detail: expect.stringMatching(/disk .* is full/) },
      })
    }
    expect(await installation.ask('GET', '/health')).toMatchObject({
      status: 507,
      json: { detail: expect.stringMatching(/disk .* is full/) },
    })
    expect(await plans()).toMatchObject({ items: [{ name: 'Before' }] })

    small.free()
    expect((await rename('After')).status).toBe(200)
    expect(await plans()).toMatchObject({ items: [{ name: 'After' }] })
    expect(await installation.end(server, 'SIGTERM')).toBe(0)
    const names = readdirSync(path.join(small.folder, 'snapshots'))
    expect(names.filter((name) => name.endsWith('.draft'))).toEqual([])
  })
})
