import { expect, test } from './fixtures'

// Clocks go forward on 14 March 2027 in the United States, on 28 March in Europe,
// back on 4 April in New Zealand; Kiritimati is a day ahead of Pago Pago.
const PLACES = [
  ['America/Los_Angeles', '2027-03-13'],
  ['Europe/Berlin', '2027-03-27'],
  ['Pacific/Auckland', '2027-04-03'],
  ['Pacific/Kiritimati', '2027-03-13'],
  ['Pacific/Pago_Pago', '2027-03-13'],
] as const

for (const [zone, firstDay] of PLACES) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone })

    test('the days that are shown, chosen and dragged to are the days that are kept', async ({
      page,
      signInPage,
      plansPage,
      monthPage,
    }) => {
      const title = `Clock change ${zone}`
      await signInPage.enterAs('admin@demo.test')
      await plansPage.launch('Store launch Denver')
      await monthPage.fitWindow()
      await page.goto(`${new URL(page.url()).pathname}?date=${firstDay}`)
      await monthPage.settle()
      await monthPage.day(firstDay).focus()
      await page.keyboard.press('n')
      const kept = page.waitForResponse(isSaving('POST'))
      await monthPage.fillIn({ title, channel: 'Email' })
      expect(await (await kept).json()).toMatchObject({ startDate: `${firstDay}T08:00:00` })

      // Over the change of the clocks by keys, once to a day and once to a length.
      const next = monthPage.dayAfter(firstDay, 1)
      await page.goto(`${new URL(page.url()).pathname}?date=${firstDay}`)
      await monthPage.settle()
      await page.keyboard.press('Escape')
      const bar = page.getByRole('button', { name: new RegExp(`${title},`) }).first()
      await bar.focus()
      const moved = page.waitForResponse(isSaving('PUT'))
      await page.keyboard.press('Alt+ArrowRight')
      expect(await (await moved).json()).toMatchObject({
        startDate: `${next}T08:00:00`,
        endDate: `${next}T08:00:00`,
      })
      await bar.focus()
      const resized = page.waitForResponse(isSaving('PUT'))
      await page.keyboard.press('Alt+Shift+ArrowRight')
      expect(await (await resized).json()).toMatchObject({
        startDate: `${next}T08:00:00`,
        endDate: `${monthPage.dayAfter(next, 1)}T08:00:00`,
        isAllDay: true,
      })
    })
  })
}

function isSaving(method: 'POST' | 'PUT') {
  return (response: { url: () => string; request: () => { method: () => string } }): boolean =>
    response.request().method() === method &&
    /\/api\/tactics(?:\/\d+)?$/.test(new URL(response.url()).pathname)
}
