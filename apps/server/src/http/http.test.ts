import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fastJson from 'fast-json-stringify'
import Fastify from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../errors/api-error'
import { loadContract } from './contract'
import { toApiError } from './error-hook'
import { pathForLog } from './logging'
import { createTestServer } from '../testing/test-server'
import { ask, server, setUpServer, tokens } from '../testing/world-scenario'

setUpServer()

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
        headers: { authorization: `Bearer ${tokens.owner}`, 'accept-encoding': 'gzip' },
      })
    expect((await ask('/api/plans')).headers['content-encoding']).toBe('gzip')
    expect((await ask('/api/health')).headers['content-encoding']).toBeUndefined()
  })
})

it('a query value that an operation does not name is refused, and never no filter', async () => {
  const reads = loadContract().operations.filter(({ method }) => method === 'GET')
  const statuses = new Map<string, number>()
  for (const { id, path } of reads) {
    const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}?surprise=1`
    const { status } = await server.call({ method: 'GET', url, token: tokens.owner })
    statuses.set(id, status)
  }
  expect([...statuses].filter(([, status]) => status !== 400)).toEqual([])
  const { json } = await ask('owner', 'GET', '/user_roles?plan=1')
  expect(json).toMatchObject({ errors: [{ path: 'query/plan', message: 'is not known here' }] })
})

describe('errors', () => {
  it('that are unexpected reveal nothing', () => {
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
      'keeps no email address',
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
