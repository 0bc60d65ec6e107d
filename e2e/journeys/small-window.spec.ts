import type { Page } from '@playwright/test'
import { planIdOf } from '../page-models/plans-page'
import { expect, test } from './fixtures'

const plan = `/account/101/plan/${planIdOf('National plan')}`
/** A plan without others, whose budget shows figures. */
const individualPlan = `/account/101/plan/${planIdOf('Store launch Denver')}`

const settings = [
  'channels',
  'calendars-of-interest',
  'tags',
  'initiatives',
  'budget',
  'documents',
  'team',
  'performance',
]

const places = [
  '/plans',
  ...['calendar/month', 'calendar/day', 'calendar/flow'].map((view) => `${plan}/${view}`),
  ...['table', 'budget', 'search', 'performance'].map((view) => `${plan}/${view}`),
  `${individualPlan}/budget`,
  `${plan}/tactic/0`,
  `${plan}/settings`,
  ...settings.map((segment) => `${plan}/settings/${segment}`),
  '/account',
  '/account/user',
  '/guides',
]

/** Returns the parts of a page that still wait for their data. */
const loadingParts = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll('[aria-busy="true"], [style*="--tl-skeleton-width"]')
    if (document.querySelector('nav') === null) return ['the page']
    return [...parts]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => `${part.localName} ${part.ariaLabel ?? part.className}`)
  })

/** Returns what does not fit: the width of the document and its main part, and the former's height. */
const overflows = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root } = document
    const down = root.scrollHeight - root.clientHeight
    return [root, ...document.querySelectorAll('main')]
      .map((element) => [element.localName, element.scrollWidth - element.clientWidth] as const)
      .concat([['html, downwards', down]])
      .flatMap(([name, pixels]) => (pixels > 0 ? [`${name}: ${pixels} px`] : []))
  })

test('in the smallest window no page scrolls sideways, and only its content scrolls down', async ({
  page,
  enterPlan,
}) => {
  await enterPlan('owner@demo.test', 'National plan')
  await page.setViewportSize({ width: 1024, height: 700 })
  for (const place of places) {
    await test.step(place, async () => {
      await page.goto(place)
      await expect.poll(() => loadingParts(page), { message: place }).toEqual([])
      expect.soft(await overflows(page), place).toEqual([])
    })
  }
})
