import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { formOf } from '../../files/testing/form'
import { samples } from '../../files/testing/samples'
import { accountMembers, tactics, userInvites, userRoles, users } from '../../db/schema'
import { addTactic } from '../../testing/world'
import type { World } from '../../testing/world'
import { server, tokens, world } from '../../testing/world-scenario'
import { create, setUpTactics, update } from './testing/tactics-scenario'

setUpTactics()

type Person = keyof World['people']

let start: Date
beforeEach(() => {
  start = server.clock.instant
})

function passMinute(): string {
  server.clock.instant = new Date(server.clock.instant.getTime() + 60_000)
  return server.clock.instant.toISOString()
}

const nameOf = (person: Person, name: string) => ({
  id: world.people[person],
  name: `${name} World`,
})

async function ask(
  person: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
) {
  const as = await server.tokenFor(world.people[person])
  const call = { method, url: `/api${url}`, token: as }
  return server.call(body === undefined ? call : { ...call, body })
}

const idOf = (made: Readonly<Record<string, unknown>> | null) => Number(made?.['id'])

async function addDocument(tacticIds: readonly number[]): Promise<number> {
  const file = await server.call({
    method: 'POST',
    url: '/api/media_assets',
    token: tokens.contributor,
    ...formOf({ name: 'Brief.pdf', bytes: samples.pdf }),
  })
  const made = await ask('contributor', 'POST', '/plan_documents', {
    asset: file.json?.['id'],
    plan: world.plans.lead.id,
    tactics: tacticIds,
  })
  return idOf(made.json)
}

async function addValue(tactic: number): Promise<number> {
  const body = { tacticFieldId: world.plans.lead.textFieldId, tactic, value: 'red' }
  return idOf((await ask('contributor', 'POST', '/tactic_field_values', body)).json)
}

describe('who created and changed an item', () => {
  it('is its creator at first, at the same time', async () => {
    const contributor = nameOf('contributor', 'contributor')
    const at = start.toISOString()
    expect(await create()).toMatchObject({
      createdBy: contributor,
      createdAt: at,
      updatedBy: contributor,
      updatedAt: at,
    })
  })

  it.each<[change: string, run: (id: number) => Promise<unknown>]>([
    ['an update', async (id) => update({ id, version: 1 }, { title: 'X' }, await byAdmin())],
    ['a move', async (id) => update({ id, version: 1 }, { isUnscheduled: true }, await byAdmin())],
    [
      'deleting and restoring',
      async (id) => {
        await ask('contributor', 'DELETE', `/tactics/${id}`)
        await ask('admin', 'POST', `/tactics/${id}/restore`)
      },
    ],
    [
      'a new value of a custom field',
      (tactic) => {
        const body = { tacticFieldId: world.plans.lead.textFieldId, tactic, value: 'red' }
        return ask('admin', 'POST', '/tactic_field_values', body)
      },
    ],
    [
      'another value of a custom field',
      async (id) =>
        ask('admin', 'PUT', `/tactic_field_values/${await addValue(id)}`, { value: 'x' }),
    ],
    [
      'a value that is deleted',
      async (id) => ask('admin', 'DELETE', `/tactic_field_values/${await addValue(id)}`),
    ],
    [
      'a document that is attached',
      async (id) => {
        const document = await addDocument([idOf(await create())])
        await ask('admin', 'PUT', `/plan_documents/${document}`, { tactics: [id] })
      },
    ],
    [
      'a document that is detached',
      async (id) => {
        const document = await addDocument([id])
        await ask('admin', 'PUT', `/plan_documents/${document}`, { tactics: [] })
      },
    ],
    [
      'a document that is deleted',
      async (id) => ask('admin', 'DELETE', `/plan_documents/${await addDocument([id])}`),
    ],
  ])('is changed by %s', async (_change, run) => {
    const made = await create()
    const at = passMinute()
    await run(idOf(made))
    expect((await ask('admin', 'GET', `/tactics/${idOf(made)}`)).json).toMatchObject({
      createdBy: made['createdBy'],
      createdAt: made['createdAt'],
      updatedBy: nameOf('admin', 'admin'),
      updatedAt: at,
    })
  })

  it('is in the refusal of an older version', async () => {
    const made = await create()
    await update(made, { title: 'Theirs' }, await byAdmin())
    expect((await update(made, { title: 'Mine' })).json).toMatchObject({
      status: 412,
      current: { updatedBy: nameOf('admin', 'admin') },
    })
  })

  it('is in no list', async () => {
    await create()
    const list = await ask('admin', 'GET', `/tactics?plan=${world.plans.lead.id}`)
    expect(list.text).not.toMatch(/createdBy|updatedAt/)
  })
})

