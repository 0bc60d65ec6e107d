import { buildPlan } from '@throughline/test-support/builders'
import { createPlanningServer } from '@throughline/test-support/network'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataProvider } from '../data/DataProvider'
import { createQueryClient } from '../data/query-client'
import { ToastProvider } from '../platform/ToastProvider'
import { useWeekStartChange } from './use-week-start-change'

test('the first day of the week is sent when it is another one, and only then', async () => {
  const server = createPlanningServer()
  const changes: ReturnType<typeof useWeekStartChange>[] = []
  const Content = () => {
    changes.push(useWeekStartChange(buildPlan({ weekStartDay: 'sunday' })))
    return null
  }
  const children = createElement(ToastProvider, null, createElement(Content))
  const data = { client: server.client, queryClient: createQueryClient(), children }
  renderToString(createElement(DataProvider, data))
  const [change] = changes
  await change?.({ weekStartDay: 'sunday' })
  expect(server.requests()).toEqual([])
  await change?.({ weekStartDay: 'monday' })
  expect(server.requests()).toContain('PUT /plans/12')
})
