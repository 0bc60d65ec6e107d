import { expect, test } from './fixtures'

test('what was acknowledged is there after the server was killed', async ({
  page,
  server,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('admin@demo.test', 'Store launch Denver')
  await monthPage.fitWindow()
  const day = await monthPage.findQuietDay()
  await monthPage.addOn(day, { title: 'Last words', channel: 'Email' })
  await expect(monthPage.toasts).toContainText('Tactic created.')

  await server.kill()
  await server.restart()

  await page.reload()
  await monthPage.settle()
  await expect(monthPage.barOn(day, 'Last words')).toBeVisible()
})
