import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** @returns a free port of this machine */
export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  listener.close()
  await once(listener, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

/**
 * Waits until a server answers with success.
 * @throws {Error} after a minute
 */
export async function untilAnswers(url: string) {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok === true) return
    await wait(200)
  }
  throw new Error(`${url} does not answer.`)
}
