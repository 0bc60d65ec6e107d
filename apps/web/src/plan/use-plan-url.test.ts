import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { usePlanUrl, type PlanUrl } from './use-plan-url'

/** Returns the result of the hook at a URL. */
function read(url: string): PlanUrl {
  const seen: PlanUrl[] = []
  const Probe = () => {
    seen.push(usePlanUrl(dayNumberOf('2026-11-18')))
    return null
  }
  const route = createElement(Route, {
    path: '/account/:accountId/plan/:planId/calendar/*',
    element: createElement(Probe),
  })
  renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [url] }, createElement(Routes, null, route)),
  )
  const [visible] = seen
  if (visible === undefined) throw new Error(`No route matches ${url}.`)
  return visible
}

test.each([
  [
    'a month',
    '/account/1/plan/12/calendar/month?date=2026-12',
    { accountId: 1, planId: 12, view: 'month', month: '2026-12' },
  ],
  [
    'a day, and the month of that day',
    '/account/1/plan/12/calendar/day?date=2026-12-03',
    { view: 'day', day: '2026-12-03', month: '2026-12' },
  ],
  ['today without a date', '/account/1/plan/12/calendar/day', { day: '2026-11-18' }],
  ['no plan and no account', '/account/x/plan/0/calendar/month', { accountId: null, planId: null }],
])('the URL of a plan names %s', (_what, url, expected) => {
  expect(read(url)).toMatchObject(expected)
})
