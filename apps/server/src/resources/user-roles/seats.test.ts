import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { describe, expect, it } from 'vitest'
import { ask as askAs, world } from '../../testing/world-scenario'
import {
  addMember,
  ask,
  gift,
  give,
  setSeats,
  setUpRoles,
  stored,
} from './testing/user-roles-scenario'

setUpRoles()

describe('seats', () => {
  async function readSeats(): Promise<Record<string, { current: number; total: number }>> {
    const answer = await askAs('owner', 'GET', `/accounts/${world.accounts.own}`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract check has held the answer to its schema
    return answer.json?.['seats'] as Record<string, { current: number; total: number }>
  }
  const inUse = async (type: string) => (await readSeats())[type]?.current ?? 0

  it('run out with the message of the product, and a returned one can be used', async () => {
    const used = await inUse('universal')
    await setSeats({ universal: used + 1 })
    const last = await give(await addMember(), 6)
    const answer = await ask('admin', 'POST', '', gift(await addMember(), 6))
    expect(answer.json).toMatchObject({
      status: 409,
      code: 'seat_limit_reached',
      detail: "You have reached your Account's seat limit.",
    })
    expect((await ask('admin', 'DELETE', `/${last}`)).status).toBe(204)
    await give(await addMember(), 6)
  })

  it('a person with a seat takes no second one', async () => {
    const userId = await addMember()
    await give(userId, 5)
    const used = await inUse('universal')
    await setSeats({ universal: used })
    await give(userId, 4, { plan: world.plans.nested.id })
    expect(await inUse('universal')).toBe(used)
  })

  it('a role of another pool needs a seat there', async () => {
    await setSeats({ admin: 100, viewer: 100 })
    const userId = await addMember()
    const id = await give(userId, 6)
    await setSeats({ admin: await inUse('admin'), viewer: 100 })
    const up = await ask('admin', 'PUT', `/${id}`, { roleId: 5 })
    expect(up.json).toMatchObject({ status: 409, code: 'seat_limit_reached' })
    expect(await stored(id)).toMatchObject({ roleId: 6 })
    await setSeats({ admin: (await inUse('admin')) + 1, viewer: 100 })
    expect((await ask('admin', 'PUT', `/${id}`, { roleId: 5 })).status).toBe(200)
    await setSeats({ admin: await inUse('admin'), viewer: await inUse('viewer') })
    expect((await ask('admin', 'PUT', `/${id}`, { roleId: 4 })).status).toBe(200)
    expect((await ask('admin', 'PUT', `/${id}`, { roleId: 6 })).status).toBe(409)
  })

  it('a type that was not bought is not there', async () => {
    await setSeats({ admin: 100 })
    const answer = await ask('admin', 'POST', '', gift(await addMember(), 6))
    expect(answer.json).toMatchObject({ status: 409, code: 'seat_limit_reached' })
  })

  it('50 requests at once for 3 seats give exactly 3', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => addMember()))
    await setSeats({ universal: (await inUse('universal')) + 3 })
    const answers = await Promise.all(
      members.map((userId) => ask('admin', 'POST', '', gift(userId, 6))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ json }) => json?.['detail']))).toEqual(
      new Set([TEAM_MESSAGES.seatLimitReached]),
    )
    const { universal } = await readSeats()
    expect(universal?.current).toBe(universal?.total)
  })

  it('returned seats are used once each, and never one too many', async () => {
    const sitting = await Promise.all(
      Array.from({ length: 5 }, async () => give(await addMember(), 6)),
    )
    const members = await Promise.all(Array.from({ length: 30 }, () => addMember()))
    await setSeats({ universal: (await inUse('universal')) + 2 })
    const before = await inUse('universal')
    const [provided] = await Promise.all([
      Promise.all(members.map((userId) => ask('admin', 'POST', '', gift(userId, 6)))),
      Promise.all(sitting.map((id) => ask('admin', 'DELETE', `/${id}`))),
    ])
    const occupied = provided.filter(({ status }) => status === 201).length
    const { universal } = await readSeats()
    expect(universal?.current).toBe(before - 5 + occupied)
    expect(universal?.current).toBeLessThanOrEqual(universal?.total ?? 0)
    expect(occupied).toBeGreaterThanOrEqual(2)
    expect(occupied).toBeLessThanOrEqual(7)
  })
})
