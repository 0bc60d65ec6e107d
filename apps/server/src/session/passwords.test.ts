import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords'

describe('passwords', () => {
  it('knows the right one and no other', async () => {
    const stored = await hashPassword('throughline-demo')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(stored, 'throughline-demo')).toBe(true)
    expect(await verifyPassword(stored, 'Throughline-demo')).toBe(false)
    expect(await verifyPassword(null, 'throughline-demo')).toBe(false)
  })

  it('salts: the same password never looks the same twice', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
  })

  it('takes a composed and a decomposed letter for the same', async () => {
    expect(await verifyPassword(await hashPassword('caf\u00e9'), 'cafe\u0301')).toBe(true)
  })
})
