import type { Page, Request } from '@playwright/test'
import { monthAddress } from '../page-models/plans-page'
import { SignInPage } from '../page-models/sign-in-page'
import { expect, test } from './fixtures'

/**
 * Hostile embedded HTML. It tries to reach the surrounding page, and writes the result of each
 * attempt into its own page.
 */
const HOSTILE = `<h1>Figures</h1><pre></pre><script>
const outcomes = []
const attempt = async (name, act) => {
  try { await act(); outcomes.push(name + ' reached') } catch { outcomes.push(name + ' blocked') }
}
const run = async () => {
  await attempt('cookie', () => document.cookie)
  await attempt('storage', () => localStorage.length)
  await attempt('parent', () => parent === window ? Promise.reject(new Error()) : parent.document.body)
  await attempt('top', () => { if (top === window) throw new Error(); top.location.href = '/plans' })
  await attempt('api', () => fetch('/api/configuration', { credentials: 'include' }))
  outcomes.push('origin ' + origin)
  document.querySelector('pre').textContent = outcomes.join(', ')
}
run()
</script>`

const OUTCOME =
  'cookie blocked, storage blocked, parent blocked, top blocked, api blocked, origin null'

/** Returns the authorization header that the app itself sends. */
async function authorizationOf(page: Page): Promise<string> {
  const isOwn = (request: Request) => request.headers()['authorization'] !== undefined
  const [request] = await Promise.all([page.waitForRequest(isOwn), page.reload()])
  return request.headers()['authorization'] ?? ''
}

/** Embeds HTML in the visible plan, as its settings do. Returns the URL of the dashboard. */
async function embed(page: Page, embedHtml: string): Promise<string> {
  const planPath = /\/account\/\d+\/plan\/(\d+)/u.exec(page.url())
  const planId = Number(planPath?.[1])
  const headers = { authorization: await authorizationOf(page) }
  const { request } = page
  const plan = await (await request.get(`/api/plans/${planId}`, { headers })).json()
  const switched = await request.put(`/api/plans/${planId}`, {
    headers: { ...headers, 'if-match': `"${String(plan.version)}"` },
    data: { useDashboards: true },
  })
  expect(switched.status()).toBe(200)
  const category = await request.post('/api/plan_dashboard_categories', {
    headers,
    data: { name: `Journey ${Date.now()}`, plan: planId },
  })
  const { id } = await category.json()
  const dashboard = await request.post('/api/plan_dashboards', {
    headers,
    data: { name: 'Hostile figures', embedHtml, category: id, plan: planId },
  })
  const made = await dashboard.json()
  return `${planPath?.[0] ?? ''}/performance?dashboard=${String(made.id)}`
}

test('embedded HTML runs its scripts, and reaches nothing of the product', async ({
  engine,
  server,
  timezoneId,
}) => {
  // A separate page, because the browser logs the attempts of the frame in the console.
  const opened = await engine.open({
    baseURL: server.origin,
    timezoneId: timezoneId ?? 'UTC',
  })
  const { page } = opened
  const address = monthAddress('Store launch Denver')
  await new SignInPage(page).enterAt(address, 'admin@demo.test')
  const performanceUrl = await embed(page, HOSTILE)

  await page.goto(performanceUrl)
  await expect(page.getByRole('heading', { name: 'Hostile figures' })).toBeVisible()
  const frame = page.frameLocator('iframe[title="Hostile figures"]')
  await expect(frame.locator('pre')).toHaveText(OUTCOME)
  await expect(page).toHaveURL(new RegExp(`${performanceUrl.replace('?', String.raw`\?`)}$`, 'u'))

  // Its own address is equally harmless, because a tab also shows it in an opaque origin.
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open in a tab' }).click(),
  ])
  await expect(tab.locator('pre')).toHaveText(OUTCOME)
  await opened.close()
})
