import { QueryClient, type MutationOptions } from '@tanstack/react-query'
import { listItemOf, type TacticListItem } from '@throughline/domain/tactics'
import { buildTactic } from '@throughline/test-support/builders'
import { createPlanningServer } from '@throughline/test-support/network'
import { describe, expect, test } from 'vitest'
import {
  deleteOptions,
  restoreOptions,
  takeBackPlacementOptions,
  updateOptions,
  type SavedChange,
} from './tactic-changes'
import { tactics, tacticsRead } from './tactics'

const NOVEMBER = { planId: 12, startDate: '2026-11-01', endDate: '2026-12-05' }
const key = tacticsRead.key(NOVEMBER)
const item = buildTactic({ on: '2026-11-18', at: '08:00' })

function onDay(day: number) {
  const date = `2026-11-${day}T08:00:00`
  return { startDate: date, endDate: date, isAllDay: false }
}

/** Lets all promises that can be settled settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A page that shows November, and a server whose answers a test releases. */
function page() {
  const server = createPlanningServer({ tactics: [item] })
  const queryClient = new QueryClient()
  queryClient.setQueryData(key, [item])
  const context = { client: server.client, queryClient, ownerId: NOVEMBER.planId }
  function run<Data, Variables, Result>(
    options: MutationOptions<Data, Error, Variables, Result>,
    variables: Variables,
  ): Promise<Data> {
    return queryClient.getMutationCache().build(queryClient, options).execute(variables)
  }
  const shown = (): TacticListItem | undefined =>
    tactics
      .withPending(
        queryClient.getQueryData<readonly TacticListItem[]>(key) ?? [],
        tactics.pendingOf(queryClient).read(),
        key,
      )
      .find(({ id }) => id === item.id)
  const shownDay = () => Number(shown()?.startDate.slice(8, 10))
  const storedDay = () => Number(server.item(item.id)?.startDate.slice(8, 10))
  /** Moves the item as it is shown, without waiting for the moves before. */
  const move = (day: number) => {
    const before = shown() ?? item
    const saving = run(updateOptions(context), { item: before, changes: onDay(day) })
    saving.catch(() => undefined)
    return { before, saving }
  }
  const takeBack = ({ before, saving }: { before: TacticListItem; saving: Promise<SavedChange> }) =>
    run(takeBackPlacementOptions(context), { item: before, isTypeChanged: false, saving })
  const answer = async (...args: Parameters<typeof server.answer>) => {
    await expect.poll(() => server.waiting().length).toBe(1)
    server.answer(...args)
    await settle()
    await settle()
  }
  return { ...context, server, context, run, shown, shownDay, storedDay, move, takeBack, answer }
}

describe('a change of type', () => {
  const target = { tacticTypeId: 1020, channelId: 102 }
  const place = (one: ReturnType<typeof page>) => {
    const { channelId, tacticTypeId } = target
    const changes = { ...onDay(20), tacticTypeId, tacticPlatformIds: [] }
    return one.run(updateOptions(one.context), { item, changes, channelId })
  }
  const placeOf = (shown: TacticListItem | undefined) =>
    `${shown?.startDate.slice(8, 10)} ${shown?.channelId} ${shown?.tacticTypeId}`

  test('is taken back with its dates and its channel at once, and then on the server', async () => {
    const one = page()
    const saving = place(one)
    expect(placeOf(one.shown())).toBe('20 102 1020')
    await one.answer()
    const taking = one.run(takeBackPlacementOptions(one.context), {
      item,
      isTypeChanged: true,
      saving,
    })
    expect(placeOf(one.shown())).toBe('18 103 1030')
    await one.answer()
    expect(await taking).toEqual({ code: 'taken-back' })
    expect(placeOf(one.server.item(item.id))).toBe('18 103 1030')
  })

  test('is not taken back when somebody else has given it a type since', async () => {
    const one = page()
    const saving = place(one)
    await one.answer()
    const { after } = await saving
    tactics.store(one.queryClient, one.ownerId, {
      items: [{ ...listItemOf(after), tacticTypeId: 1021, version: after.version + 1 }],
    })
    const outcome = await one.run(takeBackPlacementOptions(one.context), {
      item,
      isTypeChanged: true,
      saving,
    })
    expect(outcome.code).toBe('changed-by-others')
    expect(one.server.waiting()).toEqual([])
  })
})

describe('a change of dates', () => {
  test('is shown at once, and sent after the changes before it', async () => {
    const { server, shownDay, storedDay, move, answer } = page()
    move(19)
    expect(shownDay()).toBe(19)
    move(20)
    expect(shownDay()).toBe(20)
    await answer()
    expect([shownDay(), storedDay()]).toEqual([20, 19])
    await answer()
    expect([shownDay(), storedDay()]).toEqual([20, 20])
    expect(server.waiting()).toEqual([])
  })

  test('is no longer shown when it is refused, and the changes after it stay', async () => {
    const { shownDay, storedDay, move, answer } = page()
    move(19)
    move(25)
    await answer('lost connection')
    expect([shownDay(), storedDay()]).toEqual([25, 18])
    await answer()
    expect([shownDay(), storedDay()]).toEqual([25, 25])
  })

  test('is not hidden by a list that was requested before the answer', async () => {
    const { queryClient, shownDay, move, answer } = page()
    move(19)
    queryClient.setQueryData(key, [{ ...item }])
    expect(shownDay()).toBe(19)
    await answer()
    expect(shownDay()).toBe(19)
  })

  test('is replaced by a change of others, with all changes that were based on it', async () => {
    const { server, shownDay, move, answer } = page()
    const first = move(19)
    const second = move(20)
    server.changeByOthers(item.id, onDay(27))
    await answer()
    await expect(first.saving).rejects.toMatchObject({ failure: { kind: 'conflict' } })
    await answer()
    await expect(second.saving).rejects.toMatchObject({ failure: { kind: 'conflict' } })
    expect(shownDay()).toBe(27)
  })
})

