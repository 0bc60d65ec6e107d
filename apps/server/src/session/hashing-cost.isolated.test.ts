import { hash, verify } from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { setUpSessions, signIn } from './testing/session-scenario'

setUpSessions()

vi.mock('@node-rs/argon2', { spy: true })

it('hashes as much for an unknown email address as for a wrong password', async () => {
  vi.mocked(verify).mockClear()
  await signIn('owner@world.test', 'wrong')
  const [stored = ''] = vi.mocked(verify).mock.calls.map(([storedHash]) => String(storedHash))
  expect(stored).not.toBe('')

  vi.mocked(hash).mockClear()
  await signIn('nobody@world.test', 'wrong')
  expect(hash).toHaveBeenCalledOnce()
  // The cost is part of a hash: `$argon2id$v=19$m=19456,t=2,p=1$…`.
  const made: unknown = await vi.mocked(hash).mock.results[0]?.value
  expect(String(made).split('$', 4)).toEqual(stored.split('$', 4))
})
