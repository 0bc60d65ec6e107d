import { expect, test } from './fixtures'

test('what the keys did is taken back by the keys, and stays taken back', async ({
  page,
  enterPlan,
  monthPage,
  freeDay,
}, { repeatEachIndex }) => {
  // A different title for each repetition of the journey on one server.
  const title = `Key visual (${repeatEachIndex + 1})`
  const day = freeDay()
  const next = monthPage.dayAfter(day, 1)
  await enterPlan('admin@demo.test', 'Store launch Denver', day)

  await monthPage.day(day).focus()
  await page.keyboard.press('n')
  await monthPage.fillIn({ title, channel: 'Email' })
  const bar = (on: string) => monthPage.barOn(on, title)
  await expect(bar(day)).toBeVisible()

  // The form of the second item opens at once, and takes every key from the first letter on.
  await monthPage.day(next).focus()
  await page.keyboard.press('n')
  await page.keyboard.type('Poster')
  await expect(monthPage.quickCreate.getByLabel('Title')).toHaveValue('Poster')
  await page.keyboard.press('Escape')
  await expect(monthPage.quickCreate).toBeHidden()

  await bar(day).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(bar(next)).toBeFocused()
  // The second key press does not wait for the answer to the first.
  await page.keyboard.press('Alt+ArrowRight')
  await expect(bar(monthPage.dayAfter(day, 2))).toBeFocused()
  // Neither do the two undos.
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(bar(day)).toBeFocused()

  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expect(bar(day)).toHaveAccessibleName(new RegExp(` to ${shortDate(next)}`))
  await page.keyboard.press('Control+z')
  await expect(bar(day)).not.toHaveAccessibleName(/ to /)
  await expect(bar(day)).toBeFocused()

  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(monthPage.toasts).toContainText('Tactic deleted.')
  await expect(bar(day)).toHaveCount(0)
  await expect(monthPage.day(day)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(monthPage.toasts).toContainText(`${title} is back.`)
  await expect(bar(day)).toBeFocused()

  await page.reload()
  await monthPage.settle()
  await expect(bar(day)).toBeVisible()
  await expect(bar(day)).not.toHaveAccessibleName(/ to /)
})

function shortDate(day: string): string {
  const [year = '', month, dayOfMonth] = day.split('-')
  return `${month}/${dayOfMonth}/${year.slice(2)}`
}
