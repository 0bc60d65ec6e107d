import type { Page } from '@playwright/test'
import { ItemEditor } from '../page-models/item-editor'
import { MonthPage } from '../page-models/month-page'
import { SignInPage } from '../page-models/sign-in-page'
import { expect, test } from './fixtures'

/** The button of the settings contains the name of the signed-in user. */
const settingsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}.*Settings`, 'u') })

test('a log-out and a sign-in in one tab reach the other, which keeps what is typed there', async ({
  page,
  signInPage,
  addItem,
}) => {
  const { title, day } = await addItem('Second screen')
  const other = await page.context().newPage()
  await other.goto(page.url())
  const otherMonth = new MonthPage(other)
  await otherMonth.barOn(day, title).click()
  const otherEditor = new ItemEditor(other)
  await otherEditor.title.fill(`${title}, half typed`)

  await signInPage.logOut()
  const otherSignIn = new SignInPage(other)
  await expect(otherSignIn.heading).toBeVisible()

  await otherSignIn.signIn('admin@demo.test')
  await expect(other.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(otherEditor.title).toHaveValue(`${title}, half typed`)
  // The tab with the log-out follows the sign-in.
  await expect(settingsOf(page, 'Daniel Okafor')).toBeVisible()

  await test.step('somebody else takes over the other tab as well', async () => {
    await other.goto('/plans')
    await expect(settingsOf(other, 'Daniel Okafor')).toBeVisible()
    await signInPage.logOut()
    await signInPage.signIn('viewer@demo.test')
    await expect(settingsOf(other, 'Elena Marsh')).toBeVisible()
    await expect(settingsOf(other, 'Daniel Okafor')).toBeHidden()
    await expect(other.getByRole('heading', { name: 'Plans', level: 1 })).toBeVisible()
  })
})
