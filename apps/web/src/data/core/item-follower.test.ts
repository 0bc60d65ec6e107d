import { QueryClient } from '@tanstack/react-query'
import type { PlanChange } from '@throughline/api-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineCollection } from './collection'
import type { Shelf } from './fixtures/shelf-server'
import { createItemFollower } from './item-follower'
import { placeAtEnd } from './list-patches'

const OWNER_ID = 12
const shelves = defineCollection<Shelf>({ name: 'shelves', place: placeAtEnd })
const shelf = (id: number, version = 1): Shelf => ({
  id,
  version,
  name: `Shelf ${id}`,
  orderIndex: 0,
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function page({ isReachable = true }: { readonly isReachable?: boolean } = {}) {
  const queryClient = new QueryClient()
  const key = shelves.listKey(OWNER_ID)
  queryClient.setQueryData(key, [shelf(1), shelf(2)])
  const requested: (readonly number[])[] = []
  const onReadFailed = vi.fn<() => void>()
  const follower = createItemFollower({
    collection: shelves,
    queryClient,
    ownerId: OWNER_ID,
    readByIds: async (ids) => {
      requested.push(ids)
      if (!isReachable) throw new Error('Failed to fetch')
      return ids.map((id) => shelf(id, 2))
    },
    onReadFailed,
  })
  const change = (
    action: PlanChange['action'],
    ids: readonly number[],
    items: readonly Shelf[] | null = null,
  ) => {
    const version = action === 'deleted' || ids.length > 1 ? null : (items?.[0]?.version ?? 2)
    follower.follow({ planId: OWNER_ID, collection: 'shelves', action, ids, version, items })
  }
  const settle = () => vi.advanceTimersByTimeAsync(100)
  /** Starts to read a list; the returned function answers the read. */
  const readList = (...parts: readonly string[]) => {
    const queryKey = shelves.listKey(OWNER_ID, ...parts)
    let resolve = (_items: readonly Shelf[]) => {}
    const answered = new Promise<readonly Shelf[]>((done) => {
      resolve = done
    })
    void queryClient.fetchQuery({ queryKey, queryFn: () => answered })
    return {
      ids: () => queryClient.getQueryData<readonly Shelf[]>(queryKey)?.map(({ id }) => id),
      items: () => queryClient.getQueryData<readonly Shelf[]>(queryKey),
      answer: async (...items: readonly Shelf[]) => {
        resolve(items)
        await settle()
      },
    }
  }
  const versions = () =>
    queryClient.getQueryData<readonly Shelf[]>(key)?.map(({ id, version }) => [id, version])
  return { follower, change, settle, readList, requested, versions, onReadFailed }
}

test('an item that is changed and then deleted is not read', async () => {
  const { change, settle, requested, versions } = page()
  change('updated', [1])
  change('updated', [2])
  change('deleted', [1])
  await settle()
  expect(requested).toEqual([[2]])
  expect(versions()).toEqual([[2, 2]])
})

test('nothing is read when all that was changed is deleted, or read in another way', async () => {
  const { follower, change, settle, requested } = page()
  change('updated', [1])
  change('deleted', [1])
  await settle()
  change('updated', [2])
  follower.forget()
  await settle()
  expect(requested).toEqual([])
})

test('each list that is read meanwhile is answered without what was deleted', async () => {
  const { change, readList } = page()
  const early = readList('early')
  const late = readList('late')
  change('deleted', [1])
  await early.answer(shelf(1), shelf(2))
  await late.answer(shelf(1), shelf(2))
  expect([early.ids(), late.ids()]).toEqual([[2], [2]])
})

test('the last change of an item counts for a list that is read meanwhile', async () => {
  const { change, readList } = page()
  const list = readList('slow')
  change('updated', [1])
  change('deleted', [1])
  await list.answer(shelf(1), shelf(2))
  expect(list.ids()).toEqual([2])
})

test('a list that is answered after the follower has stopped stays as it is', async () => {
  const { follower, change, readList } = page()
  const list = readList('slow')
  change('deleted', [1])
  follower.stop()
  await list.answer(shelf(1), shelf(2))
  expect(list.ids()).toEqual([1, 2])
})

test('a failed read is reported', async () => {
  const { change, settle, onReadFailed } = page({ isReachable: false })
  change('updated', [1])
  await settle()
  expect(onReadFailed).toHaveBeenCalledOnce()
})

test('an item that the server sends is stored at once, and nothing is read', async () => {
  const { change, settle, requested, versions } = page()
  change('updated', [1], [shelf(1, 3)])
  expect(versions()).toEqual([
    [1, 3],
    [2, 1],
  ])
  await settle()
  expect(requested).toEqual([])
})

test('a changed item that the server does not send is not in the lists', () => {
  const { change, versions } = page()
  change('updated', [1, 2], [shelf(2, 2)])
  expect(versions()).toEqual([[2, 2]])
})

test('an item that the server sends late does not replace a newer one', () => {
  const { change, versions } = page()
  change('updated', [1], [shelf(1, 5)])
  change('updated', [1], [shelf(1, 4)])
  change('updated', [1, 2], [shelf(1, 3), shelf(2, 2)])
  expect(versions()).toEqual([
    [1, 5],
    [2, 2],
  ])
})

test('an item that the server sends during the read of a list is in the list', async () => {
  const { change, readList, requested } = page()
  const list = readList('slow')
  change('updated', [1, 2], [shelf(1, 3), shelf(2, 3)])
  await list.answer(shelf(1), shelf(2))
  expect(list.items()).toEqual([shelf(1, 3), shelf(2, 3)])
  expect(requested).toEqual([])
})
