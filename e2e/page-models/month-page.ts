import type { Locator, Page } from '@playwright/test'
import { restingBox } from './resting-box'

/** A day as `YYYY-MM-DD`. */
export type Day = string

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Page model of the month calendar of a plan. */
export class MonthPage {
  readonly grid: Locator
  readonly toasts: Locator
  /** Complete editor of a new tactic. */
  readonly createDialog: Locator
  /** Dialog for a new tactic beside a day. */
  readonly quickCreate: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.grid = page.getByRole('grid')
    this.toasts = page.getByRole('region', { name: 'Notifications' })
    this.createDialog = page.getByRole('dialog', { name: 'New tactic' })
    this.quickCreate = page.getByRole('dialog', { name: 'New tactic' })
  }

  /** Returns the cell of a day, which contains the button with its date. */
  day(day: Day): Locator {
    const [year, month, dayOfMonth] = day.split('-').map(Number)
    const date = `${dayOfMonth}, \\w+, ${months[(month ?? 0) - 1]} ${year}`
    return this.grid
      .getByRole('gridcell')
      .filter({ has: this.page.getByRole('button', { name: new RegExp(`(^| )${date}`) }) })
  }

  /** Returns a bar on a day. */
  barOn(day: Day, title: string): Locator {
    return this.day(day).getByRole('button', { name: title })
  }

  /** Waits until the tactics of the month are visible. */
  async settle(): Promise<void> {
    await this.grid.and(this.page.locator('[aria-busy="false"]')).waitFor()
  }

  /** Shows only as many items as fit the window, so that every day is visible. */
  async fitWindow(): Promise<void> {
    await this.settle()
    await this.page.getByRole('button', { name: 'View options' }).click()
    await this.page.getByRole('menuitemradio', { name: 'Fit the window' }).click()
    await this.settle()
  }

  /** Shows every item of each day. */
  async showAll(): Promise<void> {
    await this.page.getByRole('button', { name: 'View options' }).click()
    await this.page.getByRole('menuitemradio', { name: 'Show all' }).click()
    await this.settle()
  }

  /** Selects bars with Ctrl and a click. */
  async select(bars: readonly Locator[]): Promise<void> {
    for (const bar of bars) await bar.click({ modifiers: ['Control'] })
  }

  /** Opens the month of a day by its address. */
  async openAt(day: Day): Promise<void> {
    const path = await this.page.evaluate(() => location.pathname)
    await this.page.goto(`${path}?date=${day}`)
    await this.settle()
  }

  /** Returns a time of the visible day, as `HH:mm`. */
  hour(time: string): Locator {
    return this.grid.getByRole('gridcell', { name: new RegExp(`^${time}, `, 'u') })
  }

  /** Returns the id of the visible plan. */
  async planId(): Promise<number> {
    const path = await this.page.evaluate(() => location.pathname)
    return Number(/plans?\/(\d+)/.exec(path)?.[1])
  }

  async nextMonth(): Promise<void> {
    const before = await this.grid.getAttribute('aria-label')
    await this.page.getByRole('button', { name: 'Next month' }).click()
    await this.grid.and(this.page.locator(`:not([aria-label="${before ?? ''}"])`)).waitFor()
    await this.settle()
  }

  /** Returns the day some days later. */
  dayAfter(day: Day, days: number): Day {
    const date = new Date(`${day}T00:00:00Z`)
    date.setUTCDate(date.getUTCDate() + days)
    return date.toISOString().slice(0, 10)
  }

  /** Double clicks the day, fills in the form and saves. */
  async addOn(
    day: Day,
    { title, channel, tacticType }: { title: string; channel: string; tacticType?: string },
  ): Promise<void> {
    const cell = await restingBox(this.day(day))
    // Low in the cell, where no bar is.
    await this.page.mouse.dblclick(cell.x + cell.width / 2, cell.y + cell.height - 12)
    await this.fillIn({ title, channel, ...(tacticType === undefined ? {} : { tacticType }) })
  }

  /** Fills in the required fields besides the day, and creates the item. */
  async fillIn({
    title,
    channel,
    tacticType,
  }: {
    title: string
    channel: string
    tacticType?: string
  }): Promise<void> {
    await this.quickCreate.getByLabel('Title').fill(title)
    await this.choose('Channel', channel)
    await this.choose('Tactic type', tacticType)
    await this.quickCreate.getByRole('button', { name: 'Create' }).click()
    await this.quickCreate.waitFor({ state: 'hidden' })
  }

  /** Drags a bar sideways in small steps, as a user would. */
  async dragByDays(bar: Locator, days: number): Promise<void> {
    const box = await restingBox(bar)
    const cell = await restingBox(this.grid.getByRole('gridcell').first())
    const x = box.x + Math.min(box.width / 2, cell.width / 2)
    const y = box.y + box.height / 2
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x + days * cell.width, y, { steps: 12 })
    await this.page.mouse.up()
  }

  private async choose(field: string, option: string | undefined): Promise<void> {
    await this.quickCreate.getByRole('combobox', { name: field }).click()
    const options = this.page.getByRole('option')
    await (option === undefined ? options : options.filter({ hasText: option })).first().click()
  }
}
