import { ApiClient } from '../server/api-client'
import { signIn } from '../server/run-server'
import { itemsOf, textOf } from '../server/works'

/** The parts of the large account, beside the tactics of the demonstration. */
const largeAccount = {
  channels: 60,
  types: 400,
  tags: 800,
  /** The demonstration has 40, and an account invites at most 200 an hour. */
  people: 240,
  documents: 2000,
} as const

const CLIENTS = 4
const TAGS_PER_GROUP = 50
/** A user uploads at most 300 files an hour, so documents share them. */
const FILES = 200
/** Contributor and viewer, the ids of the contract. */
const invitedRoles = [5, 6] as const
/** One transparent pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/**
 * Fills a plan of the large demonstration and its account up to {@link largeAccount}. Needs a
 * server with `DEV_MODE_SEATS`.
 *
 * @throws Error if the server refuses a part
 */
export async function fillAccount(
  origin: string,
  { accountId, planId }: { readonly accountId: number; readonly planId: number },
): Promise<void> {
  const owner = await signIn(origin, 'owner@demo.test')
  const client = new ApiClient(origin, owner)
  const list = async (path: string) => itemsOf(await client.send({ path: `/api/${path}` }))
  try {
    const channels = await list(`channels?plan=${planId}`)
    const tags = await list(`tags?plan=${planId}`)
    const created = await createAll(
      origin,
      owner,
      largeAccount.channels - channels.length,
      (index) => ({ path: 'channels', body: { name: `Channel ${index + 1}`, plan: planId } }),
    )
    // Each new channel has brought a type.
    const types = await list(`tactic_types?plan=${planId}`)
    await createAll(origin, owner, largeAccount.types - types.length, (index) => ({
      path: 'tactic_types',
      body: { name: `Type ${index + 1}`, channelId: created[index % created.length] },
    }))
    await createAll(origin, owner, largeAccount.tags - tags.length, (index) => ({
      path: 'tags',
      body: {
        text: `Group ${Math.ceil((index + 1) / TAGS_PER_GROUP)}:Tag ${index + 1}`,
        plan: planId,
      },
    }))
    const people = await list(`users?account=${accountId}`)
    const roles = await list(`user_roles?plan.id=${planId}`)
    const outsiders = people.filter(({ id }) => roles.every((role) => role['userId'] !== id))
    await createAll(origin, owner, outsiders.length, (index) => ({
      path: 'user_roles',
      body: { account: accountId, plan: planId, user: outsiders[index]?.id, role: roleOf(index) },
    }))
    await createAll(origin, owner, largeAccount.people - people.length, (index) => ({
      path: 'users',
      body: {
        emailAddress: `person${index}@demo.test`,
        firstName: `Person ${index}`,
        lastName: `Member ${index % 40}`,
        account: accountId,
        plan: planId,
        userRole: { role: roleOf(index) },
      },
    }))
    const files = await upload(origin, owner)
    await createAll(origin, owner, largeAccount.documents, (index) => ({
      path: 'plan_documents',
      body: { asset: files[index % files.length], plan: planId },
    }))
  } finally {
    client.close()
  }
}

/** An entity to create, and the collection that it goes into. */
interface Created {
  readonly path: string
  readonly body: object
}

function roleOf(index: number): number | undefined {
  return invitedRoles[index % invitedRoles.length]
}

/** Sends requests that create entities, a few at once; returns their ids in order. */
async function createAll(
  origin: string,
  token: string,
  count: number,
  entityOf: (index: number) => Created,
): Promise<readonly number[]> {
  const ids: number[] = []
  let next = 0
  const work = async (): Promise<void> => {
    const client = new ApiClient(origin, token)
    try {
      while (next < count) {
        const index = next
        next += 1
        const { path, body } = entityOf(index)
        const answer = await client.send({ method: 'POST', path: `/api/${path}`, body })
        const text = textOf(answer).toString('utf8')
        if (answer.status !== 201)
          throw new Error(`Creating ${path} was answered with ${answer.status}: ${text}`)
        const { id }: { readonly id: number } = JSON.parse(text)
        ids[index] = id
      }
    } finally {
      client.close()
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, work))
  return ids
}

/** Uploads pictures; returns the ids of their files. */
async function upload(origin: string, token: string): Promise<readonly number[]> {
  const ids: number[] = []
  for (let index = 1; index <= FILES; index += 1) {
    const body = new FormData()
    body.set('file', new File([Buffer.from(PICTURE, 'base64')], `Brief ${index}.png`))
    const response = await fetch(`${origin}/api/media_assets`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    })
    if (response.status !== 201) throw new Error(`An upload was answered with ${response.status}.`)
    const { id }: { readonly id: number } = await response.json()
    ids.push(id)
  }
  return ids
}
