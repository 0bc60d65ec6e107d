import { planIdOf } from '../page-models/plans-page'
import { StoredTactics } from '../server/stored-tactics'
import { expect, test } from './fixtures'

test('the owner deletes a plan and restores it, with everything that was planned', async ({
  page,
  server,
  signInPage,
  plansPage,
  monthPage,
  freeDay,
}) => {
  const day = freeDay()
  const planId = planIdOf('Store launch Denver')
  const tactic = { title: 'Ribbon on the door', startDate: `${day}T08:00:00`, isAllDay: true }
  await server.addTactic(planId, tactic)
  const stored = await StoredTactics.open(server.origin)
  expect(await stored.find(planId, day, 'Ribbon on the door')).toBeDefined()
  const channels = await stored.channelNames(planId)

  await signInPage.enterAt('/plans', 'owner@demo.test')
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
