import { addressOf } from '../page-models/address'
import { planIdOf } from '../page-models/plans-page'
import { SettingsPage } from '../page-models/settings-page'
import { StoredTactics } from '../server/stored-tactics'
import { expect, test } from './fixtures'

test('two admins set a channel up, it is planned with, and goes with what is in it', async ({
  page,
  openPlan,
  server,
  enterPlan,
  monthPage,
  freeDay,
}) => {
  const day = freeDay()
  const planId = planIdOf('Store launch Denver')
  await enterPlan('admin@demo.test', 'Store launch Denver', day)
  const monthUrl = await addressOf(page)
  const settings = new SettingsPage(page)
  await settings.open('Channels')

  const otherPage = await openPlan('owner@demo.test', 'Store launch Denver')
  const others = new SettingsPage(otherPage)
  await others.open('Channels')

  await settings.addChannel('Street fairs')
  await expect(settings.toasts).toContainText('Channel created.')
  await others.channel('Street fairs').click()
  await others.addType('Street fairs', 'Booth')
  await expect(settings.channel('Street fairs')).toContainText('2 tactic types')

  await settings.close()
  await expect.poll(() => addressOf(page)).toBe(monthUrl)
  await monthPage.addOn(day, { title: 'Larimer Square booth', channel: 'Street fairs' })
  const stored = await StoredTactics.open(server.origin)
  expect(await stored.find(planId, day, 'Larimer Square booth')).toBeDefined()

  const question = await others.askToDelete('Street fairs')
  await expect(question).toContainText('Deletes 2 tactic types and 1 tactic.')
  await question.getByRole('button', { name: 'Delete channel' }).click()
  await expect(others.channel('Street fairs')).toHaveCount(0)
  await expect(monthPage.barOn(day, 'Larimer Square booth')).toHaveCount(0)
  expect(await stored.find(planId, day, 'Larimer Square booth')).toBeUndefined()
  expect(await stored.channelNames(planId)).not.toContain('Street fairs')
})

test('what a role cannot set up is not offered, and is refused by its address', async ({
  page,
  enterPlan,
}) => {
  await enterPlan('contributor@demo.test', 'Store launch Denver')
  const settings = new SettingsPage(page)
  await settings.open('Team')
  await expect(settings.navigation.getByRole('link')).toHaveText([
    'Initiatives',
    'Documents',
    'Team',
  ])
  await page.goto((await addressOf(page)).replace(/team$/u, 'channels'))
  await expect(page.getByText('Only Admins can open these settings')).toBeVisible()
})
