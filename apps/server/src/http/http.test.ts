import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fastJson from 'fast-json-stringify'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app'
import { openFileFolders } from '../files/files'
import { ApiError } from '../errors/api-error'
import { loadContract } from './contract'
import { toApiError } from './error-hook'
import { pathForLog } from './logging'
import { TEST_CONFIG, createTestServer } from '../testing/test-server'
import type { TestServer } from '../testing/test-server'
import { createWorld } from '../testing/world'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await createTestServer()
  const world = await createWorld(server.database.orm)
  token = await server.tokenFor(world.people.owner)
})
afterAll(() => server.close())

describe('health and configuration', () => {
  it('answer without a sign-in', async () => {
    const health = await server.call({ method: 'GET', url: '/api/health' })
    expect(health.json).toEqual({ status: 'ok' })
    const { json } = await server.call({ method: 'GET', url: '/api/configuration' })
    expect(json).toMatchObject({ appVersion: '1.7.9', superPlanId: 15 })
  })

  it('a database that does not answer is 503', async () => {
    const broken = await createTestServer()
    await broken.database.close()
    const app = await broken.app.inject({ url: '/api/health' })
    expect(app.statusCode).toBe(503)
    expect(app.json()).toMatchObject({ code: 'unavailable' })
    await broken.app.close()
  })
})

describe('every answer', () => {
  it('of the API is not cached and carries the security headers', async () => {
    const { headers } = await server.call({ method: 'GET', url: '/api/health' })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('behind HTTPS asks browsers to stay there', async () => {
    const secure = await createTestServer({ publicUrl: 'https://plan.example' })
    const { headers } = await secure.call({ method: 'GET', url: '/api/health' })
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    await secure.close()
  })

  it('carries an id of its own, not one that was sent', async () => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' }
    const reply = await server.call({ method: 'GET', url: '/api/me', headers })
    expect(reply.headers['x-request-id']).toBe(reply.json?.['requestId'])
    expect(reply.json?.['requestId']).not.toBe('mine')
  })

  it('is compressed when it is long, and only then', async () => {
    const ask = (url: string) =>
      server.app.inject({
        url,
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
      })
    expect((await ask('/api/plans')).headers['content-encoding']).toBe('gzip')
    expect((await ask('/api/health')).headers['content-encoding']).toBeUndefined()
  })
})

describe('what cannot be answered', () => {
  it.each([
    ['an address that is not there', 'GET', '/api/nothing', undefined, 404, 'not_found'],
    ['an address outside of the API', 'GET', '/nothing', undefined, 404, 'not_found'],
    ['a method that it does not know', 'POST', '/api/plans/1', '{}', 405, 'method_not_allowed'],
    ['a number that is none', 'GET', '/api/plans/abc', undefined, 400, 'validation_failed'],
    ['a number that is no id', 'GET', '/api/plans/0', undefined, 400, 'validation_failed'],
    [
      'a number beyond all ids',
      'GET',
      '/api/plans/99999999999',
      undefined,
      400,
      'validation_failed',
    ],
    [
      'a list with a word in it',
      'DELETE',
      '/api/tactics/1,two',
      undefined,
      400,
      'validation_failed',
    ],
    [
      'a path that is too long',
      'GET',
      `/api/plans/${'1'.repeat(6000)}`,
      undefined,
      414,
      'uri_too_long',
    ],
    [
      'a query that is no switch',
      'GET',
      '/api/tactics?plan=1&family=perhaps',
      undefined,
      400,
      'validation_failed',
    ],
    ['an address that cannot be read', 'GET', '/api/plans/%', undefined, 400, 'validation_failed'],
    ['a body that is no JSON', 'POST', '/api/tactics', '{', 400, 'validation_failed'],
    ['an empty body', 'POST', '/api/tactics', '', 400, 'validation_failed'],
    [
      'a text with a NUL character',
      'POST',
      '/api/authenticate',
      '{"emailAddress":"dana@northfield.example","password":"a\\u0000b"}',
      400,
      'validation_failed',
    ],
    ['a body that is a list', 'POST', '/api/tactics', '[]', 400, 'validation_failed'],
    [
      'a body that sets a prototype',
      'POST',
      '/api/tactics',
      '{"__proto__":{"a":1},"title":"x"}',
      400,
      'validation_failed',
    ],
    [
      'a body that is too large',
      'PUT',
      '/api/plans/1',
      `"${'x'.repeat(300_000)}"`,
      413,
      'payload_too_large',
    ],
  ] as const)('%s', async (_sentence, method, url, payload, status, code) => {
    const reply = await server.app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload }),
    })
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect(reply.json()).toMatchObject({ type: 'about:blank', status, code })
  })

  it.each([
    ['text that claims to be none', 'text/plain', '{"title":"x"}'],
    ['a form', 'application/x-www-form-urlencoded', 'title=x'],
    ['another kind', 'text/xml', '<a/>'],
    ['a file', 'multipart/form-data; boundary=x', '--x--'],
  ])('a body that is %s is 415', async (_sentence, type, payload) => {
    for (const url of ['/api/tactics', '/api/authenticate']) {
      const reply = await server.app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        payload,
      })
      expect(reply.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' })
    }
  })

  it.each(['/api/tactics', '/api/authenticate', '/api/first-account'])(
    'no body at all is refused by its shape: %s',
    async (url) => {
      const reply = await server.call({ method: 'POST', url, token })
      expect(reply.json).toMatchObject({ status: 400, code: 'validation_failed' })
    },
  )

  it('says by which methods an address is called, when it is not by this one', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/plans/1', payload: {} })
    expect(answer.headers['allow']).toBe('GET, PUT, DELETE')
  })

  it('names the part of the request that it refuses', async () => {
    const refused = await server.call({ method: 'GET', url: '/api/plans/abc', token })
    expect(refused.json?.['errors']).toEqual([
      { path: 'path/id', message: 'must be integer', code: 'type' },
    ])
  })
})

