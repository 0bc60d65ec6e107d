import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app'
import { openFileFolders } from '../files/files'
import { testConfig } from '../testing/test-server'
import { server, setUpServer } from '../testing/world-scenario'

setUpServer()

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
      config: testConfig,
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
      'its page at every URL of its own',
      '/account/1/plan/2/calendar/month',
      200,
      'text/html',
      'no-store',
    ],
    [
      'its page at a URL with what no text may hold',
      '/account/1/plan/2/calendar/month?tg=%00',
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