describe('taking a change of dates back', () => {
  test('shows the day before at once, and is sent after the change', async () => {
    const { server, shownDay, storedDay, move, takeBack, answer } = page()
    const first = move(19)
    const second = move(20)
    const outcomes = [takeBack(second), takeBack(first)]
    expect(shownDay()).toBe(18)
    for (const day of [19, 20, 19, 18]) {
      await answer()
      expect([shownDay(), storedDay()]).toEqual([18, day])
    }
    expect(await Promise.all(outcomes)).toEqual([{ code: 'taken-back' }, { code: 'taken-back' }])
    expect(server.waiting()).toEqual([])
  })

  test('is sent before a move that was made after it', async () => {
    const { shownDay, storedDay, move, takeBack, answer } = page()
    void takeBack(move(19))
    move(25)
    expect(shownDay()).toBe(25)
    for (const day of [19, 18, 25]) {
      await answer()
      expect([shownDay(), storedDay()]).toEqual([25, day])
    }
  })

  test('sends nothing when the change itself was refused', async () => {
    const { server, shownDay, move, takeBack, answer } = page()
    const outcome = takeBack(move(19))
    await answer('forbidden')
    expect(await outcome).toEqual({ code: 'never-saved' })
    expect(shownDay()).toBe(18)
    expect(server.waiting()).toEqual([])
  })

  test('restores the dates that the server had when the change before was refused', async () => {
    const { storedDay, move, takeBack, answer } = page()
    move(19)
    const second = move(25)
    await answer('lost connection')
    await answer()
    void takeBack(second)
    await answer()
    expect(storedDay()).toBe(18)
  })

  test('does not overwrite dates of others', async () => {
    const { server, queryClient, shownDay, move, takeBack, answer } = page()
    const change = move(19)
    await answer()
    server.changeByOthers(item.id, onDay(27))
    const theirs = server.item(item.id)
    queryClient.setQueryData(key, [theirs])
    expect(await takeBack(change)).toEqual({ code: 'changed-by-others', newest: theirs })
    expect(shownDay()).toBe(27)
    expect(server.waiting()).toEqual([])
  })

  test('keeps what others changed besides the dates', async () => {
    const { server, queryClient, shown, move, takeBack, answer } = page()
    const change = move(19)
    await answer()
    server.changeByOthers(item.id, { title: 'Renamed' })
    queryClient.setQueryData(key, [server.item(item.id)])
    void takeBack(change)
    await answer()
    expect(shown()).toMatchObject({ title: 'Renamed', startDate: item.startDate })
  })

  test('is not possible while one’s own later change has not been taken back', async () => {
    const { server, move, takeBack, answer } = page()
    const first = move(19)
    move(20)
    await answer()
    await answer()
    expect(await takeBack(first)).toEqual({ code: 'changed-since' })
    expect(server.waiting()).toEqual([])
  })
})

test('an item of another type is shown in the channel of that type at once', async () => {
  const { run, context, shown, answer } = page()
  const changes = { tacticTypeId: 1020, isInitiative: false }
  void run(updateOptions(context), { item, changes, channelId: 102 })
  expect(shown()).toMatchObject({ tacticTypeId: 1020, channelId: 102 })
  await answer()
})

test('a restored item is shown at once, and no longer when the server refuses', async () => {
  const { run, context, shown, answer } = page()
  void run(deleteOptions(context), { item })
  await answer()
  expect(shown()).toBeUndefined()
  const refused = run(restoreOptions(context), { item })
  expect(shown()).toBeDefined()
  refused.catch(() => undefined)
  await answer('lost connection')
  await expect(refused).rejects.toMatchObject({ failure: { kind: 'network' } })
  expect(shown()).toBeUndefined()
  void run(restoreOptions(context), { item })
  await answer()
  expect(shown()).toBeDefined()
})

test('a deleted item does not come back with a list that was requested before', async () => {
  const { queryClient, run, context, shown, answer } = page()
  let answerList = () => {}
  const list = new Promise<readonly TacticListItem[]>((resolve) => {
    answerList = () => {
      resolve([item])
    }
  })
  queryClient.fetchQuery({ queryKey: key, queryFn: () => list }).catch(() => undefined)
  void run(deleteOptions(context), { item })
  await answer()
  answerList()
  await settle()
  expect(shown()).toBeUndefined()
})

test('an item whose creation is taken back disappears at once', async () => {
  const { run, context, shown, answer } = page()
  const refused = run(deleteOptions(context), { item, isGoneAtOnce: true })
  refused.catch(() => undefined)
  expect(shown()).toBeUndefined()
  await answer('lost connection')
  expect(shown()).toBeDefined()
})
