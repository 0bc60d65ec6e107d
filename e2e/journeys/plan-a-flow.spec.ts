import { FlowPage } from '../page-models/flow-page'
import { printedPages } from '../page-models/printed-pages'
import { StoredTactics } from '../server/stored-tactics'
import { expect, test } from './fixtures'

const NATIONAL_PLAN = 101

test('the figures of a flow are those of the server, once other plans are hidden', async ({
  page,
  server,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('owner@demo.test', 'National plan')
  await monthPage.settle()
  const flow = new FlowPage(page)
  await flow.open()
  await expect(flow.grid.getByText('Monthly Totals')).toBeHidden()

  await page.getByRole('button', { name: 'Hide Other Plans' }).click()
  await expect(flow.grid.getByText('Monthly Totals')).toBeVisible()
  const year = (await page.getByRole('textbox', { name: /First day/u }).inputValue()).slice(-2)
  const stored = await StoredTactics.open(server.origin)
  const sums = await stored.expenses(NATIONAL_PLAN, `20${year}-01-01`, `20${year}-12-31`)
  expect(await flow.figure('Estimate of Monthly Totals')).toBe(sums.estimate)
  expect(await flow.figure('Actual of Monthly Totals')).toBe(sums.actual)
  expect(await flow.figure('Variance of Monthly Totals')).toBe(sums.estimate - sums.actual)
})

test('a section that was closed is closed after a reload', async ({
  page,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('viewer@demo.test', 'National plan')
  await monthPage.settle()
  const flow = new FlowPage(page)
  await flow.open()
  await flow.section('Website').click()
  await expect(flow.section('Website')).toHaveAttribute('aria-expanded', 'false')

  await page.reload()
  await flow.settle()
  await expect(flow.section('Website')).toHaveAttribute('aria-expanded', 'false')
  await expect(flow.section('Email')).toHaveAttribute('aria-expanded', 'true')
})

test('a tactic that was added in the month is moved in the flow and stays there', async ({
  page,
  addItem,
}) => {
  const { title, day } = await addItem('Flow')
  const flow = new FlowPage(page)
  await flow.open()
  // A flow opens around today, which need not be near the day.
  await flow.goTo(day)
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

test('a flow is printed on landscape pages alone, as many as its pages say', async ({
  browserName,
  page,
  enterPlan,
  monthPage,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium prints to a file without a dialog.')
  await enterPlan('viewer@demo.test', 'National plan')
  await monthPage.settle()
  const flow = new FlowPage(page)
  await flow.open()
  await page.getByRole('radio', { name: 'Year', exact: true }).click()
  // The code of the pages is loaded once the browser is idle; before that the screen is printed.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/FlowPaper-')),
  )
  const printed = await printedPages(page)
  expect(new Set(printed)).toEqual(new Set(['792 x 612']))

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`${printed.length} of ${printed.length}`)).toBeVisible()
})
