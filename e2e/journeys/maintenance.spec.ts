import { expect, test } from './fixtures'

test('maintenance leads to its notice while people work, and back when it is over', async ({
  page,
  server,
  addItem,
  monthPage,
  itemEditor,
}) => {
  // The page asks about once a minute while nothing else is asked for.
  test.slow()
  const { title, bar } = await addItem('Night shift')
  await bar.click()
  await itemEditor.title.fill(`${title}, half typed`)
  const address = await itemEditor.address()

  await server.stop()
  await server.restart({ MAINTENANCE_MODE: 'true' })
  const notice = page.getByRole('heading', { name: 'Scheduled Maintenance' })
  await expect(notice).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('main')).toContainText('Saturday from 8:00am CDT for about 6 hours')

  await server.stop()
  await server.restart()
  await expect(notice).toBeHidden({ timeout: 90_000 })
  await monthPage.settle()
  expect(await itemEditor.address()).toBe(address)
  await expect(itemEditor.title).toHaveValue(`${title}, half typed`)
})
