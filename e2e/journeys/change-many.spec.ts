import { BulkDialog } from '../page-models/bulk-dialog'
import { MonthPage } from '../page-models/month-page'
import { planIdOf } from '../page-models/plans-page'
import { expect, test } from './fixtures'

const PLAN = 'National plan'

test('several tactics move together, stay moved, and come back with one undo', async ({
  page,
  server,
  openPlan,
  enterPlan,
  monthPage,
  freeDay,
}, { repeatEachIndex }) => {
  const day = freeDay()
  const later = monthPage.dayAfter(day, 3)
  // Separate titles for each repetition of the journey on one server.
  const email = `Gift mailing (${repeatEachIndex + 1})`
  const leaflet = `Gift leaflet (${repeatEachIndex + 1})`
  for (const [title, channel] of [
    [email, 'Email'],
    [leaflet, 'Direct Mail'],
  ] as const) {
    const tactic = { title, startDate: `${day}T08:00:00`, isAllDay: true }
    await server.addTactic(planIdOf(PLAN), tactic, channel)
  }
  await enterPlan('owner@demo.test', PLAN, day)
  const dialog = new BulkDialog(page)
  const expectBothOn = async (on: string) => {
    for (const title of [email, leaflet]) await expect(monthPage.barOn(on, title)).toBeVisible()
  }

  await test.step('moved by three days, both are there, also after a reload', async () => {
    await monthPage.select([monthPage.barOn(day, email), monthPage.barOn(day, leaflet)])
    await dialog.moveByDays(3)
    await expect(monthPage.toasts).toContainText('2 tactics moved.')
    await expectBothOn(later)
    await monthPage.openAt(later)
    await expectBothOn(later)
  })

  await test.step('moved again, one undo takes both back for good', async () => {
    await monthPage.select([monthPage.barOn(later, email), monthPage.barOn(later, leaflet)])
    await dialog.moveByDays(-3)
    await expectBothOn(day)
    await page.keyboard.press('Control+z')
    await expect(monthPage.toasts).toContainText('2 tactics are as they were.')
    await expectBothOn(later)
    await monthPage.openAt(later)
    await expectBothOn(later)
  })

  await test.step('a contributor moves what is theirs, and reads why the rest stays', async () => {
    const theirPage = await openPlan('limited@demo.test', PLAN, later)
    const theirMonth = new MonthPage(theirPage)
    await theirMonth.select([theirMonth.barOn(later, email), theirMonth.barOn(later, leaflet)])
    const theirDialog = new BulkDialog(theirPage)
    await theirDialog.chooseDays(-1)
    await expect(theirDialog.refused).toContainText(leaflet)
    await expect(theirDialog.refused).toContainText('you cannot edit Direct Mail')
    await theirDialog.apply('Move 1 tactic')
    await expect(theirMonth.barOn(monthPage.dayAfter(later, -1), email)).toBeVisible()
    await expect(theirMonth.barOn(later, leaflet)).toBeVisible()
  })
})
