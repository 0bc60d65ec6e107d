import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../db/schema'
import { createTestServer } from '../testing/test-server'
import type { Reply, TestServer } from '../testing/test-server'
import { readWorld } from '../testing/world'
import type { World } from '../testing/world'

const KEY = 'sk_test_0123456789'

interface Requested {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly form: URLSearchParams
}

let provider: Server
let requested: Requested[]
/** How the provider answers next; the last one stays. */
let answers: ((response: ServerResponse) => void)[]
let server: TestServer
let world: World

beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      requested.push({
        path: `${request.method} ${request.url}`,
        headers: request.headers,
        form: new URLSearchParams(body),
      })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      answer?.(response)
    })
  })
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve)
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address with one
  const { port } = provider.address() as AddressInfo
  server = await createTestServer({
    billing: { secretKey: KEY, apiUrl: `http://127.0.0.1:${port}` },
  })
  world = await readWorld(server.database.orm)
  await setBilling({ isBillingShown: true, billingPaymentId: 'cus_northfield' })
})
afterAll(async () => {
  await server.close()
  await new Promise((resolve) => {
    provider.close(resolve)
  })
})
beforeEach(() => {
  requested = []
  answers = [json(200, { id: 'bps_1', url: 'https://billing.stripe.test/session/1' })]
})

function json(status: number, body: unknown) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
}

async function setBilling(values: Partial<typeof accounts.$inferInsert>): Promise<void> {
  await server.database.orm.update(accounts).set(values).where(eq(accounts.id, world.accounts.own))
}

async function open(by: keyof World['people'], accountId = world.accounts.own): Promise<Reply> {
  const token = await server.tokenFor(world.people[by])
  return server.call({ method: 'POST', url: `/api/accounts/${accountId}/billing-portal`, token })
}

describe('the billing portal', () => {
  it('opens for the owner, for one visit, with a link back', async () => {
    const reply = await open('owner')
    expect(reply.status).toBe(201)
    expect(reply.json).toEqual({ url: 'https://billing.stripe.test/session/1' })
    expect(requested).toHaveLength(1)
    const [{ path, headers, form } = { path: '', headers: {}, form: new URLSearchParams() }] =
      requested
    expect(path).toBe('POST /v1/billing_portal/sessions')
    expect(headers['authorization']).toBe(`Bearer ${KEY}`)
    expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(Object.fromEntries(form)).toEqual({
      customer: 'cus_northfield',
      return_url: 'http://127.0.0.1:4320/plans',
    })
  })

  it('opens also to bring back an account that has lapsed', async () => {
    await setBilling({ isActive: false })
    expect((await open('owner')).status).toBe(201)
    await setBilling({ isActive: true })
  })

  it.each<[keyof World['people'], number]>([
    ['admin', 403],
    ['contributor', 403],
    ['viewer', 403],
    ['outsider', 404],
  ])('stays shut for %s', async (by, status) => {
    expect((await open(by)).status).toBe(status)
    expect(requested).toEqual([])
  })

  it('answers alike for an account of others and for none', async () => {
    const essence = ({ status, json: body }: Reply) => ({ status, ...body, requestId: '' })
    const foreign = await open('owner', world.accounts.other)
    expect(essence(foreign)).toEqual(essence(await open('owner', 999_999)))
  })

  it.each([
    ['that shows no billing', { isBillingShown: false }],
    ['without a customer at the provider', { billingPaymentId: null }],
  ])('is not there for an account %s', async (_sentence, values) => {
    await setBilling(values)
    expect((await open('owner')).json).toMatchObject({ status: 409, code: 'conflict' })
    expect(requested).toEqual([])
    await setBilling({ isBillingShown: true, billingPaymentId: 'cus_northfield' })
  })

  it('is not there for anybody without a provider', async () => {
    const bare = await createTestServer()
    const other = await readWorld(bare.database.orm)
    const isOwn = eq(accounts.id, other.accounts.own)
    await bare.database.orm
      .update(accounts)
      .set({ isBillingShown: true, billingPaymentId: 'cus_1' })
      .where(isOwn)
    const token = await bare.tokenFor(other.people.owner)
    const url = `/api/accounts/${other.accounts.own}/billing-portal`
    expect((await bare.call({ method: 'POST', url, token })).status).toBe(409)
    for (const place of [`accounts/${other.accounts.own}`, 'accounts', 'me']) {
      const answer = await bare.call({ method: 'GET', url: `/api/${place}`, token })
      expect(answer.text).toContain('"isBillingShown":false')
      expect(answer.text).not.toContain('"isBillingShown":true')
    }
    await bare.close()
  })

  it('is asked for once more with the same key when the provider stumbles', async () => {
    answers = [json(500, {}), json(200, { url: 'https://billing.stripe.test/session/2' })]
    expect((await open('owner')).json).toEqual({ url: 'https://billing.stripe.test/session/2' })
    const keys = requested.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it.each<[string, (response: ServerResponse) => void, number]>([
    ['fails', json(500, { error: 'sk_test leaked' }), 2],
    ['refuses', json(401, { error: { message: 'Invalid API Key: sk_test' } }), 1],
    ['hangs up', (response) => response.destroy(), 2],
    ['answers no JSON', (response) => response.end('<html>'), 2],
    ['answers without a URL', json(200, {}), 2],
    ['answers a script', json(200, { url: 'javascript:alert(1)' }), 2],
    ['answers a URL without encryption', json(200, { url: 'http://evil.example/' }), 2],
    ['answers without end', json(200, { url: 'x'.repeat(100_000) }), 2],
    [
      'sends us elsewhere',
      (response) => {
        response.writeHead(307, { location: 'http://127.0.0.1:9/' })
        response.end()
      },
      2,
    ],
  ])('says so when the provider %s, and nothing more', async (_sentence, answer, times) => {
    answers = [answer]
    const reply = await open('owner')
    expect(reply.json).toMatchObject({ status: 503, code: 'unavailable' })
    expect(reply.text).not.toContain('sk_test')
    expect(requested).toHaveLength(times)
  })
})
