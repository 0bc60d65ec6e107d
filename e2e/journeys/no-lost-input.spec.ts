import { expect, test } from './fixtures'

test('what was typed survives a reload, a step back and a close, and is given up only on request', async ({
  page,
  addItem,
  monthPage,
  itemEditor,
}) => {
  const { title, day, bar: firstBar } = await addItem('Opening teaser')
  const renamed = `${title} with a gift`
  const notes = itemEditor.field('Notes')
  const isBack = page.getByText('Your unsaved changes are back.')

  await test.step('an open item has an address, and Back closes it', async () => {
    await firstBar.click()
    await itemEditor.panel.waitFor()
    expect(await itemEditor.address()).toMatch(/\/calendar\/month\?.*tactic=\d+/u)
    await itemEditor.goBack()
    await expect(itemEditor.panel).toBeHidden()
  })

  await test.step('a reload loses nothing, also not what was typed a moment before', async () => {
    await firstBar.click()
    await itemEditor.title.fill(renamed)
    await itemEditor.field('Estimated cost').fill('1,200')
    await itemEditor.number('Impressions').fill('45000')
    await expect(page.getByText('Unsaved changes, kept on this computer')).toBeVisible()
    await notes.click()
    await page.keyboard.type('Bring the samples')
    await page.reload()

    await expect(isBack).toBeVisible()
    await expect(itemEditor.title).toHaveValue(renamed)
    await expect(itemEditor.number('Impressions')).toHaveValue('45,000')
    await expect(notes).toHaveText('Bring the samples')
  })

  const bar = monthPage.barOn(day, renamed)
  await test.step('the keys save it, and the focus returns to the bar', async () => {
    await itemEditor.title.focus()
    await itemEditor.save()
    await expect(monthPage.toasts).toContainText('Tactic updated.')
    await expect(isBack).toBeHidden()
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

  await test.step('a step back asks first', async () => {
    await bar.click()
    await notes.click()
    await page.keyboard.type('On Monday. ')
    await itemEditor.goBack()
    await expect(itemEditor.leaveQuestion).toContainText(
      'Are you sure you want to cancel? Your changes will be lost.',
    )
    await itemEditor.leaveQuestion.getByRole('button', { name: 'Keep editing' }).click()
    await expect(notes).toContainText('On Monday. ')
  })

  await test.step('what was discarded does not come back', async () => {
    await itemEditor.button('Cancel').click()
    await itemEditor.leaveQuestion.getByRole('button', { name: 'Discard changes' }).click()
    await expect(itemEditor.leaveQuestion).toBeHidden()
    await expect(itemEditor.panel).toBeHidden()
    await bar.click()
    await expect(itemEditor.title).toHaveValue(renamed)
    await expect(notes).toHaveText('Bring the samples')
    await expect(isBack).toBeHidden()
  })
})
