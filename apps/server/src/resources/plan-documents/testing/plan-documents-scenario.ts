import { afterAll, beforeAll, expect } from 'vitest'
import { formOf } from '../../../files/testing/form'
import { samples } from '../../../files/testing/samples'
import { createTestServer } from '../../../testing/test-server'
import type { TestServer } from '../../../testing/test-server'
import { addTactic, readWorld } from '../../../testing/world'
import type { World } from '../../../testing/world'

type Person = 'admin' | 'contributor' | 'limited' | 'viewer' | 'withBlockedTag' | 'outsider'

export let server: TestServer
export let world: World
export let tokens: Record<Person, string>

/** Starts a server with its own data before the tests of a file, and closes it after them. */
export function setUpServer(): void {
  beforeAll(async () => {
    server = await createTestServer()
    world = await readWorld(server.database.orm)
    const tokenOf = (person: Person) => server.tokenFor(world.people[person])
    tokens = {
      admin: await tokenOf('admin'),
      contributor: await tokenOf('contributor'),
      limited: await tokenOf('limited'),
      viewer: await tokenOf('viewer'),
      withBlockedTag: await tokenOf('withBlockedTag'),
      outsider: await tokenOf('outsider'),
    }
  })
  afterAll(() => server.close())
}

export const ask = (
  person: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
) =>
  server.call({
    method,
    url: `/api${url}`,
    token: tokens[person],
    ...(body === undefined ? {} : { body }),
  })

export async function upload(person: Person, name = 'Brief.pdf'): Promise<number> {
  const answer = await server.call({
    method: 'POST',
    url: '/api/media_assets',
    token: tokens[person],
    ...formOf({ name, bytes: samples.pdf }),
  })
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

export async function addDocument(person: Person, more: object = {}): Promise<number> {
  const body = { asset: await upload(person), plan: world.plans.lead.id, ...more }
  const answer = await ask(person, 'POST', '/plan_documents', body)
  expect(answer.json).toMatchObject({ planId: world.plans.lead.id })
  return Number(answer.json?.['id'])
}

export const newTactic = (typeId = world.plans.lead.emailTypeId) =>
  addTactic(server.database.orm, world.plans.lead.id, typeId)
