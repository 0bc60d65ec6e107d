import type { Locator, Page } from 'playwright'

/** A picture of a guide. */
export interface Shot {
  /** As in `picture-names.ts`. */
  name: string
  /** The path after that of the plan; a path that begins with `/` is complete. */
  path: string
  /** Opens the content of the picture. */
  prepare?: (page: Page) => Promise<void>
  /** The part of the window to keep. */
  box: (page: Page) => Promise<Box>
}

type Box = { x: number; y: number; width: number; height: number }

/**
 * The window without the navigation.
 * @param height how far down, in pixels
 */
const view = (height: number) => () => Promise.resolve({ x: 200, y: 0, width: 1240, height })

/** @param margin around the element, in pixels */
const around =
  (find: (page: Page) => Locator, margin: number = 0) =>
  async (page: Page) => {
    const box = await find(page).first().boundingBox({ timeout: 5000 })
    if (box === null) throw new Error('What the picture shows is not on the screen.')
    const x = Math.max(0, Math.floor(box.x - margin))
    const y = Math.max(0, Math.floor(box.y - margin))
    return {
      x,
      y,
      width: Math.min(1440 - x, Math.ceil(box.width + 2 * margin)),
      height: Math.min(900 - y, Math.ceil(box.height + 2 * margin)),
    }
  }

export const shots: readonly Shot[] = [
  { name: 'plans', path: '/plans', box: view(420) },
  { name: 'month', path: 'calendar/month', box: view(640) },
  {
    name: 'new-tactic',
    path: 'calendar/month',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add Tactic' }).click()
      await page.getByRole('dialog').waitFor()
    },
    box: around((page) => page.getByRole('dialog')),
  },
  {
    name: 'overstory',
    path: 'calendar/month',
    box: around((page) => page.getByRole('region', { name: 'Overstory' })),
  },
  { name: 'day', path: 'calendar/day', box: view(640) },
  { name: 'flow', path: 'calendar/flow', box: view(640) },
  { name: 'table', path: 'table', box: view(560) },
  {
    name: 'selection',
    path: 'table',
    prepare: async (page) => {
      const boxes = page.getByRole('row').getByRole('checkbox')
      await boxes.nth(1).click()
    },
    box: () => Promise.resolve({ x: 200, y: 420, width: 1240, height: 480 }),
  },
  {
    name: 'filters',
    path: 'calendar/month',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Filters/u }).click()
    },
    box: () => Promise.resolve({ x: 740, y: 0, width: 700, height: 640 }),
  },
  {
    name: 'saved-views',
    path: 'calendar/month',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Saved views' }).click()
      await page.getByRole('menu').waitFor()
    },
    box: () => Promise.resolve({ x: 200, y: 0, width: 700, height: 460 }),
  },
  {
    name: 'budget',
    path: 'budget',
    prepare: async (page) => {
      // The figures of several plans are not shown together.
      await page.getByRole('button', { name: 'Hide Other Plans' }).click()
      await page
        .getByRole('row', { name: /Website/u })
        .first()
        .waitFor()
    },
    box: view(560),
  },
  { name: 'channels', path: 'settings/channels', box: view(640) },
  { name: 'initiatives', path: 'settings/initiatives', box: view(560) },
  { name: 'tags', path: 'settings/tags', box: view(640) },
  { name: 'calendars', path: 'settings/calendars-of-interest', box: view(640) },
  { name: 'team', path: 'settings/team', box: view(640) },
  {
    name: 'import',
    path: 'table',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'View options' }).click()
      await page.getByRole('menuitem', { name: 'Import from a file' }).click()
      await page.getByRole('dialog').waitFor()
    },
    box: around((page) => page.getByRole('dialog'), 24),
  },
]