describe('the names of people', () => {
  it.each<[who: Person, isNamed: boolean]>([
    ['owner', true],
    ['admin', true],
    ['limited', true],
    ['contributor', true],
    ['viewer', false],
  ])('are shown to %s: %s, as when reading the person', async (who, isNamed) => {
    const made = await create()
    const seen = await ask(who, 'GET', `/tactics/${idOf(made)}`)
    const person = await ask(who, 'GET', `/users/${world.people.contributor}`)
    expect(person.status).toBe(isNamed ? 200 : 404)
    const expected = isNamed ? nameOf('contributor', 'contributor') : null
    expect(seen.json).toMatchObject({
      createdBy: expected,
      updatedBy: expected,
      createdAt: made['createdAt'],
    })
    expect(seen.text.includes('contributor World')).toBe(isNamed)
  })

  it('are shown to nobody who sees only the plan, and one’s own always', async () => {
    const { orm } = server.database
    const { lead } = world.plans
    const id = await addTactic(orm, lead.id, lead.emailTypeId, {
      creatorId: world.people.viewer,
      updaterId: world.people.outsider,
    })
    expect((await ask('viewer', 'GET', `/tactics/${id}`)).json).toMatchObject({
      createdBy: nameOf('viewer', 'viewer'),
      updatedBy: null,
    })
    expect((await ask('owner', 'GET', `/tactics/${id}`)).json?.['updatedBy']).toBeNull()
  })

  it('are gone with the person', async () => {
    const { orm } = server.database
    const { lead } = world.plans
    const [gone] = await orm
      .insert(users)
      .values({ emailAddress: 'gone@world.test', deletedAt: server.clock.now() })
      .returning({ id: users.id })
    const id = await addTactic(orm, lead.id, lead.emailTypeId, {
      creatorId: gone?.id ?? 0,
      updaterId: gone?.id ?? 0,
    })
    expect((await ask('owner', 'GET', `/tactics/${id}`)).json).toMatchObject({
      createdBy: null,
      updatedBy: null,
    })
    await orm.delete(users).where(eq(users.id, gone?.id ?? 0))
    const [row] = await orm.select().from(tactics).where(eq(tactics.id, id))
    expect(row).toMatchObject({ creatorId: null, updaterId: null })
  })

  it('are those of the invitation until it is accepted', async () => {
    const { orm } = server.database
    const { lead } = world.plans
    const accountId = lead.accountId
    const [existing] = await orm
      .insert(users)
      .values({ emailAddress: 'known@world.test', firstName: 'Secret', lastName: 'Name' })
      .returning({ id: users.id })
    const userId = existing?.id ?? 0
    await orm.insert(accountMembers).values({ accountId, userId })
    await orm.insert(userRoles).values({ userId, accountId, planId: lead.id, roleId: 5 })
    await orm.insert(userInvites).values({
      userId,
      accountId,
      emailAddress: 'known@world.test',
      firstName: 'Invited',
      lastName: 'Person',
      invitedById: world.people.owner,
    })
    const id = await addTactic(orm, lead.id, lead.emailTypeId, { creatorId: userId })
    const seen = await ask('admin', 'GET', `/tactics/${id}`)
    expect(seen.json?.['createdBy']).toEqual({ id: userId, name: 'Invited Person' })
    expect(seen.text).not.toContain('Secret')
  })
})

async function byAdmin() {
  return { token: await server.tokenFor(world.people.admin) }
}
