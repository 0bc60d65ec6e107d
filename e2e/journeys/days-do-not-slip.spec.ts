import { planIdOf } from '../page-models/plans-page'
import { expect, test } from './fixtures'
import { StoredTactics } from '../server/stored-tactics'

// Time zones of the journey. Clocks go forward on 14 March 2027 in the United States, and back on 4
// April in New Zealand, both on a Sunday. Kiritimati is the farthest from UTC. The tests of the
// rules cover more zones.
const places = [
  ['America/Los_Angeles', '2027-03-13'],
  ['Pacific/Auckland', '2027-04-03'],
  ['Pacific/Kiritimati', '2027-03-13'],
] as const

for (const [zone, firstDay] of places) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone })

    test('the days that are shown, chosen and dragged to are the days that are kept', async ({
      page,
      server,
      enterPlan,
      monthPage,
    }) => {
      const title = `Clock change ${zone}`
      const next = monthPage.dayAfter(firstDay, 1)
      await enterPlan('admin@demo.test', 'Store launch Denver', firstDay)
      // The day may have more items than fit.
      await monthPage.showAll()
      const planId = planIdOf('Store launch Denver')
      const tactics = await StoredTactics.open(server.origin)
      const retained = (day: string) => expect.poll(() => tactics.find(planId, day, title))

      await monthPage.day(firstDay).focus()
      await page.keyboard.press('n')
      await monthPage.fillIn({ title, channel: 'Email' })
      await retained(firstDay).toMatchObject({ startDate: `${firstDay}T08:00:00` })

      // Moves and resizes over the change of the clocks with the keyboard.
      await monthPage.openAt(firstDay)
      await page.keyboard.press('Escape')
      const bar = page.getByRole('button', { name: new RegExp(`${title},`) }).first()
      await bar.focus()
      await page.keyboard.press('Alt+ArrowRight')
      await retained(next).toMatchObject({
        startDate: `${next}T08:00:00`,
        endDate: `${next}T08:00:00`,
      })
      await bar.focus()
      await page.keyboard.press('Alt+Shift+ArrowRight')
      await retained(next).toMatchObject({
        startDate: `${next}T08:00:00`,
        endDate: `${monthPage.dayAfter(next, 1)}T08:00:00`,
        isAllDay: true,
      })
    })
  })
}
