import { updateTactic } from '@throughline/api-client'
import { listItemOf, type TacticListItem } from '@throughline/domain/tactics'
import { buildTactic, type TacticFields } from '@throughline/test-support/builders'
import { createPlanningServer } from '@throughline/test-support/network'
import { describe, expect, test, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { parkedTacticsRead, tactics, tacticsRead } from './tactics'
import { datesOfMonth } from './use-tactics'

const november = { planId: 12, startDate: '2026-11-01', endDate: '2026-12-05' }
const key = tacticsRead.key(november)

/** Returns a cached list after the server's answer about an item. */
function withItem(items: readonly TacticListItem[], item: TacticListItem) {
  return patched(items, (queryClient) => {
    tactics.store(queryClient, november.planId, { items: [item] })
  })
}

/** Returns a cached list after items were deleted. */
function withoutItems(items: readonly TacticListItem[], ids: readonly number[]) {
  return patched(items, (queryClient) => {
    tactics.remove(queryClient, november.planId, ids)
  })
}

function patched(items: readonly TacticListItem[], patch: (queryClient: QueryClient) => void) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(key, items)
  patch(queryClient)
  return queryClient.getQueryData<readonly TacticListItem[]>(key)
}

/** A tactic of three days in November 2026. */
function itemOf(change: TacticFields = {}) {
  return buildTactic({ id: 1, version: 1, title: 'Gift guide launch', ...change })
}

const days = (start: string, end: string) => ({
  startDate: `${start}T08:00:00`,
  endDate: `${end}T08:00:00`,
})

describe('a change shown at once', () => {
  const other = itemOf({ id: 2, title: 'Flash sale' })
  const list = [itemOf(), other]

  test('a moved item replaces its older version', () => {
    const moved = itemOf(days('2026-11-25', '2026-11-27'))
    expect(withItem(list, moved)).toEqual([moved, other])
  })

  test('an item moved out of the month leaves it', () => {
    expect(withItem(list, itemOf(days('2027-01-04', '2027-01-06')))).toEqual([other])
  })

  test('an item moved into the month joins it', () => {
    const moved = itemOf()
    expect(withItem([other], moved)).toEqual([other, moved])
  })

  test('an item of another month changes nothing, not even the array', () => {
    const list3 = [other]
    expect(withItem(list3, itemOf(days('2027-01-04', '2027-01-06')))).toBe(list3)
  })

  test('a series joins the months in which it has occurrences, and no others', () => {
    const series = itemOf({ ...days('2025-01-07', '2025-01-07'), rrule: 'FREQ=WEEKLY;BYDAY=TU' })
    expect(withItem([other], series)).toEqual([other, series])
    const yearly = { ...series, rrule: 'FREQ=YEARLY' }
    expect(withItem([series, other], yearly)).toEqual([other])
  })

  test('an older version than that of the list changes nothing', () => {
    const visible = [itemOf({ version: 3 })]
    expect(withItem(visible, itemOf({ version: 2, title: 'Old' }))).toBe(visible)
  })

  test('a change that is taken back restores the list', () => {
    const moved = withItem(list, itemOf(days('2026-11-25', '2026-11-27')))
    expect(withItem(moved ?? [], itemOf())).toEqual(list)
  })

  test('deleted items leave the list, and no others', () => {
    expect(withoutItems(list, [1])).toEqual([other])
    expect(withoutItems(list, [9])).toBe(list)
  })
})

describe('the parking lot', () => {
  const parkedKey = parkedTacticsRead.key(november.planId)
  const listsAfter = (item: TacticListItem, parked: readonly TacticListItem[]) => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(key, [])
    queryClient.setQueryData(parkedKey, parked)
    tactics.store(queryClient, november.planId, { items: [item] })
    return [key, parkedKey].map(
      (each) => queryClient.getQueryData<readonly TacticListItem[]>(each) ?? [],
    )
  }

  test('holds an item that is parked, and the month does not', () => {
    const item = itemOf({ isUnscheduled: true })
    expect(listsAfter(item, [])).toEqual([[], [item]])
  })

  test('holds an item no longer that is scheduled, and its month does', () => {
    const item = itemOf({ ...days('2026-11-18', '2026-11-18'), version: 2 })
    expect(listsAfter(item, [itemOf({ isUnscheduled: true })])).toEqual([[item], []])
  })
})

test.each([
  ['complete weeks', '2026-11', '2026-11-01', '2026-12-05'],
  ['no day before the first with a date', '1900-01', '1900-01-01', '1900-02-03'],
  ['no day after the last with a date', '9999-12', '9999-11-28', '9999-12-31'],
])('a month shows %s', (_sentence, month, start, end) => {
  expect(datesOfMonth(month, 'sunday')).toEqual({ start, end })
})

describe('a list that the page has patched', () => {
  test('is not read completely again: only the changed items are', async () => {
    const server = createPlanningServer({
      tactics: [itemOf(), itemOf({ id: 2 }), itemOf({ id: 3 })],
    })
    const { client } = server
    const queryClient = new QueryClient()
    const get = vi.spyOn(client.http, 'GET')
    const read = () => queryClient.fetchQuery(tacticsRead.options(client, november))
    await read()
    const saving = updateTactic(client, { id: 2, version: 1 }, { title: 'Own edit' })
    await expect.poll(() => server.waiting()).toHaveLength(1)
    server.answer()
    const stored = listItemOf(await saving)
    tactics.store(queryClient, november.planId, { items: [stored] })
    for (let time = 0; time < 2; time += 1) {
      const titles = (await read()).map(({ id, title }) => `${id} ${title}`)
      expect(titles.toSorted()).toEqual([
        `1 ${itemOf().title}`,
        '2 Own edit',
        `3 ${itemOf().title}`,
      ])
    }
    const sent = await Promise.all(get.mock.results.map(({ value }) => value))
    expect(sent.map(({ data }) => data.items.map(({ id }: { id: number }) => id))).toEqual([
      [1, 2, 3],
      [2],
      [],
    ])
  })
})
