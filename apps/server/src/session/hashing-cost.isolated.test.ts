import { hash } from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { hashPassword, verifyPassword } from './passwords'

vi.mock('@node-rs/argon2', { spy: true })

it('without a stored hash, a password is hashed at the cost of a stored one', async () => {
  const stored = await hashPassword('a password of a test')
  vi.mocked(hash).mockClear()
  expect(await verifyPassword(null, 'wrong')).toBe(false)
  expect(hash).toHaveBeenCalledOnce()
  // The cost is part of a hash: `$argon2id$v=19$m=19456,t=2,p=1$…`.
  const made: unknown = await vi.mocked(hash).mock.results[0]?.value
  expect(String(made).split('$', 4)).toEqual(stored.split('$', 4))
})
