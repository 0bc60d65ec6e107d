import { MonthPage } from '../page-models/month-page'
import { expect, test } from './fixtures'

test('what one planner does appears with another, and takes nothing out of their hands', async ({
  openPlan,
  enterPlan,
  monthPage,
  freeDay,
}) => {
  const day = freeDay()
  await enterPlan('admin@demo.test', 'Store launch Denver', day)
  const otherPage = await openPlan('contributor@demo.test', 'Store launch Denver', day)
  const others = new MonthPage(otherPage)

  // The other planner is typing when the change arrives.
  await others.day(day).focus()
  await otherPage.keyboard.press('n')
  await others.quickCreate.getByLabel('Title').fill('Half a tho')

  await monthPage.addOn(day, { title: 'Joint venture', channel: 'Email' })
  await expect(others.barOn(day, 'Joint venture')).toBeVisible()
  await monthPage.dragByDays(monthPage.barOn(day, 'Joint venture'), 1)
  await expect(others.barOn(monthPage.dayAfter(day, 1), 'Joint venture')).toBeVisible()
  await expect(others.quickCreate.getByLabel('Title')).toHaveValue('Half a tho')
  await expect(others.quickCreate.getByLabel('Title')).toBeFocused()
})
