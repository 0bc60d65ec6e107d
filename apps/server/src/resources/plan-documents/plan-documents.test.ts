import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { planChanges } from '../../db/schema'
import { ask, server, setUpServer, world } from '../../testing/world-scenario'
import { addDocument, newTactic, upload } from './testing/plan-documents-scenario'

setUpServer()

async function addCategory(name: string, more: object = {}): Promise<number> {
  const body = { name, plan: world.plans.lead.id, ...more }
  const answer = await ask('admin', 'POST', '/plan_document_categories', body)
  expect(answer.status).toBe(201)
  return Number(answer.json?.['id'])
}

async function categories(): Promise<readonly Record<string, unknown>[]> {
  const url = `/plan_document_categories?plan=${world.plans.lead.id}`
  const items = (await ask('viewer', 'GET', url)).json?.['items']
  return Array.isArray(items) ? items : []
}

async function uncategorizedId(): Promise<number> {
  return Number((await categories()).find(({ name }) => name === 'Uncategorized')?.['id'])
}

describe('a document', () => {
  it('is filed under Uncategorized, read with a fresh URL, and shown newest first', async () => {
    const first = await addDocument('admin')
    const second = await addDocument('admin')
    const url = `/plan_documents?plan=${world.plans.lead.id}`
    const list = await ask('viewer', 'GET', url)
    expect(list.json?.['items']).toMatchObject([{ id: second }, { id: first }])
    const read = await ask('viewer', 'GET', `/plan_documents/${first}`)
    expect(read.json).toMatchObject({
      asset: { name: 'Brief.pdf', contentType: 'application/pdf' },
      tacticIds: [],
      categoryIds: [await uncategorizedId()],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u),
    })
    const asset: unknown = read.json?.['asset']
    const fileUrl =
      typeof asset === 'object' && asset !== null ? Reflect.get(asset, 'fileLocation') : ''
    const download = await server.call({ method: 'GET', url: String(fileUrl) })
    expect(download.status).toBe(200)
    const assetId = Number(Reflect.get(Object(asset), 'id'))
    expect((await ask('viewer', 'GET', `/media_assets/${assetId}`)).status).toBe(200)
    expect((await ask('outsider', 'GET', `/media_assets/${assetId}`)).status).toBe(404)
  })

  it('is part of its plan, with its categories', async () => {
    const id = await addDocument('admin')
    const plan = await ask('viewer', 'GET', `/plans/${world.plans.lead.id}`)
    expect(plan.json).toMatchObject({
      documents: expect.arrayContaining([expect.objectContaining({ id })]),
      planDocumentCategories: [
        { name: 'Uncategorized', planDocumentIds: expect.arrayContaining([id]) },
      ],
    })
  })

  it('invalidates its URL when it is deleted, or when the person loses their role', async () => {
    const assetId = await upload('admin')
    const made = await ask('admin', 'POST', '/plan_documents', {
      asset: assetId,
      plan: world.plans.lead.id,
    })
    const seen = await ask('viewer', 'GET', `/media_assets/${assetId}`)
    const url = String(seen.json?.['fileLocation'])
    expect((await server.call({ method: 'GET', url })).status).toBe(200)
    await ask('admin', 'DELETE', `/plan_documents/${String(made.json?.['id'])}`)
    expect((await server.call({ method: 'GET', url })).status).toBe(404)
  })

  it('hangs on tactics, and makes them another version', async () => {
    const tactic = await newTactic()
    const id = await addDocument('contributor', { tactics: [`/api/tactics/${tactic}`] })
    const read = await ask('viewer', 'GET', `/tactics/${tactic}`)
    expect(read.json).toMatchObject({ documentIds: [id], version: 2 })
    const ofTactic = `/plan_documents?plan=${world.plans.lead.id}&tactic=${tactic}`
    expect((await ask('viewer', 'GET', ofTactic)).json).toMatchObject({ items: [{ id }], total: 1 })
    expect((await ask('contributor', 'DELETE', `/plan_documents/${id}`)).status).toBe(204)
    const after = await ask('viewer', 'GET', `/tactics/${tactic}`)
    expect(after.json).toMatchObject({ documentIds: [], version: 3 })
  })

  it('tells those who follow the plan', async () => {
    const id = await addDocument('admin')
    await ask('admin', 'DELETE', `/plan_documents/${id}`)
    const rows = await server.database.orm
      .select()
      .from(planChanges)
      .where(eq(planChanges.collection, 'plan_documents'))
    expect(rows.slice(-2)).toMatchObject([
      { action: 'created', ids: [id] },
      { action: 'deleted', ids: [id] },
    ])
  })

  it('is made once, however often it is sent', async () => {
    const body = { asset: await upload('admin'), plan: world.plans.lead.id }
    const send = () =>
      ask('admin', 'POST', '/plan_documents', body, { 'idempotency-key': 'the-same-document' })
    expect((await send()).json?.['id']).toBe((await send()).json?.['id'])
  })

  it('is replaced by another file and filed elsewhere', async () => {
    const id = await addDocument('admin')
    const category = await addCategory('Briefs')
    const asset = await upload('admin', 'Better.pdf')
    const body = { id, asset, categories: [category], plan: `/api/plans/${world.plans.lead.id}` }
    const answer = await ask('admin', 'PUT', `/plan_documents/${id}`, body)
    expect(answer.json).toMatchObject({ asset: { name: 'Better.pdf' }, categoryIds: [category] })
    const none = await ask('admin', 'PUT', `/plan_documents/${id}`, { categories: [] })
    expect(none.json?.['categoryIds']).toEqual([await uncategorizedId()])
  })
})

