import { QueryClient, type MutationOptions } from '@tanstack/react-query'
import { isVersionConflict } from '@throughline/api-client'
import type { SavedView } from '@throughline/domain/saved-views'
import { buildSavedView } from '@throughline/test-support/builders'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, test } from 'vitest'
import { deleteOptions, restoreOptions, updateOptions } from './saved-view-changes'
import { savedViews } from './saved-views'

const key = savedViews.listKey(12)
const board = buildSavedView({ id: 3, userId: 7, isShared: true, isDefault: true })
const other = buildSavedView({ id: 4, orderIndex: 1 })

/** Waits until all promises that can settle have settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A page that lists two views, and a server whose answers a test releases. */
function page() {
  const server = createPlanningServer({ savedViews: [board, other], holds: /custom_views/u })
  const queryClient = new QueryClient()
  queryClient.setQueryData(key, [board, other])
  const context = { client: server.client, queryClient, ownerId: 12 }
  function run<Data, Variables, Result>(
    options: MutationOptions<Data, Error, Variables, Result>,
    variables: Variables,
  ): Promise<Data> {
    return queryClient.getMutationCache().build(queryClient, options).execute(variables)
  }
  const visible = () =>
    savedViews
      .withPending(
        queryClient,
        queryClient.getQueryData<readonly SavedView[]>(key) ?? [],
        savedViews.pendingOf(queryClient).read(),
        key,
      )
      .toSorted((one, two) => one.id - two.id)
  const answer = async (...args: Parameters<typeof server.answer>) => {
    await expect.poll(() => server.waiting().length).toBe(1)
    server.answer(...args)
    await settle()
    await settle()
  }
  return { server, context, run, visible, answer }
}

test('a restored view is shown at once with its id, and no longer when the server refuses', async () => {
  const { server, run, context, visible, answer } = page()
  void run(deleteOptions(context), { item: board })
  await answer()
  expect(visible()).toEqual([other])
  const refused = run(restoreOptions(context), { item: board })
  refused.catch(() => undefined)
  expect(visible()).toEqual([board, other])
  await answer('lost connection')
  await expect(refused).rejects.toMatchObject({ failure: { kind: 'network' } })
  expect(visible()).toEqual([other])
  void run(restoreOptions(context), { item: board })
  await answer()
  expect(visible()).toEqual([board, other])
  expect(server.savedView(3)).toEqual(board)
})

test('a restored view is not the default view any more when another one was marked since', async () => {
  const { run, context, visible, answer } = page()
  void run(deleteOptions(context), { item: board })
  await answer()
  void run(updateOptions(context), { item: other, changes: { isDefault: true } })
  await answer()
  void run(restoreOptions(context), { item: board })
  await answer()
  expect(visible().map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [3, false],
    [4, true],
  ])
})

test.each([
  ['the name', { name: 'Board in June' }, 'refused'],
  ['the view', { view: 'flow' }, 'refused'],
  ['the settings', { settings: { filters: {} } }, 'refused'],
  ['whether it is shared', { isShared: false }, 'stored'],
  ['whether the plan opens with it', { isDefault: false }, 'stored'],
  ['the place', { orderIndex: 1 }, 'stored'],
] as const)('after a change by another user, a change of %s is judged', async (...row) => {
  const [, changes, outcome] = row
  const { run, context, answer } = page()
  void run(updateOptions(context), { item: board, changes: { isShared: true } })
  await answer()
  const late = run(updateOptions(context), { item: { ...board, version: 0 }, changes })
  const settled = late.then(
    () => 'stored',
    (error: unknown) => (isVersionConflict(error) ? 'refused' : error),
  )
  await answer()
  expect(await settled).toBe(outcome)
})
