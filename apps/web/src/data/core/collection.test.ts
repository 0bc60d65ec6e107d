import { QueryClient, QueryObserver, type MutationOptions } from '@tanstack/react-query'
import { createApiClient } from '@throughline/api-client'
import { describe, expect, test } from 'vitest'
import { defineCollection } from './collection'
import { sendOnOwnVersion, writeOptions, type WriteContext } from './collection-writes'
import { Conflict, createShelfServer, placeShelf, type Shelf } from './fixtures/shelf-server'
import { changesOf, defineRead } from './read'

// An ordered, versioned collection as a settings screen defines it, from here …

const shelves = defineCollection<Shelf>({
  name: 'shelves',
  place: placeShelf,
  newestOf: (error) => (error instanceof Conflict ? error.current : null),
})

const shelvesRead = defineRead({
  key: (planId: number) => shelves.listKey(planId),
  fetch: () => server.list(),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('shelves'),
})

const createOptions = (context: WriteContext) =>
  writeOptions(shelves, context, {
    action: 'create',
    send: ({ name }: { readonly name: string }) => server.create(name),
    storedItem: (stored) => stored,
  })

const updateOptions = (context: WriteContext) =>
  writeOptions(shelves, context, {
    action: 'update',
    send: ({ item, changes }: { readonly item: Shelf; readonly changes: Partial<Shelf> }) =>
      sendOnOwnVersion(shelves, context.queryClient, item, (version) =>
        server.update(version, changes),
      ),
    pending: (change) => change,
    storedItem: (stored) => stored,
  })

const deleteOptions = (context: WriteContext) =>
  writeOptions(shelves, context, {
    action: 'delete',
    send: ({ item }: { readonly item: Shelf }) => server.remove(item.id),
    pending: ({ item }) => ({ item, changes: null }),
    goneIds: ({ item }) => [item.id],
  })

// … to here. In `tags.ts` or `channels.ts`, `server` is a function of the API client.

let server = createShelfServer()

const PLAN_ID = 12

/** A page that shows the shelves of a plan. */
async function page() {
  server = createShelfServer()
  const client = createApiClient({ baseUrl: 'http://planner.test/api' })
  const queryClient = new QueryClient()
  const context = { client, queryClient, ownerId: PLAN_ID }
  const options = { ...shelvesRead.options(client, PLAN_ID), staleTime: Infinity }
  const observer = new QueryObserver(queryClient, options)
  observer.subscribe(() => undefined)
  await observer.refetch()
  const visible = (planId = PLAN_ID) =>
    shelves.withPending(
      queryClient,
      queryClient.getQueryData<readonly Shelf[]>(shelvesRead.key(planId)) ?? [],
      shelves.pendingOf(queryClient).read(),
      shelvesRead.key(planId),
    )
  function run<Data, Variables, Result>(
    write: MutationOptions<Data, Error, Variables, Result>,
    variables: Variables,
  ): Promise<Data> {
    const running = queryClient.getMutationCache().build(queryClient, write).execute(variables)
    running.catch(() => undefined)
    return running
  }
  const shelf = (id: number): Shelf => {
    const match = visible().find((item) => item.id === id)
    if (match === undefined) throw new Error(`Shelf ${id} is not shown.`)
    return match
  }
  return {
    visible,
    names: () => visible().map(({ name }) => name),
    readAgain: () => observer.refetch(),
    version: (id: number) => shelf(id).version,
    isStale: () => queryClient.getQueryState(shelvesRead.key(PLAN_ID))?.isInvalidated,
    create: (name: string) => run(createOptions(context), { name }),
    update: (id: number, changes: Partial<Shelf>) =>
      run(updateOptions(context), { item: shelf(id), changes }),
    remove: (id: number) => run(deleteOptions(context), { item: shelf(id) }),
  }
}

/** Answers the write that has waited longest. */
async function answer(refusal?: Error) {
  await expect.poll(() => server.waiting.length).toBe(1)
  const write = server.waiting.shift()
  if (refusal === undefined) write?.answer()
  else write?.refuse(refusal)
}

