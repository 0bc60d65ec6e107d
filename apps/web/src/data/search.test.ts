import { QueryClient } from '@tanstack/react-query'
import { buildTactic } from '@throughline/test-support/builders'
import { createPlanningServer } from '@throughline/test-support/network'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tacticSearchOptions, type SearchOfPlan } from './search'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 10, 59) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** One item more than two pages of results. The first item ends at 11:00. */
const twoHundredAndOne = Array.from({ length: 201 }, (_, index) =>
  buildTactic({
    id: index + 1,
    title: `VIP ${index + 1}`,
    on: index === 0 ? '2026-11-18' : '2026-11-19',
    isAllDay: false,
    ...(index === 0 ? { startDate: '2026-11-18T10:00:00', endDate: '2026-11-18T11:00:00' } : null),
  }),
)

const upcoming: SearchOfPlan = { planId: 12, keyword: 'vip', when: 'upcoming' }

test('a search finds each item once, also when one ends between two of its pages', async () => {
  const server = createPlanningServer({ tactics: twoHundredAndOne, holds: /search/u })
  const options = tacticSearchOptions(server.client, upcoming)
  const search = new QueryClient().fetchInfiniteQuery({ ...options, pages: 3 })
  await expect.poll(() => server.waiting()).toHaveLength(1)
  vi.setSystemTime(new Date(2026, 10, 18, 11, 1))
  server.answer()
  for (let page = 2; page <= 3; page += 1) {
    await expect.poll(() => server.waiting()).toHaveLength(1)
    server.answer()
  }
  const { pages } = await search
  const ids = pages.flatMap(({ results }) => results.map(({ id }) => id))
  expect(ids).toEqual(twoHundredAndOne.map(({ id }) => id))
})

test('the two sides of a search, and two searches, are kept apart', async () => {
  const { client } = createPlanningServer({ tactics: twoHundredAndOne.slice(0, 3) })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  vi.setSystemTime(new Date(2026, 10, 18, 11, 1))
  const find = async (search: SearchOfPlan) => {
    const { pages } = await queryClient.fetchInfiniteQuery(tacticSearchOptions(client, search))
    return pages.flatMap(({ results }) => results.map(({ id }) => id))
  }
  expect(await find(upcoming)).toEqual([2, 3])
  expect(await find({ ...upcoming, when: 'past' })).toEqual([1])
  expect(await find({ ...upcoming, keyword: 'gift' })).toEqual([])
})
