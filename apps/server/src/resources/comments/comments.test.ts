import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { comments } from '../../db/schema'
import { addTactic } from '../../testing/world'
import { ask, server, setUpServer, world } from '../../testing/world-scenario'
import type { Person } from '../../testing/world-scenario'
import * as commentQueries from './queries'

let tacticId: number
let budgetId: number

setUpServer()
beforeAll(async () => {
  const { lead } = world.plans
  tacticId = await addTactic(server.database.orm, lead.id, lead.emailTypeId)
  const budget = await ask('admin', 'POST', '/budgets', { plan: lead.id, value: 10 })
  budgetId = Number(budget.json?.['id'])
})

async function comment(person: Person, more: object = {}): Promise<number> {
  const body = { record: tacticId, recordType: 'tactic', text: 'Looks good', ...more }
  const answer = await ask(person, 'POST', '/comments', body)
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

describe('comments', () => {
  it('are written by everybody who sees the record, in order, and mention people of the plan', async () => {
    const { viewer, admin } = world.people
    await comment('viewer', { assignee: admin, taggedUsers: [`/api/users/${viewer}`] })
    await comment('contributor', { text: 'Second' })
    const list = await ask('admin', 'GET', `/comments?recordType=tactic&record=${tacticId}`)
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
    const answer = await ask('admin', 'POST', '/comments', body)
    expect(answer.json).toMatchObject({ status: 422, errors: [{ path }] })
  })

  it('on what a person may not see do not exist for them', async () => {
    const onBudget = await comment('admin', { record: budgetId, recordType: 'budget' })
    const onHidden = await comment('admin', { record: world.tactics.blocked })
    expect((await ask('withoutBudget', 'GET', `/comments/${onBudget}`)).status).toBe(404)
    expect((await ask('withBlockedTag', 'GET', `/comments/${onHidden}`)).status).toBe(404)
    expect((await ask('outsider', 'GET', `/comments/${onHidden}`)).status).toBe(404)
    const list = `/comments?recordType=tactic&record=${world.tactics.blocked}`
    expect((await ask('withBlockedTag', 'GET', list)).status).toBe(404)
    const foreign = { record: world.tactics.other, recordType: 'tactic', text: 'x' }
    expect((await ask('admin', 'POST', '/comments', foreign)).status).toBe(404)
  })

  it('are changed by the person who wrote them; admins hand them on and delete them', async () => {
    const id = await comment('viewer')
    const put = (person: Person, body: object) => ask(person, 'PUT', `/comments/${id}`, body)
    expect((await put('contributor', { text: 'Mine' })).status).toBe(403)
    expect((await put('admin', { text: 'Mine' })).status).toBe(403)
    const handed = await put('admin', { assignee: world.people.contributor })
    expect(handed.json).toMatchObject({ assigneeId: world.people.contributor, text: 'Looks good' })
    expect((await put('viewer', { text: 'Better' })).json?.['text']).toBe('Better')
    expect((await ask('contributor', 'DELETE', `/comments/${id}`)).status).toBe(403)
    expect((await ask('admin', 'DELETE', `/comments/${id}`)).status).toBe(204)
    expect((await ask('viewer', 'GET', `/comments/${id}`)).status).toBe(404)
  })

  it('stay when the person who wrote them no longer exists', async () => {
    const id = await comment('viewer')
    await server.database.orm.update(comments).set({ creatorId: null }).where(eq(comments.id, id))
    const { json } = await ask('admin', 'GET', `/comments/${id}`)
    expect(json).toMatchObject({ creator: null, creatorId: null, text: 'Looks good' })
  })

  it('of a list go all or none', async () => {
    const mine = await comment('viewer')
    const theirs = await comment('contributor')
    expect((await ask('viewer', 'DELETE', `/comments/${mine},${theirs}`)).status).toBe(403)
    expect((await ask('viewer', 'GET', `/comments/${mine}`)).status).toBe(200)
  })

  it('rest while the plan is frozen', async () => {
    const { id: planId, emailTypeId } = world.plans.frozen
    const record = await addTactic(server.database.orm, planId, emailTypeId)
    const body = { record, recordType: 'tactic', text: 'x' }
    expect((await ask('viewer', 'POST', '/comments', body)).status).toBe(423)
    expect((await ask('admin', 'POST', '/comments', body)).status).toBe(201)
  })

  it('that the database fails to read is a failure of the server, not missing', async () => {
    const id = await comment('admin')
    const read = async () => (await ask('admin', 'GET', `/comments/${id}`)).status
    const find = vi.spyOn(commentQueries, 'findCommentRecord')
    find.mockRejectedValueOnce(new Error('The connection was lost.'))
    expect(await read()).toBe(500)
    expect(await read()).toBe(200)
    find.mockRestore()
  })
})
