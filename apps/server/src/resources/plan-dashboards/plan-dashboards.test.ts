import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { planChanges } from '../../db/schema'
import { samples } from '../../files/testing/samples'
import { ask, server, world } from '../../testing/world-scenario'
import {
  add,
  bodyOf,
  category,
  sales,
  setUpDashboards,
  upload,
} from './testing/plan-dashboards-scenario'

setUpDashboards()

describe('a dashboard', () => {
  it('keeps its HTML to the letter, and answers it as JSON only', async () => {
    const embedHtml =
      '<script>top.location="https://evil.example"</script>\n<iframe src=https://looker.example onload=\'x()\'></iframe>\u2028 ü'
    const id = await add({ embedHtml })
    const read = await ask('viewer', 'GET', `/plan_dashboards/${id}`)
    expect(read.json).toMatchObject({ embedHtml, type: 'html', asset: null, isArchived: false })
    expect(read.headers['content-type']).toContain('application/json')
    expect(read.headers['x-content-type-options']).toBe('nosniff')
  })

  it('takes HTML of a million characters, and not one more', async () => {
    const longest = 'ü'.repeat(1_000_000)
    expect(await add({ embedHtml: longest })).toBeGreaterThan(0)
    const longer = bodyOf({ embedHtml: `${longest}.` })
    expect((await ask('admin', 'POST', '/plan_dashboards', longer)).status).toBe(400)
  })

  it('shows a PDF only to people on the plan', async () => {
    const asset = await upload('admin')
    const made = await ask('admin', 'POST', '/plan_dashboards', bodyOf({ embedHtml: null, asset }))
    expect(made.json).toMatchObject({ type: 'pdf', asset: { id: asset, name: 'Report.pdf' } })
    expect((await ask('viewer', 'GET', `/media_assets/${asset}`)).status).toBe(200)
    expect((await ask('outsider', 'GET', `/media_assets/${asset}`)).status).toBe(404)
  })

  it.each([
    ['neither HTML nor PDF', () => ({ embedHtml: null })],
    ['blank HTML', () => ({ embedHtml: ' \n' })],
  ])('needs something to show: %s', async (_sentence, more) => {
    const answer = await ask('admin', 'POST', '/plan_dashboards', bodyOf(more()))
    expect(answer.json).toMatchObject({ status: 422, detail: 'Please add a PDF or embed HTML.' })
  })

  it.each([
    [
      'a file of somebody else',
      async () => ({ asset: await upload('contributor') }),
      'invalid_reference',
    ],
    [
      'a picture',
      async () => ({ asset: await upload('admin', 'a.png', samples.png) }),
      'invalid_file',
    ],
    ['a category of nobody', async () => ({ category: 2_000_000_000 }), 'invalid_reference'],
    ['two places', async () => ({ orderIndex: 1, sortOrder: 2 }), 'validation_failed'],
  ])('refuses %s', async (_sentence, more, code) => {
    const answer = await ask('admin', 'POST', '/plan_dashboards', bodyOf(await more()))
    expect(answer.json).toMatchObject({ status: 422, code })
  })

  it('is changed field by field, and keeps something to show', async () => {
    const id = await add()
    const url = `/plan_dashboards/${id}`
    expect((await ask('admin', 'PUT', url, { embedHtml: null })).status).toBe(422)
    const asset = await upload('admin')
    const pdf = await ask('admin', 'PUT', url, { embedHtml: null, asset, name: ' Sales ' })
    expect(pdf.json).toMatchObject({ type: 'pdf', name: 'Sales', embedHtml: null })
    expect((await ask('admin', 'PUT', url, { asset: null })).status).toBe(422)
    const same = await ask('admin', 'PUT', url, { asset: `/api/media_assets/${asset}` })
    expect(same.json).toMatchObject({ type: 'pdf', asset: { id: asset } })
    expect((await ask('admin', 'PUT', url, { plan: world.plans.nested.id })).status).toBe(422)
    expect((await ask('admin', 'PUT', url, {})).status).toBe(200)
  })

  it('is archived and brought back', async () => {
    const id = await add()
    const archived = await ask('admin', 'PUT', `/plan_dashboards/${id}`, { isArchived: true })
    expect(archived.json).toMatchObject({ isArchived: true })
    expect((await category(sales))['archivedDashboardIds']).toContain(id)
    expect((await category(sales))['activeDashboardIds']).not.toContain(id)
    await ask('admin', 'PUT', `/plan_dashboards/${id}`, { isArchived: false })
    expect((await category(sales))['activeDashboardIds']).toContain(id)
  })

  it('is made once, however often it is sent', async () => {
    const send = () =>
      ask('admin', 'POST', '/plan_dashboards', bodyOf(), {
        'idempotency-key': 'the-same-dashboard',
      })
    expect((await send()).json?.['id']).toBe((await send()).json?.['id'])
  })

  it('tells those who follow the plan', async () => {
    const id = await add()
    await ask('admin', 'PUT', `/plan_dashboards/${id}`, { name: 'Other' })
    await ask('admin', 'DELETE', `/plan_dashboards/${id}`)
    const rows = await server.database.orm
      .select()
      .from(planChanges)
      .where(eq(planChanges.collection, 'plan_dashboards'))
    expect(rows.slice(-3).map(({ action, ids }) => [action, ids])).toEqual([
      ['created', [id]],
      ['updated', [id]],
      ['deleted', [id]],
    ])
  })
})
