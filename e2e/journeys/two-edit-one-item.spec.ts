import { ItemEditor } from '../page-models/item-editor'
import { MonthPage } from '../page-models/month-page'
import { SignInPage } from '../page-models/sign-in-page'
import { expect, test } from './fixtures'

test('two planners edit one item, and what either of them typed is there in the end', async ({
  openPage,
  addItem,
  monthPage,
  itemEditor,
}) => {
  const { title, day, bar } = await addItem('Shared brief')
  await bar.click()
  await itemEditor.panel.waitFor()

  const otherPage = await openPage()
  const others = new ItemEditor(otherPage)
  const otherUsersMonth = new MonthPage(otherPage)
  await new SignInPage(otherPage).enterAt(await itemEditor.address(), 'contributor@demo.test')
  await expect(others.title).toHaveValue(title)
  await others.title.fill(`${title} of Jonas`)

  // Changes of fields that the other user has not touched appear in the open form during typing.
  await itemEditor.number('Impressions').fill('1,500')
  await itemEditor.save()
  await expect(monthPage.toasts).toContainText('Tactic updated.')
  await expect(otherPage.getByText('Others changed: Impressions.')).toBeVisible()
  await expect(
    otherPage.getByText(/^Changed by Daniel Okafor (just now|\d+ minutes? ago)$/u),
  ).toBeVisible()
  await expect(others.number('Impressions')).toHaveValue('1,500')
  await expect(others.title).toHaveValue(`${title} of Jonas`)
  await expect(others.title).toBeFocused()

  // If both have changed the same field, the user chooses.
  await itemEditor.title.fill(`${title} of Maya`)
  await itemEditor.save()
  const conflict = otherPage.getByRole('group', { name: 'Title' })
  await expect(conflict).toContainText(`${title} of Maya`)
  await expect(conflict).toContainText(`${title} of Jonas`)
  await expect(
    otherPage.getByText('Someone changed this item while you were editing it'),
  ).toBeVisible()
  await others.button('Keep all of yours').click()
  await expect(conflict).toBeHidden()
  await others.title.focus()
  await others.save()
  await expect(otherUsersMonth.toasts).toContainText('Tactic updated.')

  await expect(itemEditor.title).toHaveValue(`${title} of Jonas`)
  await expect(itemEditor.number('Impressions')).toHaveValue('1,500')
  await expect(monthPage.barOn(day, `${title} of Jonas`)).toBeVisible()
})
