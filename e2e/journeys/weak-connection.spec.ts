import type { Page, Response } from '@playwright/test'
import { textStoredInBrowser } from '../page-models/browser-storage'
import { ItemEditor } from '../page-models/item-editor'
import { MonthPage } from '../page-models/month-page'
import { SignInPage } from '../page-models/sign-in-page'
import { expect, test } from './fixtures'

/** Counts the changes of items that the server has accepted. */
function countStored(page: Page): () => number {
  let count = 0
  page.on('response', (response) => {
    if (isChangeOfItem(response)) count += 1
  })
  return () => count
}

function isChangeOfItem(response: Response): boolean {
  const isChange = response.request().method() === 'PUT' && response.ok()
  return isChange && response.url().includes('/api/tactics/')
}

/**
 * Waits until the database of the browser contains a waiting change, which the next page can read.
 */
async function isWaiting(page: Page): Promise<void> {
  await expect(page.getByText('1 change is waiting')).toBeVisible()
  await expect.poll(() => textStoredInBrowser(page)).toContain('"refusal":null')
}

test('what is saved without a connection is stored once it is back, only once, and is seen in another tab', async ({
  page,
  signInPage,
  addItem,
  monthPage,
  itemEditor,
}) => {
  const { title, day, bar } = await addItem('Train teaser')
  const other = await page.context().newPage()
  await other.goto(page.url())
  const otherMonth = new MonthPage(other)
  await otherMonth.settle()
  await bar.click()
  await itemEditor.title.fill(`${title}, tunnel`)

  const counts = [countStored(page), countStored(other)]
  await page.context().setOffline(true)
  await itemEditor.save()
  await expect(itemEditor.panel).toContainText('This is saved as soon as the connection is back.')
  await expect(itemEditor.title).toHaveValue(`${title}, tunnel`)
  const notice = page.getByText(
    'You are offline. 1 change is waiting and will be saved when the connection is back.',
  )
  await expect(notice).toBeVisible()

  await test.step('a log-out asks first while it waits', async () => {
    await signInPage.chooseLogOut()
    const question = page.getByRole('alertdialog', { name: 'Log out with unsaved changes?' })
    await expect(question).toContainText('1 change is not saved yet.')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(notice).toBeVisible()
    expect(counts.map((count) => count())).toEqual([0, 0])
  })

  await page.context().setOffline(false)
  await expect(monthPage.toasts).toContainText('Tactic updated.')
  await expect(otherMonth.barOn(day, `${title}, tunnel`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(itemEditor.panel).toBeHidden()
  await page.reload()
  await expect(monthPage.barOn(day, `${title}, tunnel`)).toBeVisible()
  expect(counts.map((count) => count())).toEqual([1, 0])
})

test('what waits when its tab is closed is saved by the next page, and only once', async ({
  page,
  addItem,
  itemEditor,
}) => {
  const { title, day, bar } = await addItem('Ferry teaser')
  const address = page.url()
  await bar.click()
  await itemEditor.title.fill(`${title}, at sea`)
  const browser = page.context()
  await browser.setOffline(true)
  await itemEditor.save()
  await isWaiting(page)
  await page.close()
  await browser.setOffline(false)

  // Opens two pages at once, as a browser does when it restores them.
  const [onePage, otherPage] = [await browser.newPage(), await browser.newPage()]
  const pages = [onePage, otherPage]
  const counts = pages.map((opened) => countStored(opened))
  await Promise.all(pages.map((opened) => opened.goto(address)))
  const [first, second] = [new MonthPage(onePage), new MonthPage(otherPage)]
  for (const month of [first, second]) {
    await month.settle()
    await expect(month.barOn(day, `${title}, at sea`)).toBeVisible()
  }
  await expect.poll(() => textStoredInBrowser(onePage)).not.toContain('"refusal":null')
  // The first page sends this change after all waiting changes. Once the second page shows it, they
  // have all been sent.
  const answered = onePage.waitForResponse(isChangeOfItem)
  await first.barOn(day, title).press('Alt+ArrowRight')
  await expect(second.barOn(first.dayAfter(day, 1), title)).toBeVisible()
  await answered
  expect(counts.reduce((sum, count) => sum + count(), 0)).toBe(2)
})

test('a change that somebody else has overtaken shows both versions after coming back', async ({
  page,
  openPage,
  addItem,
  itemEditor,
}) => {
  const { title, day, bar } = await addItem('Harbour teaser')
  const address = page.url()
  await bar.click()
  await itemEditor.title.fill(`${title}, mine`)
  const browser = page.context()
  await browser.setOffline(true)
  await itemEditor.save()
  await isWaiting(page)
  await page.close()

  const colleague = await openPage()
  await new SignInPage(colleague).enterAt(address, 'contributor@demo.test')
  const theirMonth = new MonthPage(colleague)
  await theirMonth.settle()
  await theirMonth.barOn(day, title).click()
  const theirs = new ItemEditor(colleague)
  await theirs.title.fill(`${title}, theirs`)
  await theirs.save()
  await expect(theirMonth.toasts).toContainText('Tactic updated.')

  await browser.setOffline(false)
  const next = await browser.newPage()
  await next.goto(address)
  await next.getByRole('button', { name: 'Show changes' }).click()
  const dialog = next.getByRole('dialog', { name: 'Changes' })
  await expect(dialog).toContainText(`Yours: ${title}, mine`)
  await expect(dialog).toContainText(`Theirs: ${title}, theirs`)
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await expect(dialog).toContainText('Everything is saved.')
  await next.keyboard.press('Escape')
  await expect(new MonthPage(next).barOn(day, `${title}, mine`)).toBeVisible()
})
