import { FlowPage } from '../page-models/flow-page'
import { planIdOf } from '../page-models/plans-page'
import { printedPages } from '../page-models/printed-pages'
import { StoredTactics } from '../server/stored-tactics'
import { expect, test } from './fixtures'

test('a flow has the figures of the server, keeps a section closed, and is printed on its pages alone', async ({
  browserName,
  page,
  server,
  enterPlan,
}) => {
  await enterPlan('owner@demo.test', 'National plan')
  const flow = new FlowPage(page)
  await flow.open()
  await expect(flow.grid.getByText('Monthly Totals')).toBeHidden()

  await page.getByRole('button', { name: 'Hide Other Plans' }).click()
  await expect(flow.grid.getByText('Monthly Totals')).toBeVisible()
  const year = (await page.getByRole('textbox', { name: /First day/u }).inputValue()).slice(-2)
  const stored = await StoredTactics.open(server.origin)
  const [start, end] = [`20${year}-01-01`, `20${year}-12-31`]
  const sums = await stored.expenses(planIdOf('National plan'), start, end)
  await expect.poll(() => flow.figure('Estimate of Monthly Totals')).toBe(sums.estimate)
  await expect.poll(() => flow.figure('Actual of Monthly Totals')).toBe(sums.actual)
  await expect
    .poll(() => flow.figure('Variance of Monthly Totals'))
    .toBe(sums.estimate - sums.actual)

  await flow.section('Website').click()
  await expect(flow.section('Website')).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await flow.settle()
  await expect(flow.section('Website')).toHaveAttribute('aria-expanded', 'false')
  await expect(flow.section('Email')).toHaveAttribute('aria-expanded', 'true')

  // Only Chromium prints to a file without a dialog.
  if (browserName !== 'chromium') return
  await flow.zoomTo('Year')
  // The code of the pages loads once the browser is idle. Before it runs, the browser prints the
  // screen.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^1 of \d+$/u)).toBeVisible()
  await page.emulateMedia({ media: null })
  await flow.settle()
  const printed = await printedPages(page)
  expect(new Set(printed)).toEqual(new Set(['792 x 612']))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`${printed.length} of ${printed.length}`)).toBeVisible()
})

test('a tactic of the month is moved in the flow and stays there', async ({ page, addItem }) => {
  const { title, day } = await addItem('Flow')
  const flow = new FlowPage(page)
  await flow.open()
  // Goes to the day, because a flow opens around today.
  await flow.goTo(day)
  await expect(flow.bar(title)).toBeVisible()
  const before = await flow.bar(title).getAttribute('data-start')

  await flow.bar(title).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(flow.toasts).toContainText('Date updated.')
  await expect(flow.bar(title)).toHaveAttribute('data-start', String(Number(before) + 1))
  await page.reload()
  await flow.settle()
  await flow.goTo(day)
  await expect(flow.bar(title)).toHaveAttribute('data-start', String(Number(before) + 1))
})
