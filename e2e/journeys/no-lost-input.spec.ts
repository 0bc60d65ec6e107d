import { ItemEditor } from '../page-models/item-editor'
import { SignInPage } from '../page-models/sign-in-page'
import { expect, test } from './fixtures'

test('what was typed survives a reload, the keys save it, and the focus returns to the bar', async ({
  page,
  addItem,
  monthPage,
  itemEditor,
}) => {
  const { title, day } = await addItem('Opening teaser')

  await monthPage.barOn(day, title).click()
  await itemEditor.panel.waitFor()
  await itemEditor.title.fill(`${title} with a gift`)
  await itemEditor.field('Estimated cost').fill('1,200')
  await itemEditor.number('Impressions').fill('45000')
  await expect(page.getByText('Unsaved changes, kept on this computer')).toBeVisible()
  await page.reload()

  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(itemEditor.title).toHaveValue(`${title} with a gift`)
  await expect(itemEditor.number('Impressions')).toHaveValue('45,000')
  await itemEditor.title.focus()
  await itemEditor.save()
  await expect(monthPage.toasts).toContainText('Tactic updated.')
  await expect(page.getByText('Your unsaved changes are back.')).toBeHidden()
  const bar = monthPage.barOn(day, `${title} with a gift`)
  await expect(bar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(itemEditor.panel).toBeHidden()

  await bar.focus()
  await page.keyboard.press('Enter')
  await expect(itemEditor.field('Estimated cost')).toHaveValue('1,200.00')
  await page.keyboard.press('Escape')
  await expect(itemEditor.panel).toBeHidden()
  await expect(bar).toBeFocused()
})

test('notes typed a moment before a reload or a step back are not lost', async ({
  page,
  addItem,
  monthPage,
  itemEditor,
}) => {
  const { bar } = await addItem('Window display')
  await bar.click()
  const notes = itemEditor.field('Notes')

  await notes.click()
  await page.keyboard.type('Bring the samples')
  await page.reload()
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(notes).toHaveText('Bring the samples')
  await itemEditor.title.focus()
  await itemEditor.save()
  await expect(monthPage.toasts).toContainText('Tactic updated.')

  await notes.click()
  await page.keyboard.type('On Monday. ')
  await itemEditor.goBack()
  await itemEditor.leaveQuestion.getByRole('button', { name: 'Keep editing' }).click()
  await expect(notes).toContainText('On Monday. ')
})

test('an open item has an address, Back closes it, and changes are given up only when asked', async ({
  page,
  openPage,
  addItem,
  itemEditor,
}) => {
  const { title, bar } = await addItem('Ribbon cutting')

  await bar.click()
  await itemEditor.panel.waitFor()
  const address = await itemEditor.address()
  expect(address).toMatch(/\/calendar\/month\?.*tactic=\d+/u)

  const otherPage = await openPage()
  await new SignInPage(otherPage).enterAs('contributor@demo.test')
  await otherPage.goto(address)
  const others = new ItemEditor(otherPage)
  // A browser that has nothing yet loads the code of the editor first.
  await others.title.waitFor({ timeout: 40_000 })
  await expect(others.title).toHaveValue(title)

  await itemEditor.goBack()
  await expect(itemEditor.panel).toBeHidden()

  await bar.click()
  await itemEditor.title.fill('Half a thought')
  await itemEditor.goBack()
  await expect(itemEditor.leaveQuestion).toContainText(
    'Are you sure you want to cancel? Your changes will be lost.',
  )
  await itemEditor.leaveQuestion.getByRole('button', { name: 'Keep editing' }).click()
  await expect(itemEditor.title).toHaveValue('Half a thought')

  await itemEditor.button('Cancel').click()
  await itemEditor.leaveQuestion.getByRole('button', { name: 'Discard changes' }).click()
  await expect(itemEditor.leaveQuestion).toBeHidden()
  await expect(itemEditor.panel).toBeHidden()
  await bar.click()
  await expect(itemEditor.title).toHaveValue(title)
  await expect(page.getByText('Your unsaved changes are back.')).toBeHidden()
})
