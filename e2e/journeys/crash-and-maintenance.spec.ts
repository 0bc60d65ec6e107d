import { expect, test } from './fixtures'

test('a crash loses nothing, and maintenance leads to its notice and back to what is typed', async ({
  page,
  server,
  enterPlan,
  monthPage,
  itemEditor,
  freeDay,
}) => {
  await page.clock.install()
  const day = freeDay()
  await enterPlan('admin@demo.test', 'Store launch Denver', day)
  await monthPage.addOn(day, { title: 'Last words', channel: 'Email' })
  await expect(monthPage.toasts).toContainText('Tactic created.')
  await monthPage.barOn(day, 'Last words').click()
  await itemEditor.title.fill('Last words, half typed')
  const address = await itemEditor.address()

  await server.kill()
  await server.restart({ MAINTENANCE_MODE: 'true' })
  const notice = page.getByRole('heading', { name: 'Scheduled Maintenance' })
  // The page reads the configuration about once a minute if it sends no other request.
  await page.clock.fastForward('01:01')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Saturday from 8:00am CDT for about 6 hours')

  await server.stop()
  await server.restart()
  await page.clock.fastForward('01:01')
  await expect(notice).toBeHidden()
  await monthPage.settle()
  expect(await itemEditor.address()).toBe(address)
  await expect(itemEditor.title).toHaveValue('Last words, half typed')
  await expect(monthPage.barOn(day, 'Last words')).toBeVisible()
})
