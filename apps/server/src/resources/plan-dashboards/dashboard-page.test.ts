import { describe, expect, it } from 'vitest'
import { ask, server } from '../../testing/world-scenario'
import { add, setUpDashboards, switchDashboards, upload } from './testing/plan-dashboards-scenario'

setUpDashboards()

const HTML = '<script>document.title = "Sales"</script>\n<p>Sales ü</p>'

async function pageUrlOf(id: number, person: 'admin' | 'viewer' = 'viewer'): Promise<string> {
  return String((await ask(person, 'GET', `/plan_dashboards/${id}`)).json?.['pageUrl'])
}
const get = (url: string) => server.app.inject({ method: 'GET', url })

describe('the page of a dashboard', () => {
  it('is its HTML to the letter, in an opaque origin', async () => {
    const response = await get(await pageUrlOf(await add({ embedHtml: HTML })))
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe(HTML)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(response.headers['cache-control']).toContain('no-store')
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-scripts[^;]*;/)
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).not.toContain('allow-top-navigation')
    expect(policy).not.toContain("connect-src 'self'")
    expect(policy).toContain("frame-ancestors 'self'")
  })

  it('has the name of the dashboard, whatever is in that', async () => {
    const url = await pageUrlOf(await add({ name: '../Sales & "Reach" <x>' }))
    expect(url).toMatch(/^\/api\/files\/sales-reach-x\.html\?content=dashboard\.\d+&/)
    expect((await get(url)).statusCode).toBe(200)
  })

  it('is none of a PDF', async () => {
    const id = await add({ embedHtml: null, asset: await upload('admin') })
    expect((await ask('viewer', 'GET', `/plan_dashboards/${id}`)).json).toMatchObject({
      pageUrl: null,
    })
  })

  it.each([
    ['another dashboard', (url: string) => url.replace(/dashboard\.\d+/, 'dashboard.1')],
    ['another person', (url: string) => url.replace(/signature=\d+-/, 'signature=1-')],
    ['a later end', (url: string) => url.replace(/expires=\d+/, 'expires=99999999999')],
  ])('does not work with %s', async (_sentence, change) => {
    const url = await pageUrlOf(await add())
    expect(change(url)).not.toBe(url)
    expect((await get(change(url))).statusCode).toBe(404)
  })

  it('runs out after 10 minutes', async () => {
    const url = await pageUrlOf(await add())
    const before = server.clock.instant
    server.clock.instant = new Date(before.getTime() + 600_000)
    expect((await get(url)).statusCode).toBe(404)
    server.clock.instant = before
  })

  it('is gone once the person may not read performance data, or the dashboard is', async () => {
    const id = await add()
    const forViewer = await pageUrlOf(id)
    const forAdmin = await pageUrlOf(id, 'admin')
    await switchDashboards(false)
    expect((await get(forViewer)).statusCode).toBe(404)
    expect((await get(forAdmin)).statusCode).toBe(200)
    await switchDashboards(true)
    await ask('admin', 'DELETE', `/plan_dashboards/${id}`)
    expect((await get(forAdmin)).statusCode).toBe(404)
  })
})
