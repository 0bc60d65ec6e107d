import { ItemEditor } from '../page-models/item-editor'
import { MonthPage } from '../page-models/month-page'
import { SignInPage } from '../page-models/sign-in-page'
import { expect, test } from './fixtures'

test('a log-out in one tab reaches the other at once, which keeps what is typed there', async ({
  page,
  signInPage,
  addItem,
}) => {
  const { title, day } = await addItem('Second screen')
  const other = await page.context().newPage()
  await other.goto(page.url())
  const otherMonth = new MonthPage(other)
  await otherMonth.settle()
  await otherMonth.barOn(day, title).click()
  const otherEditor = new ItemEditor(other)
  await otherEditor.title.fill(`${title}, half typed`)

  await signInPage.logOut()
  const otherSignIn = new SignInPage(other)
  await expect(otherSignIn.heading).toBeVisible()

  await otherSignIn.signIn('admin@demo.test')
  await expect(other.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(otherEditor.title).toHaveValue(`${title}, half typed`)
  // The tab in which the person had logged out follows the sign-in.
  await expect(signInPage.heading).toBeHidden()
})

test('somebody else who signs in takes over the other tab as well', async ({
  page,
  signInPage,
  addItem,
}) => {
  await addItem('Shared desk')
  const other = await page.context().newPage()
  await other.goto('/plans')
  const settingsOf = (name: string) =>
    other.getByRole('button', { name: new RegExp(`^${name}.*Settings`, 'u') })
  await expect(settingsOf('Daniel Okafor')).toBeVisible()

  await signInPage.logOut()
  await signInPage.signIn('viewer@demo.test')
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in')
  await expect(settingsOf('Elena Marsh')).toBeVisible()
  await expect(settingsOf('Daniel Okafor')).toBeHidden()
  await expect(other.getByRole('heading', { name: 'Plans', level: 1 })).toBeVisible()
})
