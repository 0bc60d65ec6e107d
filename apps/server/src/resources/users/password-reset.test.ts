import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEvents, users } from '../../db/schema'
import type { Reply } from '../../testing/test-server'
import { server, setUpServer, tokens, world } from '../../testing/world-scenario'
import type { Person } from '../../testing/world-scenario'

setUpServer()
beforeEach(async () => {
  await server.database.orm.delete(auditEvents)
})

async function reset(userId: number, by: Person): Promise<Reply> {
  const token = tokens[by]
  return server.call({ method: 'POST', url: `/api/users/${userId}/password-reset`, token })
}

describe('a password reset that somebody else requests', () => {
  it.each<[string, Person, Person, number]>([
    ['the owner may', 'owner', 'contributor', 200],
    ['an admin of their plan may', 'admin', 'contributor', 200],
    ['oneself may', 'contributor', 'contributor', 200],
    ['a contributor may not', 'contributor', 'viewer', 403],
    ['nobody may for the owner', 'admin', 'owner', 403],
    ['another tenant does not know them', 'outsider', 'contributor', 404],
    ['and is not known', 'owner', 'outsider', 404],
  ])('%s', async (_sentence, by, of, status) => {
    const before = (await server.mails()).length
    const reply = await reset(world.people[of], by)
    expect(reply.status).toBe(status)
    const mails = (await server.mails()).slice(before)
    expect(mails.map(({ subject }) => subject)).toEqual(
      status === 200 ? ['Reset your password'] : [],
    )
  })

  it('goes only to the person, and the response contains no link', async () => {
    const reply = await reset(world.people.viewer, 'admin')
    const mail = (await server.mails()).at(-1)
    expect(mail?.to).toBe('viewer@world.test')
    const token = new URL(mail?.link ?? '').searchParams.get('token') ?? ''
    expect(reply.text).not.toContain(token)
    const changed = await server.call({
      method: 'POST',
      url: `/api/usertoken/${token}`,
      body: { password: 'a newer password of a test' },
    })
    expect(changed.status).toBe(200)
  })

  it('answers the same for people of other accounts and unknown ids', async () => {
    const essence = ({ status, json }: Reply) => ({ status, ...json, requestId: '' })
    const foreign = await reset(world.people.outsider, 'admin')
    expect(essence(foreign)).toEqual(essence(await reset(999_999, 'admin')))
  })

  it('is sent once an hour to a person, whoever requests it', async () => {
    expect((await reset(world.people.viewer, 'admin')).status).toBe(200)
    expect((await reset(world.people.viewer, 'owner')).status).toBe(429)
    expect((await reset(world.people.limited, 'owner')).status).toBe(200)
  })

  it('is not sent to somebody who has not accepted an invitation', async () => {
    const isLimited = eq(users.id, world.people.limited)
    await server.database.orm.update(users).set({ status: 'pending' }).where(isLimited)
    expect((await reset(world.people.limited, 'admin')).json).toMatchObject({
      status: 409,
      code: 'conflict',
    })
    await server.database.orm.update(users).set({ status: 'accepted' }).where(isLimited)
  })

  it('is written down with who asked, and without an address', async () => {
    await reset(world.people.viewer, 'admin')
    const rows = await server.database.orm.select().from(auditEvents)
    expect(rows).toContainEqual(
      expect.objectContaining({
        action: 'password_reset_sent',
        userId: world.people.admin,
        subjectId: world.people.viewer,
      }),
    )
    expect(JSON.stringify(rows)).not.toContain('@')
  })
})