describe('categories of documents', () => {
  it('are made, moved and renamed, each name once', async () => {
    const planId = world.plans.nested.id
    const make = (name: string, more: object = {}) =>
      ask('admin', 'POST', '/plan_document_categories', { name, plan: planId, ...more })
    const names = async () => {
      const answer = await ask('admin', 'GET', `/plan_document_categories?plan=${planId}`)
      const items = answer.json?.['items']
      return Array.isArray(items) ? items.map(({ name }) => String(name)) : []
    }
    expect(await names()).toEqual(['Uncategorized'])
    const a = await make('Alpha')
    await make(' Beta ', { orderIndex: 0 })
    expect(await names()).toEqual(['Beta', 'Uncategorized', 'Alpha'])
    const id = String(a.json?.['id'])
    const moved = await ask('admin', 'PUT', `/plan_document_categories/${id}`, {
      name: 'Gamma',
      orderIndex: 0,
    })
    expect(moved.json).toMatchObject({ name: 'Gamma', orderIndex: 0 })
    expect(await names()).toEqual(['Gamma', 'Beta', 'Uncategorized'])
    for (const name of ['BETA', 'uncategorized']) {
      expect((await make(name)).json).toMatchObject({ status: 409, code: 'conflict' })
      const renamed = await ask('admin', 'PUT', `/plan_document_categories/${id}`, { name })
      expect(renamed.status).toBe(409)
    }
  })

  it('give their documents back to Uncategorized', async () => {
    const one = await addCategory('One')
    const two = await addCategory('Two')
    const lone = await addDocument('admin', { categories: [one] })
    const both = await addDocument('admin', { categories: [one, two] })
    const named = (await categories()).find(({ id }) => id === one)
    expect(named?.['planDocumentIds']).toEqual([both, lone])
    expect((await ask('admin', 'DELETE', `/plan_document_categories/${one}`)).status).toBe(204)
    const read = async (id: number) =>
      (await ask('viewer', 'GET', `/plan_documents/${id}`)).json?.['categoryIds']
    expect(await read(lone)).toEqual([await uncategorizedId()])
    expect(await read(both)).toEqual([two])
  })

  it('leave Uncategorized as it is', async () => {
    const id = await uncategorizedId()
    const url = `/plan_document_categories/${id}`
    const renamed = await ask('admin', 'PUT', url, { name: 'Other' })
    expect(renamed.json).toMatchObject({ status: 422, code: 'reserved_name' })
    expect((await ask('admin', 'PUT', url, { name: 'Uncategorized' })).status).toBe(200)
    const one = await addCategory('Gone with it')
    const gone = await ask('admin', 'DELETE', `/plan_document_categories/${one},${id}`)
    expect(gone.json).toMatchObject({ status: 409, code: 'in_use' })
    expect((await ask('admin', 'GET', `/plan_document_categories/${one}`)).status).toBe(200)
  })

  it('are kept by admins', async () => {
    const id = await addCategory('Kept')
    const body = { name: 'Mine', plan: world.plans.lead.id }
    expect((await ask('contributor', 'POST', '/plan_document_categories', body)).status).toBe(403)
    const url = `/plan_document_categories/${id}`
    expect((await ask('contributor', 'PUT', url, { name: 'Mine' })).status).toBe(403)
    expect((await ask('contributor', 'DELETE', url)).status).toBe(403)
    expect((await ask('outsider', 'GET', url)).status).toBe(404)
    expect((await ask('viewer', 'GET', url)).status).toBe(200)
  })
})
