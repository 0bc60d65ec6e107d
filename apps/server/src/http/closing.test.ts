import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createTestServer } from '../testing/test-server'

it('answers a request that arrives over a kept connection while the server closes', async () => {
  const server = await createTestServer()
  const url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(url.port), url.hostname)
  const [connection]: unknown[] = await once(server.app.server, 'connection')
  const answer = text(socket)
  const started = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n'
  socket.write(started)
  // The server has begun to read a request, so it does not close the connection as idle.
  await expect.poll(() => connection).toHaveProperty('bytesRead', started.length)
  const closed = server.close()
  socket.write('\r\n')
  const whole = await answer
  await closed
  expect(whole).toMatch(/^HTTP\/1\.1 200 /)
  expect(whole).toMatch(/\r\nconnection: close\r\n/i)
  expect(whole).toContain('{"status":"ok"}')
})
