import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import {
  continuedListOf,
  entityTagOf,
  readUnlessCached,
  retainEndCursor,
  shareWithTag,
} from './entity-tags'

const key = ['list']

/** A list on a server with entity tags; records the tags of the requests. */
function world() {
  const queryClient = new QueryClient()
  const requested: (string | null)[] = []
  const server = { items: [{ id: 1, title: 'Newsletter' }], tag: '"one"' }
  const fetch = () =>
    queryClient.fetchQuery({
      queryKey: key,
      structuralSharing: shareWithTag,
      queryFn: () =>
        readUnlessCached(queryClient, key, async (cachedTag) => {
          requested.push(cachedTag)
          if (cachedTag === server.tag) return null
          return { data: server.items.map((item) => ({ ...item })), entityTag: server.tag }
        }),
    })
  return { queryClient, requested, server, fetch }
}

describe('a list that is read again', () => {
  test('is requested with its tag, and stays the same object while it is valid', async () => {
    const { queryClient, requested, fetch } = world()
    await fetch()
    const first = queryClient.getQueryData(key)
    await fetch()
    expect(queryClient.getQueryData(key)).toBe(first)
    expect(requested).toEqual([null, '"one"'])
  })

  test('is requested with the tag of the newest answer, also where items are shared', async () => {
    const { queryClient, requested, fetch, server } = world()
    await fetch()
    const visible = () => queryClient.getQueryData<readonly object[]>(key) ?? []
    const [first] = visible()
    server.items = [...server.items, { id: 2, title: 'Billboard' }]
    server.tag = '"two"'
    await fetch()
    expect(visible()).toHaveLength(2)
    expect(visible()[0]).toBe(first)
    await fetch()
    expect(requested).toEqual([null, '"one"', '"two"'])
  })

  test('that was patched on the page keeps its end, from which only changes are read', async () => {
    const queryClient = new QueryClient()
    const end = () => continuedListOf(queryClient, key)?.endCursor
    const read = (endCursor: string) =>
      queryClient.fetchQuery({
        queryKey: key,
        structuralSharing: shareWithTag,
        queryFn: () =>
          readUnlessCached(queryClient, key, async () => ({
            data: [{ id: 1 }],
            entityTag: '"one"',
            endCursor,
          })),
      })
    await read('first')
    const before: readonly object[] = queryClient.getQueryData(key) ?? []
    const patched = [...before, { id: 2 }]
    retainEndCursor(before, patched)
    queryClient.setQueryData(key, patched)
    expect(end()).toBe('first')
    expect(entityTagOf(queryClient.getQueryData(key))).toBeNull()
    await read('second')
    expect(end()).toBe('second')
  })

  test('that was patched on the page is requested as a whole', async () => {
    const { requested, fetch, queryClient } = world()
    await fetch()
    queryClient.setQueryData(key, [{ id: 1, title: 'Moved' }])
    expect(entityTagOf(queryClient.getQueryData(key))).toBeNull()
    expect(await fetch()).toEqual([{ id: 1, title: 'Newsletter' }])
    expect(requested).toEqual([null, null])
  })

  test('keeps a patch that was made while the server confirmed the list before it', async () => {
    const { queryClient, fetch } = world()
    await fetch()
    const patched = [{ id: 1, title: 'Moved' }]
    const read = fetch()
    queryClient.setQueryData(key, patched)
    expect(await read).toEqual(patched)
  })

  test('that was removed from the cache meanwhile is requested as a whole', async () => {
    const { queryClient, requested, fetch, server } = world()
    await fetch()
    const read = readUnlessCached(queryClient, key, async (cachedTag) => {
      requested.push(cachedTag)
      queryClient.removeQueries({ queryKey: key })
      return cachedTag === null ? { data: server.items, entityTag: server.tag } : null
    })
    expect(await read).toEqual(server.items)
    expect(requested).toEqual([null, '"one"', null])
  })
})
