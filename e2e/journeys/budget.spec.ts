import { BudgetPage } from '../page-models/budget-page'
import { planIdOf } from '../page-models/plans-page'
import { StoredTactics } from '../server/stored-tactics'
import { expect, test } from './fixtures'

test('a cost that is changed in a budget changes every sum, and comes back', async ({
  page,
  server,
  enterPlan,
}) => {
  await enterPlan('owner@demo.test', 'National plan')
  const budget = new BudgetPage(page)
  await budget.open()
  await page.getByRole('button', { name: 'Hide Other Plans' }).click()
  const totals = page.getByRole('rowheader', { name: 'Monthly Totals' })
  await expect(totals).toBeVisible()

  const [start, end] = await budget.days()
  const plan = planIdOf('National plan')
  const stored = await StoredTactics.open(server.origin)
  const before = await stored.expenses(plan, start, end)
  const totalActual = () => budget.figure('Monthly Totals', 'Act')
  await expect.poll(totalActual).toBe(before.actual)
  expect(await budget.figure('Monthly Totals', 'Est')).toBe(before.estimate)
  expect(await budget.figure('Monthly Totals', 'Var')).toBe(before.estimate - before.actual)

  const emailBefore = await budget.figure('Email', 'Act')
  await (await budget.cellOfTotals('Email', 'Act')).click()
  const field = budget.items.getByRole('textbox', { name: /^Actual cost of/u }).first()
  const cost = Number((await field.inputValue()).replaceAll(',', ''))
  await field.fill(String(cost + 1000))
  await field.press('Enter')
  await expect.poll(totalActual).toBe(before.actual + 1000)
  expect(await budget.figure('Email', 'Act')).toBe(emailBefore + 1000)
  await expect
    .poll(async () => (await stored.expenses(plan, start, end)).actual)
    .toBe(before.actual + 1000)

  await page.keyboard.press('Escape')
  await expect(budget.items).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect.poll(totalActual).toBe(before.actual)
  await expect
    .poll(async () => (await stored.expenses(plan, start, end)).actual)
    .toBe(before.actual)
})
