import { describe, expect, it } from 'vitest'
import { server, setUpServer } from '../testing/world-scenario'
import { loadContract } from './contract'

setUpServer()

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url, headers })

describe('the contract', () => {
  it('is read without a session, and not sent again while it is the same', async () => {
    const { statusCode, headers, body } = await get('/api/openapi.json')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toMatch('application/json')
    expect(JSON.parse(body)).toEqual(loadContract().document)
    const tag = String(headers.etag)
    const again = await get('/api/openapi.json', { 'if-none-match': tag })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
    const other = await get('/api/openapi.json', { 'if-none-match': '"older"' })
    expect(other.statusCode).toBe(200)
  })

  it('says nothing beside the standard but which right an operation needs', () => {
    const extensions = JSON.stringify(loadContract().document).match(/"x-[\w-]+":/g)
    expect([...new Set(extensions)]).toEqual(['"x-requires":'])
  })
})

describe('the page of the contract', () => {
  it('loads all of its files from this server, and has no code that the policy forbids', async () => {
    const page = await get('/api/docs')
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(page.body).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]* src=)/)
    const addresses = [...page.body.matchAll(/(?:href|src)="(?!data:)([^"]+)"/g)].map(
      ([, address = '']) => address,
    )
    expect(addresses).toContain('/api/openapi.json')
    expect(addresses.length).toBeGreaterThan(4)
    for (const address of ['/api/docs/', ...addresses]) {
      const { statusCode, headers } = await get(address)
      expect([address, statusCode, headers['cache-control']]).toEqual([address, 200, 'no-cache'])
    }
  })

  it('opens no other file', async () => {
    const { statusCode } = await get('/api/docs/package.json')
    expect(statusCode).toBe(404)
  })
})
