import type { Locator, Page } from '@playwright/test'
import { restingBox } from './resting-box'

/** Page model of the parking lot below a calendar. */
export class ParkingLotPage {
  readonly region: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.region = page.getByRole('region', { name: 'Parking Lot' })
  }

  /** Returns the bar of an item without a date. */
  bar(title: string): Locator {
    return this.region.getByRole('button', { name: title })
  }

  /** Opens the parking lot, once its code is loaded. */
  async open(): Promise<void> {
    await this.region.getByRole('button', { name: /^Parking Lot/u }).click()
    await this.region.getByRole('list', { name: 'Parked items' }).waitFor()
  }

  /** Drags an element to the middle of another one. */
  async drag(from: Locator, to: Locator): Promise<void> {
    const [start, end] = [await restingBox(from), await restingBox(to)]
    await this.page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
    await this.page.mouse.down()
    await this.page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 20 })
    await this.page.mouse.up()
  }
}
