import { PASSWORD_MESSAGES, TEAM_MESSAGES } from '@throughline/domain/messages'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { customViews, mediaAssets, userBlockedTags, users } from '../../db/schema'
import { WORLD_PASSWORD } from '../../testing/world'
import { ask, askWith, server, world } from '../../testing/world-scenario'
import { addAccepted, newEmailAddress, setUpUsers, stored } from './testing/users-scenario'

setUpUsers()

/** A person who signs in with the password of the world. */
async function addWithPassword() {
  const person = await addAccepted()
  const { orm } = server.database
  const [admin] = await orm.select().from(users).where(eq(users.id, world.people.admin))
  await orm
    .update(users)
    .set({ passwordHash: admin?.passwordHash ?? null })
    .where(eq(users.id, person.id))
  return person
}

describe('changing oneself', () => {
  it('name, view, plan and tutorials are one’s own, and the whole person can be sent', async () => {
    const { token, id } = await addAccepted()
    const { lead } = world.plans
    const url = `/users/${id}`
    const visible = (await askWith(token, 'GET', url)).json
    const answer = await askWith(token, 'PUT', url, {
      id,
      emailAddress: visible?.['emailAddress'],
      firstName: ' Noor ',
      lastName: 'Haddad',
      profileImage: null,
      mostRecentView: 'budget',
      mostRecentPlanId: lead.id,
      rolesObserved: [{ plan: lead.id, role: 6 }],
      customViews: [],
      blockedTags: [],
    })
    expect(answer.json).toMatchObject({
      firstName: 'Noor',
      lastName: 'Haddad',
      mostRecentView: 'budget',
      mostRecentPlanId: lead.id,
      rolesObserved: [{ planId: lead.id, roleId: 6 }],
      oldEmail: null,
    })
  })

  it('a new address keeps the former one, and one in use is refused, whatever its case', async () => {
    const { token, id } = await addAccepted()
    const url = `/users/${id}`
    const before = String((await askWith(token, 'GET', url)).json?.['emailAddress'])
    const emailAddress = newEmailAddress()
    expect((await askWith(token, 'PUT', url, { emailAddress })).json).toMatchObject({
      emailAddress,
      oldEmail: before,
    })
    const used = await askWith(token, 'PUT', url, { emailAddress: 'OWNER@world.test' })
    expect(used.json).toMatchObject({
      status: 409,
      code: 'email_taken',
      detail: TEAM_MESSAGES.emailUsed,
    })
    expect((await stored(id))?.emailAddress).toBe(emailAddress)
    expect((await askWith(token, 'GET', url)).json?.['oldEmail']).toBe(before)
    expect((await ask('admin', 'GET', url)).json?.['oldEmail']).toBeNull()
  })

  it('only a former address that was proved to be theirs gets a mail', async () => {
    const { token, id } = await addAccepted()
    const first = (await stored(id))?.emailAddress
    const [second, third] = [newEmailAddress(), newEmailAddress()]
    const since = (await server.mails()).length
    for (const emailAddress of [second, third]) {
      const answer = await askWith(token, 'PUT', `/users/${id}`, { emailAddress })
      expect(answer.status).toBe(200)
    }
    const mails = (await server.mails()).slice(since)
    expect(mails).toMatchObject([
      { to: first, subject: 'Your e-mail address was changed', link: null },
    ])
    expect(mails[0]?.text).not.toContain(third)
  })

  it('two who want one address at once do not both get it', async () => {
    const people = await Promise.all([addAccepted(), addAccepted(), addAccepted()])
    const emailAddress = newEmailAddress()
    const answers = await Promise.all(
      people.map(({ id, token }) => askWith(token, 'PUT', `/users/${id}`, { emailAddress })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('a new password ends every other session and keeps this one', async () => {
    const { id, token } = await addWithPassword()
    const elsewhere = await server.tokenFor(id)
    const body = { password: 'a long new password', currentPassword: WORLD_PASSWORD }
    expect((await askWith(token, 'PUT', `/users/${id}`, body)).status).toBe(200)
    expect((await askWith(elsewhere, 'GET', '/me')).json).toMatchObject({
      status: 401,
      code: 'session_expired',
    })
    expect((await askWith(token, 'GET', '/me')).status).toBe(200)
    const emailAddress = (await stored(id))?.emailAddress
    const signIn = (password: string) =>
      server.call({
        method: 'POST',
        url: '/api/authenticate',
        body: { emailAddress, password },
      })
    expect((await signIn('a long new password')).status).toBe(200)
    expect((await signIn(WORLD_PASSWORD)).status).toBe(401)
  })

  it.each([
    ['without the current one', {}, 'currentPassword', PASSWORD_MESSAGES.currentMissing],
    [
      'with a wrong one',
      { currentPassword: 'wrong' },
      'currentPassword',
      PASSWORD_MESSAGES.currentWrong,
    ],
    [
      'that is too short',
      { currentPassword: WORLD_PASSWORD, password: 'short' },
      'password',
      PASSWORD_MESSAGES.tooShort,
    ],
    [
      'that is common',
      { currentPassword: WORLD_PASSWORD, password: 'Password1' },
      'password',
      PASSWORD_MESSAGES.tooCommon,
    ],
  ])('a new password %s changes nothing', async (_sentence, more, field, message) => {
    const { id, token } = await addWithPassword()
    const before = await stored(id)
    const body = { firstName: 'Changed', password: 'a long new password', ...more }
    const answer = await askWith(token, 'PUT', `/users/${id}`, body)
    expect(answer.status).toBe(422)
    expect(answer.json?.['errors']).toMatchObject([{ path: `/${field}`, message }])
    expect(await stored(id)).toEqual(before)
  })

  it('a person without a password sets none with an open session alone', async () => {
    const { id, token } = await addAccepted()
    const body = { password: 'a long new password', currentPassword: 'anything' }
    const answer = await askWith(token, 'PUT', `/users/${id}`, body)
    expect(answer.json).toMatchObject({
      code: 'wrong_password',
      detail: PASSWORD_MESSAGES.noCurrent,
    })
    expect((await stored(id))?.passwordHash).toBeNull()
  })

  it('the current password is not guessed without end', async () => {
    const { id, token } = await addWithPassword()
    const put = (currentPassword: string) =>
      askWith(token, 'PUT', `/users/${id}`, { password: 'a long new password', currentPassword })
    for (let turn = 0; turn < 10; turn += 1) expect((await put(`guess ${turn}`)).status).toBe(422)
    expect((await put(WORLD_PASSWORD)).json).toMatchObject({ status: 429, code: 'rate_limited' })
  })

  it('a photo is a picture that one uploaded', async () => {
    const { orm } = server.database
    const { id, token } = await addAccepted()
    let uploads = 0
    const asset = async (uploadedById: number, contentType: string) => {
      uploads += 1
      const [row] = await orm
        .insert(mediaAssets)
        .values({
          name: 'me.png',
          storageKey: `key-${uploads}`,
          contentType,
          sizeBytes: 1,
          sha256: '0'.repeat(64),
          uploadedById,
        })
        .returning({ id: mediaAssets.id })
      return row?.id ?? 0
    }
    const put = (profileImage: unknown) => askWith(token, 'PUT', `/users/${id}`, { profileImage })
    const photo = await asset(id, 'image/png')
    expect((await put(`/api/media_assets/${photo}`)).json).toMatchObject({
      profileImage: { id: photo, fileLocation: expect.stringContaining('/api/files/') },
    })
    expect((await put(await asset(world.people.admin, 'image/png'))).status).toBe(422)
    expect((await put(await asset(id, 'application/pdf'))).status).toBe(422)
    expect((await put(999_999)).status).toBe(422)
    expect((await put(photo)).status).toBe(200)
    expect((await put(0)).json).toMatchObject({ profileImage: null })
  })

  it('saved views are put in the order that is named', async () => {
    const { orm } = server.database
    const { id, token } = await addAccepted()
    const rows = await orm
      .insert(customViews)
      .values(
        ['One', 'Two', 'Three'].map((name, orderIndex) => {
          return { userId: id, name, view: 'flow' as const, definition: {}, orderIndex }
        }),
      )
      .returning({ id: customViews.id })
    const [one = 0, two = 0, three = 0] = rows.map((row) => row.id)
    const put = (body: object) => askWith(token, 'PUT', `/users/${id}`, body)
    expect((await put({ customViews: [three] })).json).toMatchObject({
      customViews: [three, one, two],
    })
    const [foreign] = await orm
      .insert(customViews)
      .values({ userId: world.people.admin, name: 'Theirs', view: 'flow', definition: {} })
      .returning({ id: customViews.id })
    expect((await put({ customViews: [foreign?.id] })).status).toBe(422)
  })

  it('raised rights and ids of others are refused, and the row does not change', async () => {
    const { id, token } = await addAccepted()
    const before = await stored(id)
    const { other, closedNested } = world.plans
    for (const body of [
      { isSuperUser: true },
      { highestRoleId: 1 },
      { status: 'accepted' },
      { accounts: [world.accounts.other] },
      { id: world.people.owner },
      { mostRecentPlanId: other.id },
      { mostRecentPlanId: closedNested.id },
      { rolesObserved: [{ plan: other.id, role: 6 }] },
      { rolesObserved: [{ plan: world.plans.lead.id, role: 77 }] },
      { blockedTags: [world.tags.open] },
      { blockedTags: [world.tags.other] },
      { deleted: true },
    ]) {
      const answer = await askWith(token, 'PUT', `/users/${id}`, body)
      expect({ body, isRefused: [400, 403, 422].includes(answer.status) }).toEqual({
        body,
        isRefused: true,
      })
    }
    expect(await stored(id)).toEqual(before)
  })

  it('people cannot unblock a tag for themselves', async () => {
    const { withBlockedTag } = world.people
    const answer = await ask('withBlockedTag', 'PUT', `/users/${withBlockedTag}`, {
      blockedTags: [],
    })
    expect(answer.status).toBe(403)
    const left = await server.database.orm
      .select()
      .from(userBlockedTags)
      .where(eq(userBlockedTags.userId, withBlockedTag))
    expect(left).toHaveLength(1)
  })
})
