import { ParkingLotPage } from '../page-models/parking-lot-page'
import { expect, test } from './fixtures'

test('an item goes to the parking lot and to another day by dragging and by keys, and undo takes both back', async ({
  page,
  addItem,
  monthPage,
}) => {
  const { title, day, bar } = await addItem('Street campaign')
  const parkingLot = new ParkingLotPage(page)
  const next = monthPage.dayAfter(day, 1)
  const scheduled = monthPage.grid.getByRole('button', { name: title })
  await parkingLot.open()

  await test.step('dragged into it, it stays there', async () => {
    await parkingLot.drag(bar, parkingLot.region)
    await expect(monthPage.toasts).toContainText('moved to the Parking Lot.')
    await expect(bar).toHaveCount(0)
    await parkingLot.bar(title).scrollIntoViewIfNeeded()
    await page.reload()
    await monthPage.settle()
  })

  await test.step('dragged to another day, one undo takes it back', async () => {
    await parkingLot.bar(title).scrollIntoViewIfNeeded()
    await monthPage.day(next).scrollIntoViewIfNeeded()
    await parkingLot.drag(parkingLot.bar(title), monthPage.day(next))
    await expect(monthPage.toasts).toContainText('scheduled on')
    await expect(monthPage.barOn(next, title)).toBeFocused()
    await expect(parkingLot.bar(title)).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(parkingLot.bar(title)).toBeVisible()
    await expect(monthPage.barOn(next, title)).toHaveCount(0)
  })

  await test.step('one key schedules it and parks it again, and one undo takes that back', async () => {
    await parkingLot.bar(title).focus()
    await page.keyboard.press('p')
    await expect(scheduled).toBeFocused()
    await page.keyboard.press('p')
    await expect(parkingLot.bar(title)).toBeVisible()
    await expect(scheduled).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(scheduled).toBeFocused()
  })
})
