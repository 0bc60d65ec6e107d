import { StoredTactics } from '../server/stored-tactics'
import { expect, test } from './fixtures'

test('the owner deletes a plan and restores it, with everything that was planned', async ({
  page,
  server,
  enterPlan,
  plansPage,
  monthPage,
}) => {
  await enterPlan('owner@demo.test', 'Store launch Denver')
  await monthPage.fitWindow()
  const planId = await monthPage.planId()
  const day = await monthPage.findQuietDay()
  await monthPage.addOn(day, { title: 'Ribbon on the door', channel: 'Email' })
  await expect(monthPage.barOn(day, 'Ribbon on the door')).toBeVisible()
  const stored = await StoredTactics.open(server.origin)
  expect(await stored.find(planId, day, 'Ribbon on the door')).toBeDefined()
  const channels = await stored.channelNames(planId)

  await page.goto('/plans')
  const question = await plansPage.delete('Store launch Denver')
  expect(question).toMatch(/\d+ tactics/u)
  expect(question).toContain('It can be restored for seven days.')
  await expect(plansPage.row('Store launch Denver')).toHaveCount(0)
  await page.reload()
  await plansPage.row('National plan').waitFor()
  await expect(plansPage.row('Store launch Denver')).toHaveCount(0)

  await plansPage.restore('Store launch Denver')
  await plansPage.launch('Store launch Denver')
  await monthPage.openAt(day)
  await expect(monthPage.barOn(day, 'Ribbon on the door')).toBeVisible()
  expect(await stored.find(planId, day, 'Ribbon on the door')).toBeDefined()
  expect(await stored.channelNames(planId)).toEqual(channels)
})
