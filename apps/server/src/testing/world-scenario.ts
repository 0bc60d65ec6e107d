import { afterAll, beforeAll } from 'vitest'
import { createTestServer } from './test-server'
import type { Call, Reply, TestServer } from './test-server'
import { readWorld } from './world'
import type { World } from './world'

/** A person of the world, by their name in it. */
export type Person = keyof World['people']

export let server: TestServer
export let world: World
/** An access token of each person. */
export let tokens: Readonly<Record<Person, string>>

/** Starts a server with the world before the tests of a file, and closes it after them. */
export function setUpServer(...options: Parameters<typeof createTestServer>): void {
  beforeAll(async () => {
    server = await createTestServer(...options)
    world = await readWorld(server.database.orm)
    const { people } = world
    tokens = {
      owner: await server.tokenFor(people.owner),
      admin: await server.tokenFor(people.admin),
      contributor: await server.tokenFor(people.contributor),
      limited: await server.tokenFor(people.limited),
      viewer: await server.tokenFor(people.viewer),
      withoutBudget: await server.tokenFor(people.withoutBudget),
      withBlockedTag: await server.tokenFor(people.withBlockedTag),
      nestedViewer: await server.tokenFor(people.nestedViewer),
      outsider: await server.tokenFor(people.outsider),
      lapsed: await server.tokenFor(people.lapsed),
    }
  })
  afterAll(() => server.close())
}

/** Calls the API with an access token. The URL is the part after `/api`. */
export const askWith = (
  token: string,
  method: Call['method'],
  url: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> => server.call({ method, url: `/api${url}`, token, body, headers })

/** Calls the API as a person, see {@link askWith}. */
export const ask = (
  person: Person,
  method: Call['method'],
  url: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
): Promise<Reply> => askWith(tokens[person], method, url, body, headers)