describe('a collection of a settings screen', () => {
  test('shows a new item when the server has given it an id', async () => {
    const { names, create } = await page()
    const creating = create('Attic')
    expect(names()).toEqual(['Top', 'Middle', 'Bottom'])
    await answer()
    await creating
    expect(names()).toEqual(['Top', 'Middle', 'Bottom', 'Attic'])
  })

  test('shows a moved item at once in its place, and the others make room', async () => {
    const { visible, names, update, isStale } = await page()
    const moving = update(3, { orderIndex: 0 })
    expect(names()).toEqual(['Bottom', 'Top', 'Middle'])
    expect(visible().map(({ orderIndex }) => orderIndex)).toEqual([0, 1, 2])
    await answer()
    await moving
    expect(names()).toEqual(['Bottom', 'Top', 'Middle'])
    await expect.poll(isStale).toBe(true)
  })

  test('sends a second change on the version that the first one has made', async () => {
    const { names, version, update } = await page()
    void update(1, { name: 'Upper' })
    const second = update(1, { name: 'Uppermost' })
    await answer()
    await answer()
    await second
    expect(names()).toEqual(['Uppermost', 'Middle', 'Bottom'])
    expect(version(1)).toBe(3)
  })

  test('shows what was there before when the server refuses', async () => {
    const { names, update, remove } = await page()
    const renaming = update(1, { name: 'Upper' })
    await answer(new Error('Not allowed.'))
    await expect(renaming).rejects.toThrow('Not allowed.')
    expect(names()).toEqual(['Top', 'Middle', 'Bottom'])
    const removing = remove(2)
    expect(names()).toEqual(['Top', 'Bottom'])
    await answer(new Error('Not allowed.'))
    await expect(removing).rejects.toThrow('Not allowed.')
    expect(names()).toEqual(['Top', 'Middle', 'Bottom'])
  })

  test('shows the version of somebody else who was faster', async () => {
    const { names, update } = await page()
    server.updateByOtherUsers(1, { name: 'Theirs' })
    const renaming = update(1, { name: 'Mine' })
    expect(names()).toEqual(['Mine', 'Middle', 'Bottom'])
    await answer()
    await expect(renaming).rejects.toThrow('Somebody else changed it.')
    expect(names()).toEqual(['Theirs', 'Middle', 'Bottom'])
  })

  test('shows a change in the lists of its own plan only', async () => {
    const { visible, create, update } = await page()
    void create('Attic')
    void update(1, { name: 'Upper' })
    expect(visible(PLAN_ID + 1)).toEqual([])
    await answer()
    await answer()
    expect(visible(PLAN_ID + 1)).toEqual([])
  })

  test('reads a list again whose reading a change has interrupted', async () => {
    const { readAgain, update } = await page()
    const renaming = update(1, { name: 'Upper' })
    await expect.poll(() => server.waiting.length).toBe(1)
    server.holdLists()
    void readAgain()
    expect(server.listCount()).toBe(2)
    await answer()
    await renaming
    await expect.poll(() => server.listCount()).toBe(3)
  })

  test('reads an interrupted list only after the changes that wait for their turn', async () => {
    const { readAgain, update } = await page()
    const first = update(1, { name: 'Upper' })
    const second = update(2, { name: 'Centre' })
    await expect.poll(() => server.waiting.length).toBe(1)
    server.holdLists()
    void readAgain()
    await answer()
    await first
    await expect.poll(() => server.waiting.length).toBe(1)
    expect(server.listCount()).toBe(2)
    await answer()
    await second
    await expect.poll(() => server.listCount()).toBe(3)
  })

  test('no longer shows a deleted item', async () => {
    const { names, remove } = await page()
    const removing = remove(2)
    await answer()
    await removing
    expect(names()).toEqual(['Top', 'Bottom'])
  })
})
