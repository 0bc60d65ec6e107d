import { expect, test } from './fixtures'
import { MonthPage } from '../page-models/month-page'
import { PlansPage } from '../page-models/plans-page'
import { SignInPage } from '../page-models/sign-in-page'

test('what one planner does appears with another at once, and takes nothing out of their hands', async ({
  openPage,
  enterPlan,
  monthPage,
}) => {
  await enterPlan('admin@demo.test', 'Store launch Denver')
  await monthPage.fitWindow()
  const day = await monthPage.findQuietDay()

  const otherPage = await openPage()
  const others = new MonthPage(otherPage)
  await new SignInPage(otherPage).enterAs('contributor@demo.test')
  await new PlansPage(otherPage).launch('Store launch Denver')
  await others.openAt(day)

  // The other one is in the middle of typing when the news comes.
  await others.day(day).focus()
  await otherPage.keyboard.press('n')
  await others.quickCreate.getByLabel('Title').fill('Half a tho')

  await monthPage.addOn(day, { title: 'Joint venture', channel: 'Email' })
  await expect(others.barOn(day, 'Joint venture')).toBeVisible({ timeout: 2_000 })
  await monthPage.dragByDays(monthPage.barOn(day, 'Joint venture'), 1)
  await expect(others.barOn(monthPage.dayAfter(day, 1), 'Joint venture')).toBeVisible({
    timeout: 2_000,
  })
  await expect(others.quickCreate.getByLabel('Title')).toHaveValue('Half a tho')
  await expect(others.quickCreate.getByLabel('Title')).toBeFocused()
})
