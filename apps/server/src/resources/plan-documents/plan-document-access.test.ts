import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mediaAssets, tacticDocuments, tactics } from '../../db/schema'
import { secrets, addTactic } from '../../testing/world'
import { ask, server, setUpServer, world } from '../../testing/world-scenario'
import { addDocument, newTactic, upload } from './testing/plan-documents-scenario'

setUpServer()

describe('the right to a document', () => {
  it('of the plan itself is for admins', async () => {
    const body = { asset: await upload('contributor'), plan: world.plans.lead.id }
    expect((await ask('contributor', 'POST', '/plan_documents', body)).status).toBe(403)
    const id = await addDocument('admin')
    expect((await ask('contributor', 'PUT', `/plan_documents/${id}`, {})).status).toBe(403)
    expect((await ask('contributor', 'DELETE', `/plan_documents/${id}`)).status).toBe(403)
  })

  it('of a tactic is for those who may edit its channel', async () => {
    const tactic = await newTactic(world.plans.lead.socialTypeId)
    const body = { asset: await upload('limited'), plan: world.plans.lead.id, tactics: [tactic] }
    const refused = await ask('limited', 'POST', '/plan_documents', body)
    expect(refused.json).toMatchObject({ status: 403, code: 'channel_not_editable' })
    const id = await addDocument('contributor', { tactics: [tactic] })
    expect((await ask('limited', 'DELETE', `/plan_documents/${id}`)).status).toBe(403)
    const own = await addDocument('limited', { tactics: [await newTactic()] })
    const detached = await ask('limited', 'PUT', `/plan_documents/${own}`, { tactics: [] })
    expect(detached.status).toBe(403)
    expect((await ask('limited', 'DELETE', `/plan_documents/${own},${id}`)).status).toBe(403)
    expect((await ask('viewer', 'GET', `/plan_documents/${own}`)).status).toBe(200)
  })

  it('is nothing for viewers but reading', async () => {
    const body = { asset: 1, plan: world.plans.lead.id }
    const answer = await ask('viewer', 'POST', '/plan_documents', body)
    expect(answer.json).toMatchObject({
      status: 403,
      detail: 'Viewers do not have the ability to add to or edit the Plan.',
    })
  })

  it('cannot change on a frozen plan, except for admins', async () => {
    const { id: plan, emailTypeId } = world.plans.frozen
    const tactic = await addTactic(server.database.orm, plan, emailTypeId)
    const body = { asset: await upload('contributor'), plan, tactics: [tactic] }
    expect((await ask('contributor', 'POST', '/plan_documents', body)).status).toBe(423)
    const own = { ...body, asset: await upload('admin') }
    expect((await ask('admin', 'POST', '/plan_documents', own)).status).toBe(201)
  })

  it.each([
    ['a file of somebody else', async () => ({ asset: await upload('contributor') })],
    ['a file of another tenant', async () => ({ asset: await upload('outsider') })],
    ['a file of nobody', async () => ({ asset: 2_000_000_000 })],
    ['a tactic of another tenant', async () => ({ tactics: [world.tactics.other] })],
    [
      'a tactic that was deleted',
      async () => {
        const { id, emailTypeId } = world.plans.lead
        const deletedAt = server.clock.now()
        return { tactics: [await addTactic(server.database.orm, id, emailTypeId, { deletedAt })] }
      },
    ],
    ['a category of another plan', async () => ({ categories: [2_000_000_000] })],
    ['another collection', async () => ({ asset: '/api/tactics/1' })],
  ])('does not reach %s', async (_sentence, more) => {
    const body = { asset: await upload('admin'), plan: world.plans.lead.id, ...(await more()) }
    const answer = await ask('admin', 'POST', '/plan_documents', body)
    expect(answer.json).toMatchObject({ status: 422, code: 'invalid_reference' })
  })

  it('does not carry a file into another account', async () => {
    const asset = await upload('outsider')
    const theirs = await ask('outsider', 'POST', '/plan_documents', {
      asset,
      plan: world.plans.other.id,
    })
    expect(theirs.status).toBe(201)
    await server.database.orm
      .update(mediaAssets)
      .set({ uploadedById: world.people.admin })
      .where(eq(mediaAssets.id, asset))
    const answer = await ask('admin', 'POST', '/plan_documents', {
      asset,
      plan: world.plans.lead.id,
    })
    expect(answer.status).toBe(422)
  })

  it('is no right to know of documents elsewhere', async () => {
    const id = await addDocument('admin')
    for (const [method, body] of [['GET'], ['PUT', {}], ['DELETE']] as const) {
      const theirs = await ask('outsider', method, `/plan_documents/${id}`, body)
      const nobodys = await ask('outsider', method, '/plan_documents/2000000000', body)
      expect(theirs.status).toBe(404)
      expect(theirs.json?.['detail']).toBe(nobodys.json?.['detail'])
    }
    const mixed = await ask('admin', 'DELETE', `/plan_documents/${id},2000000000`)
    expect(mixed.status).toBe(404)
    expect((await ask('admin', 'GET', `/plan_documents/${id}`)).status).toBe(200)
  })
})

describe('a tactic with a blocked tag', () => {
  it('is not named by its documents, keeps them, and is no filter', async () => {
    const open = await newTactic()
    const { blocked } = world.tactics
    const id = await addDocument('admin', { tactics: [open, blocked] })
    const read = await ask('withBlockedTag', 'GET', `/plan_documents/${id}`)
    expect(read.json).toMatchObject({ tacticIds: [open] })
    expect(read.text).not.toContain(secrets.blockedTitle)
    const filter = `/plan_documents?plan=${world.plans.lead.id}&tactic=${blocked}`
    expect((await ask('withBlockedTag', 'GET', filter)).status).toBe(404)
    const other = await newTactic()
    const changed = await ask('withBlockedTag', 'PUT', `/plan_documents/${id}`, {
      tactics: [other],
    })
    expect(changed.json).toMatchObject({ tacticIds: [other] })
    const rows = await server.database.orm
      .select({ id: tacticDocuments.tacticId })
      .from(tacticDocuments)
      .where(eq(tacticDocuments.planDocumentId, id))
    expect(rows.map((row) => row.id).toSorted((a, b) => a - b)).toEqual(
      [other, blocked].toSorted((a, b) => a - b),
    )
    const [hidden] = await server.database.orm.select().from(tactics).where(eq(tactics.id, blocked))
    expect(hidden?.version).toBe(2)
    const named = await ask('withBlockedTag', 'PUT', `/plan_documents/${id}`, {
      tactics: [blocked],
    })
    expect(named.status).toBe(422)
  })
})
