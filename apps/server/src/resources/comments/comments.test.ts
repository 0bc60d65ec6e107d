import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer } from '../../testing/test-server'
import type { TestServer } from '../../testing/test-server'
import { addTactic, readWorld } from '../../testing/world'
import type { World } from '../../testing/world'

let server: TestServer
let world: World
let tacticId: number
let budgetId: number
let tokens: Record<
  'admin' | 'viewer' | 'contributor' | 'blocked' | 'withoutBudget' | 'outsider',
  string
>

const ask = (
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
  url: string,
  body?: object,
) => server.call({ method, url: `/api${url}`, token, ...(body === undefined ? {} : { body }) })

beforeAll(async () => {
  server = await createTestServer()
  world = await readWorld(server.database.orm)
  const { people } = world
  tokens = {
    admin: await server.tokenFor(people.admin),
    viewer: await server.tokenFor(people.viewer),
    contributor: await server.tokenFor(people.contributor),
    blocked: await server.tokenFor(people.withBlockedTag),
    withoutBudget: await server.tokenFor(people.withoutBudget),
    outsider: await server.tokenFor(people.outsider),
  }
  const { lead } = world.plans
  tacticId = await addTactic(server.database.orm, lead.id, lead.emailTypeId)
  const budget = await ask(tokens.admin, 'POST', '/budgets', { plan: lead.id, value: 10 })
  budgetId = Number(budget.json?.['id'])
})
afterAll(() => server.close())

async function comment(token: string, more: object = {}): Promise<number> {
  const body = { record: tacticId, recordType: 'tactic', text: 'Looks good', ...more }
  const answer = await ask(token, 'POST', '/comments', body)
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

describe('comments', () => {
  it('are written by everybody who sees the record, in order, and mention people of the plan', async () => {
    const { viewer, admin } = world.people
    await comment(tokens.viewer, { assignee: admin, taggedUsers: [`/api/users/${viewer}`] })
    await comment(tokens.contributor, { text: 'Second' })
    const list = await ask(tokens.admin, 'GET', `/comments?recordType=tactic&record=${tacticId}`)
    expect(list.json?.['items']).toMatchObject([
      { creatorId: viewer, assigneeId: admin, taggedUserIds: [viewer], text: 'Looks good' },
      { text: 'Second', assigneeId: null, taggedUsers: [] },
    ])
  })

  it.each([
    ['assignee', () => ({ assignee: world.people.outsider }), '/assignee'],
    ['mention', () => ({ taggedUsers: [world.people.outsider] }), '/taggedUsers'],
    ['record of another kind', () => ({ record: `/api/budgets/${tacticId}` }), '/record'],
  ])('refuse an unknown %s', async (_sentence, more, path) => {
    const body = { record: tacticId, recordType: 'tactic', text: 'x', ...more() }
    const answer = await ask(tokens.admin, 'POST', '/comments', body)
    expect(answer.json).toMatchObject({ status: 422, errors: [{ path }] })
  })

  it('on what a person may not see do not exist for them', async () => {
    const onBudget = await comment(tokens.admin, { record: budgetId, recordType: 'budget' })
    const onHidden = await comment(tokens.admin, { record: world.tactics.blocked })
    expect((await ask(tokens.withoutBudget, 'GET', `/comments/${onBudget}`)).status).toBe(404)
    expect((await ask(tokens.blocked, 'GET', `/comments/${onHidden}`)).status).toBe(404)
    expect((await ask(tokens.outsider, 'GET', `/comments/${onHidden}`)).status).toBe(404)
    const list = `/comments?recordType=tactic&record=${world.tactics.blocked}`
    expect((await ask(tokens.blocked, 'GET', list)).status).toBe(404)
    const foreign = { record: world.tactics.other, recordType: 'tactic', text: 'x' }
    expect((await ask(tokens.admin, 'POST', '/comments', foreign)).status).toBe(404)
  })

  it('are changed by the person who wrote them; admins hand them on and delete them', async () => {
    const id = await comment(tokens.viewer)
    const put = (token: string, body: object) => ask(token, 'PUT', `/comments/${id}`, body)
    expect((await put(tokens.contributor, { text: 'Mine' })).status).toBe(403)
    expect((await put(tokens.admin, { text: 'Mine' })).status).toBe(403)
    const handed = await put(tokens.admin, { assignee: world.people.contributor })
    expect(handed.json).toMatchObject({ assigneeId: world.people.contributor, text: 'Looks good' })
    expect((await put(tokens.viewer, { text: 'Better' })).json?.['text']).toBe('Better')
    expect((await ask(tokens.contributor, 'DELETE', `/comments/${id}`)).status).toBe(403)
    expect((await ask(tokens.admin, 'DELETE', `/comments/${id}`)).status).toBe(204)
    expect((await ask(tokens.viewer, 'GET', `/comments/${id}`)).status).toBe(404)
  })

  it('of a list go all or none', async () => {
    const mine = await comment(tokens.viewer)
    const theirs = await comment(tokens.contributor)
    expect((await ask(tokens.viewer, 'DELETE', `/comments/${mine},${theirs}`)).status).toBe(403)
    expect((await ask(tokens.viewer, 'GET', `/comments/${mine}`)).status).toBe(200)
  })

  it('rest while the plan is frozen', async () => {
    const { id: planId, emailTypeId } = world.plans.frozen
    const record = await addTactic(server.database.orm, planId, emailTypeId)
    const body = { record, recordType: 'tactic', text: 'x' }
    expect((await ask(tokens.viewer, 'POST', '/comments', body)).status).toBe(423)
    expect((await ask(tokens.admin, 'POST', '/comments', body)).status).toBe(201)
  })
})
