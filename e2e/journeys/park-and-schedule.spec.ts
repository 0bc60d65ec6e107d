import { ParkingLotPage } from '../page-models/parking-lot-page'
import { expect, test } from './fixtures'

/** Above the parking lot, a day with two items hides a third. */
const EMPTY_DAY = { mostItems: 0 } as const

test('an item is dragged into the parking lot and to another day, and undo takes both back', async ({
  page,
  addItem,
  monthPage,
}) => {
  const { title, day, bar } = await addItem('Street campaign', EMPTY_DAY)
  const parkingLot = new ParkingLotPage(page)
  const next = monthPage.dayAfter(day, 1)
  await parkingLot.open()

  await parkingLot.drag(bar, parkingLot.region)
  await expect(monthPage.toasts).toContainText('moved to the Parking Lot.')
  await expect(bar).toHaveCount(0)
  await parkingLot.bar(title).scrollIntoViewIfNeeded()

  await page.reload()
  await monthPage.settle()
  await parkingLot.bar(title).scrollIntoViewIfNeeded()
  await monthPage.day(next).scrollIntoViewIfNeeded()
  await parkingLot.drag(parkingLot.bar(title), monthPage.day(next))
  await expect(monthPage.barOn(next, title)).toBeFocused()
  await expect(monthPage.toasts).toContainText('scheduled on')
  await expect(parkingLot.bar(title)).toHaveCount(0)

  await page.keyboard.press('Control+z')
  await expect(parkingLot.bar(title)).toBeVisible()
  await expect(monthPage.barOn(next, title)).toHaveCount(0)
})

test('an item goes to the parking lot and back by keys', async ({ page, addItem, monthPage }) => {
  const { title, bar } = await addItem('Shelf display')
  const parkingLot = new ParkingLotPage(page)
  await parkingLot.open()
  // The day that a key schedules it on may be full.
  await monthPage.showAll()

  await bar.focus()
  await page.keyboard.press('p')
  await expect(parkingLot.bar(title)).toBeVisible()
  await expect(bar).toHaveCount(0)

  await parkingLot.bar(title).focus()
  await page.keyboard.press('p')
  const scheduled = monthPage.grid.getByRole('button', { name: title })
  await expect(scheduled).toBeFocused()

  await page.keyboard.press('p')
  await expect(parkingLot.bar(title)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(scheduled).toBeFocused()
})