describe('errors', () => {
  it('that nobody expected tell nothing', () => {
    const problem = toApiError(new Error('password=hunter2 in /home/x'))
    expect(problem).toMatchObject({ statusCode: 500, code: 'internal_error' })
    expect(problem.message).not.toContain('hunter2')
  })

  it('of a library with a status of its own are unexpected too', () => {
    expect(toApiError(Object.assign(new Error('x'), { statusCode: 404 })).statusCode).toBe(500)
  })

  it('of the database, when another write came in between, are a conflict', () => {
    const cause = Object.assign(new Error('violates foreign key'), { code: '23503' })
    const problem = toApiError(new Error('Failed query: insert …', { cause }))
    expect(problem).toMatchObject({ statusCode: 409, code: 'conflict' })
    expect(problem.message).not.toContain('insert')
  })

  it('that the contract knows stay as they are', () => {
    const error = new ApiError({ status: 423, code: 'plan_frozen', detail: 'This plan is frozen.' })
    expect(toApiError(error)).toBe(error)
  })
})

describe('the log', () => {
  it.each([
    ['keeps no query', '/api/user_domains?domain=secret', '/api/user_domains'],
    ['keeps no token of a path', '/api/usertoken/secret', '/api/usertoken/…'],
    [
      'keeps no address of a person',
      '/api/user/forgotpassword/a@b.example',
      '/api/user/forgotpassword/…',
    ],
    ['keeps the rest', '/api/plans/12', '/api/plans/12'],
  ])('%s', (_sentence, url, expected) => {
    expect(pathForLog(url)).toBe(expected)
  })
})

describe('the contract', () => {
  it('can be compiled to the last schema', async () => {
    // The server compiles schemas when first used; a broken one would show only then.
    const app = Fastify({ routerOptions: { maxParamLength: 6000 } })
    const ajv = new Ajv2020({ strict: false })
    addFormats(ajv)
    let compiled = 0
    app.setValidatorCompiler<object>(({ schema }) => {
      compiled += 1
      return ajv.compile(schema)
    })
    app.setSerializerCompiler<object>(({ schema }) => {
      compiled += 1
      return fastJson(schema)
    })
    await app.register(openapiGlue, {
      specification: loadContract().document,
      operationResolver: () => () => undefined,
    })
    await app.ready()
    expect(compiled).toBeGreaterThan(loadContract().operations.length)
    await app.close()
  })
})

describe('the web application', () => {
  let folder: string
  let app: FastifyInstance

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'throughline-web-'))
    mkdirSync(path.join(folder, 'assets'))
    writeFileSync(
      path.join(folder, 'index.html'),
      '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Plans</title>',
    )
    writeFileSync(path.join(folder, 'assets', 'index-abc123.js'), 'export {}')
    app = await buildApp({
      config: TEST_CONFIG,
      database: server.database,
      clock: server.clock,
      files: openFileFolders(server.dataFolder),
      webFolder: folder,
    })
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['its page', '/', 200, 'text/html', 'no-store'],
    [
      'its page at every address of its own',
      '/account/1/plan/2/calendar/month',
      200,
      'text/html',
      'no-store',
    ],
    ['its hashed files for a year', '/assets/index-abc123.js', 200, 'javascript', 'immutable'],
    ['no page for a missing file', '/assets/index-old.js', 404, 'problem+json', ''],
    [
      'no page as a file, where it would stay without a nonce',
      '/index.html',
      404,
      'problem+json',
      '',
    ],
    ['no page for a missing picture', '/logo.png', 404, 'problem+json', ''],
    ['no page under the API', '/api/nothing', 404, 'problem+json', 'no-store'],
    ['nothing outside its folder', '/assets/..%2f..%2f..%2fetc%2fpasswd', 404, 'problem+json', ''],
  ])('serves %s', async (_sentence, url, status, type, caching) => {
    const reply = await app.inject({ url })
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['content-type']).toContain(type)
    expect(reply.headers['cache-control'] ?? '').toContain(caching)
  })

  it('allows the style elements of a page in one answer only', async () => {
    const answers = await Promise.all([app.inject({ url: '/' }), app.inject({ url: '/plans' })])
    const nonces = answers.map(({ body }) => /nonce="([^"]*)"/.exec(body)?.[1] ?? '')
    for (const [at, { body, headers }] of answers.entries()) {
      expect(nonces[at]).toMatch(/^[\w+/]{22}==$/)
      expect(body).not.toContain('__CSP_NONCE__')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain(`;style-src 'self' 'nonce-${nonces[at]}';`)
      expect(policy).not.toContain('unsafe')
      // A validator would let a browser join the old page with the new policy.
      expect([headers['etag'], headers['last-modified']]).toEqual([undefined, undefined])
    }
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it('allows no style element in answers that are no page', async () => {
    for (const url of ['/assets/index-abc123.js', '/api/health']) {
      const { headers } = await app.inject({ url })
      expect(headers['content-security-policy']).toContain(";style-src 'self';")
    }
  })

  it('does not answer a POST with a page', async () => {
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404)
  })
})
