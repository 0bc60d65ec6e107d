import type { Locator, Page } from '@playwright/test'

/** A day of the calendar by what its cell says, for example `Wednesday, November 18, 2026`. */
export type DayName = string

/** The month calendar of a plan, by what a person sees and hears of it. */
export class MonthPage {
  readonly grid: Locator
  readonly toasts: Locator
  readonly createDialog: Locator

  constructor(private readonly page: Page) {
    this.grid = page.getByRole('grid')
    this.toasts = page.getByRole('region', { name: 'Notifications' })
    this.createDialog = page.getByRole('dialog', { name: 'Add Tactic' })
  }

  day(name: DayName): Locator {
    return this.grid.getByRole('gridcell', { name: new RegExp(`^${name}`) })
  }

  bar(title: string): Locator {
    return this.grid.getByRole('button', { name: title })
  }

  /** Waits until the tactics of the month are on the screen. */
  async settle(): Promise<void> {
    await this.grid.and(this.page.locator('[aria-busy="false"]')).waitFor()
  }

  async nextMonth(): Promise<void> {
    const before = await this.grid.getAttribute('aria-label')
    await this.page.getByRole('button', { name: 'Next month' }).click()
    await this.grid.and(this.page.locator(`:not([aria-label="${before ?? ''}"])`)).waitFor()
    await this.settle()
  }

  /**
   * A day on which nothing is planned and nothing is on the two days after it,
   * so that what a journey adds is seen and can be dragged; pages on until
   * there is one.
   */
  async findQuietDay(): Promise<DayName> {
    for (let month = 0; month < 14; month += 1) {
      await this.settle()
      const names = await this.grid
        .getByRole('gridcell')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''))
      const quiet = names.findIndex((name, at) => {
        const week = names.slice(at, at + 3)
        // Within one row, so that two days later is two columns to the right.
        return at % 7 < 5 && week.length === 3 && week.every((day) => /, empty$/.test(day))
      })
      const found = names[quiet]
      if (found !== undefined) return found.replace(/(, today)?, empty$/, '')
      await this.nextMonth()
    }
    throw new Error(
      'No quiet day in fourteen months: the demonstration plan is fuller than it was.',
    )
  }

  /** Drags a bar sideways, as a hand would: in small steps, with a rest before letting go. */
  async dragByDays(bar: Locator, days: number): Promise<void> {
    const box = await bar.boundingBox()
    const cell = await this.grid.getByRole('gridcell').first().boundingBox()
    if (box === null || cell === null) throw new Error('The bar is not on the screen.')
    const x = box.x + Math.min(box.width / 2, cell.width / 2)
    const y = box.y + box.height / 2
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x + days * cell.width, y, { steps: 12 })
    await this.page.mouse.up()
  }
}
