import type { Page } from '@playwright/test'
import { ItemEditor } from '../page-models/item-editor'
import { SignInPage } from '../page-models/sign-in-page'
import { expect, test } from './fixtures'

/** Saves after the server has ended the session. The page then shows the sign-in screen. */
async function saveWithoutSession(
  page: Page,
  itemEditor: ItemEditor,
  signInPage: SignInPage,
): Promise<void> {
  await page.request.post('/api/logout')
  await itemEditor.save()
  await signInPage.heading.waitFor()
}

test('a session that ends in the middle of a change leads back to it, and nobody else there', async ({
  page,
  signInPage,
  addItem,
  monthPage,
  itemEditor,
}) => {
  const { title, day, bar } = await addItem('Night shift')
  const renamed = `${title}, rewritten`
  await bar.click()
  await itemEditor.title.fill(renamed)
  const address = await itemEditor.address()

  await test.step('somebody else who signs in does not see where the first was', async () => {
    await saveWithoutSession(page, itemEditor, signInPage)
    await expect(
      page.getByText('You have been automatically logged out. Please log in again.'),
    ).toBeVisible()
    await signInPage.signIn('viewer@demo.test')
    await expect(page.getByRole('button', { name: /^Elena Marsh/u })).toBeVisible()
    expect(await itemEditor.address()).not.toBe(address)
    await expect(itemEditor.panel).toBeHidden()
    await signInPage.logOut()
  })

  await test.step('what the first had typed is still theirs', async () => {
    await signInPage.signIn('admin@demo.test')
    await monthPage.settle()
    await page.goto(address)
    await expect(itemEditor.title).toHaveValue(renamed)
  })

  await test.step('the same person goes on where the session ended', async () => {
    await saveWithoutSession(page, itemEditor, signInPage)
    // A reload, as by a user who returns the next day, retains the text.
    await page.reload()
    await signInPage.signIn('admin@demo.test')
    await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
    expect(await itemEditor.address()).toBe(address)
    await expect(itemEditor.title).toHaveValue(renamed)
    await itemEditor.button('Save').click()
    await expect(monthPage.toasts).toContainText('Tactic updated.')
    await expect(monthPage.barOn(day, renamed)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(itemEditor.panel).toBeHidden()
  })
})

test('a link that is opened while nobody is signed in opens after the sign-in', async ({
  openPage,
  signInPage,
  addItem,
  monthPage,
  itemEditor,
}) => {
  const { title, bar } = await addItem('Press lunch')
  await bar.click()
  await itemEditor.panel.waitFor()
  const address = await itemEditor.address()

  const colleague = await openPage()
  await new SignInPage(colleague).enterAt(address, 'contributor@demo.test')
  const theirEditor = new ItemEditor(colleague)
  await expect(theirEditor.title).toHaveValue(title)
  expect(await theirEditor.address()).toBe(address)

  // After a log-out, every sign-in is a new start, for the same user too.
  await signInPage.logOut()
  await signInPage.signIn('admin@demo.test')
  await monthPage.settle()
  await expect(itemEditor.panel).toBeHidden()
})
