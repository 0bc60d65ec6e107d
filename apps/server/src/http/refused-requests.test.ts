import { describe, expect, it } from 'vitest'
import { ask, server, setUpServer, tokens } from '../testing/world-scenario'

setUpServer()

describe('what cannot be answered', () => {
  it.each([
    ['a URL that does not exist', 'GET', '/api/nothing', undefined, 404, 'not_found'],
    ['a URL outside of the API', 'GET', '/nothing', undefined, 404, 'not_found'],
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
    ['a URL that cannot be read', 'GET', '/api/plans/%', undefined, 400, 'validation_failed'],
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
        authorization: `Bearer ${tokens.owner}`,
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
        headers: { authorization: `Bearer ${tokens.owner}`, 'content-type': type },
        payload,
      })
      expect(reply.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' })
    }
  })

  it.each([
    ['POST', '/api/refreshToken', 401],
    ['POST', '/api/tactics/101/search?keyword=spring', 200],
    ['GET', '/api/me', 200],
  ] as const)(
    'an empty body that claims to be JSON is none: %s %s',
    async (method, url, status) => {
      const reply = await server.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${tokens.owner}`, 'content-type': 'application/json' },
        payload: '',
      })
      expect(reply.statusCode).toBe(status)
    },
  )

  it.each(['/api/tactics', '/api/authenticate', '/api/first-account'])(
    'no body at all is refused by its shape: %s',
    async (url) => {
      const reply = await server.call({ method: 'POST', url, token: tokens.owner })
      expect(reply.json).toMatchObject({ status: 400, code: 'validation_failed' })
    },
  )

  it('names the methods of a URL that does not have the one used', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/plans/1', payload: {} })
    expect(answer.headers['allow']).toBe('GET, PUT, DELETE')
  })

  it('names the part of the request that it refuses', async () => {
    const refused = await ask('owner', 'GET', '/plans/abc')
    expect(refused.json?.['errors']).toEqual([
      { path: 'path/id', message: 'must be integer', code: 'type' },
    ])
  })
})
