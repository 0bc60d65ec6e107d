import type { TacticChanges } from '@throughline/api-client'
import { PARKED, type TacticListItem } from '@throughline/domain/tactics'
import { describe, expect, test } from 'vitest'
import { takeBackCostOptions } from './cost-changes'
import { item, key, onDay, page, settle } from './fixtures/tactic-page'
import {
  deleteOptions,
  restoreOptions,
  takeBackPlacementOptions,
  updateOptions,
} from './tactic-changes'

describe('a change of dates', () => {
  test('is shown at once, and sent after the changes before it', async () => {
    const { server, visibleDay, storedDay, move, answer } = page()
    move(19)
    expect(visibleDay()).toBe(19)
    move(20)
    expect(visibleDay()).toBe(20)
    await answer()
    expect([visibleDay(), storedDay()]).toEqual([20, 19])
    await answer()
    expect([visibleDay(), storedDay()]).toEqual([20, 20])
    expect(server.waiting()).toEqual([])
  })

  test('is no longer shown when it is refused, and the changes after it stay', async () => {
    const { visibleDay, storedDay, move, answer } = page()
    move(19)
    move(25)
    await answer('lost connection')
    expect([visibleDay(), storedDay()]).toEqual([25, 18])
    await answer()
    expect([visibleDay(), storedDay()]).toEqual([25, 25])
  })

  test('is not hidden by a list that was requested before the answer', async () => {
    const { queryClient, visibleDay, move, answer } = page()
    move(19)
    queryClient.setQueryData(key, [{ ...item }])
    expect(visibleDay()).toBe(19)
    await answer()
    expect(visibleDay()).toBe(19)
  })

  test('is replaced by a change of others, with all changes that were based on it', async () => {
    const { server, visibleDay, move, answer } = page()
    const first = move(19)
    const second = move(20)
    server.changeByOtherUsers(item.id, onDay(27))
    await answer()
    await expect(first.saving).rejects.toMatchObject({ failure: { kind: 'conflict' } })
    await answer()
    await expect(second.saving).rejects.toMatchObject({ failure: { kind: 'conflict' } })
    expect(visibleDay()).toBe(27)
  })
})

describe('taking a change of dates back', () => {
  test('shows the day before at once, and is sent after the change', async () => {
    const { server, visibleDay, storedDay, move, takeBack, answer } = page()
    const first = move(19)
    const second = move(20)
    const outcomes = [takeBack(second), takeBack(first)]
    expect(visibleDay()).toBe(18)
    for (const day of [19, 20, 19, 18]) {
      await answer()
      expect([visibleDay(), storedDay()]).toEqual([18, day])
    }
    expect((await Promise.all(outcomes)).map(({ code }) => code)).toEqual([
      'taken-back',
      'taken-back',
    ])
    expect(server.waiting()).toEqual([])
  })

  test('is sent before a move that was made after it', async () => {
    const { visibleDay, storedDay, move, takeBack, answer } = page()
    void takeBack(move(19))
    move(25)
    expect(visibleDay()).toBe(25)
    for (const day of [19, 18, 25]) {
      await answer()
      expect([visibleDay(), storedDay()]).toEqual([25, day])
    }
  })

  test('sends nothing when the change itself was refused', async () => {
    const { server, visibleDay, move, takeBack, answer } = page()
    const outcome = takeBack(move(19))
    await answer('forbidden')
    expect(await outcome).toEqual({ code: 'never-saved' })
    expect(visibleDay()).toBe(18)
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
    const { server, queryClient, visibleDay, move, takeBack, answer } = page()
    const change = move(19)
    await answer()
    server.changeByOtherUsers(item.id, onDay(27))
    const theirs = server.item(item.id)
    queryClient.setQueryData(key, [theirs])
    const outcome = takeBack(change)
    await settle()
    expect(server.waiting()).toEqual([])
    expect(await outcome).toEqual({ code: 'changed-by-others', newest: theirs })
    expect(visibleDay()).toBe(27)
  })

  test('keeps what others changed besides the dates', async () => {
    const { server, queryClient, visible, move, takeBack, answer } = page()
    const change = move(19)
    await answer()
    server.changeByOtherUsers(item.id, { title: 'Renamed' })
    queryClient.setQueryData(key, [server.item(item.id)])
    void takeBack(change)
    await answer()
    expect(visible()).toMatchObject({ title: 'Renamed', startDate: item.startDate })
  })

  test('is not possible while one’s own later change has not been taken back', async () => {
    const { server, move, takeBack, answer } = page()
    const first = move(19)
    move(20)
    await answer()
    await answer()
    const outcome = takeBack(first)
    await settle()
    expect(server.waiting()).toEqual([])
    expect(await outcome).toEqual({ code: 'changed-since' })
  })
})

describe('an undo', () => {
  /** The change of each part of an item. */
  const parts = {
    title: { title: 'Renamed' },
    'estimated cost': { estimatedCost: 100 },
    'actual cost': { actualCost: 250 },
    dates: { ...onDay(20), isUnscheduled: false },
    type: { tacticTypeId: 1020 },
  } as const satisfies Record<string, Partial<TacticListItem>>
  type Part = keyof typeof parts
  const partNames = Object.keys(parts).filter((name): name is Part => name in parts)

  /** Undoable changes, with the parts of the item that their undo would overwrite. */
  const undoable = [
    { kind: 'estimated cost', changes: { estimatedCost: 50 }, overwrites: ['estimated cost'] },
    { kind: 'actual cost', changes: { actualCost: 50 }, overwrites: ['actual cost'] },
    { kind: 'dates', changes: onDay(25), overwrites: ['dates', 'type'] },
    { kind: 'type', changes: { tacticTypeId: 1010 }, overwrites: ['dates', 'type'] },
    { kind: 'parking', changes: PARKED, overwrites: ['dates', 'type'] },
  ] as const satisfies readonly { kind: string; changes: TacticChanges; overwrites: Part[] }[]

  /** Makes a change and a later one, and undoes the first. */
  async function undoAfter(
    { kind, changes }: (typeof undoable)[number],
    later: Partial<TacticListItem>,
    isOwn: boolean,
  ) {
    const { run, context, queryClient, server, visible, answer } = page()
    const saving = run(updateOptions(context), { item, changes })
    await answer()
    if (isOwn) {
      void run(updateOptions(context), { item: visible() ?? item, changes: later })
      await answer()
    } else {
      server.changeByOtherUsers(item.id, later)
      queryClient.setQueryData(key, [server.item(item.id)])
    }
    const before = server.item(item.id)
    const undoing =
      kind === 'estimated cost' || kind === 'actual cost'
        ? run(takeBackCostOptions(context), {
            item,
            name: kind === 'actual cost' ? 'actualCost' : 'estimatedCost',
            saving,
          })
        : run(takeBackPlacementOptions(context), {
            item,
            saving,
            isTypeChanged: kind === 'type',
            isParkingChanged: kind === 'parking',
          })
    await settle()
    const isSent = server.waiting().length > 0
    if (isSent) await answer()
    const { code } = await undoing
    return { code, isSent, before, after: server.item(item.id) }
  }

  test.each(
    undoable.flatMap((change) =>
      partNames.flatMap((part) =>
        [true, false].map((isOwn) => ({ kind: change.kind, change, part, isOwn })),
      ),
    ),
  )(
    'of the $kind, after a change of the $part (own: $isOwn), restores it unless it would overwrite that change',
    async ({ change, kind, part, isOwn }) => {
      const later = parts[part]
      const { code, isSent, before, after } = await undoAfter(change, later, isOwn)
      const isOverwritten = change.overwrites.some((name) => name === part)
      const refusal = isOwn ? 'changed-since' : 'changed-by-others'
      expect(code).toBe(isOverwritten ? refusal : 'taken-back')
      expect(isSent).toBe(!isOverwritten)
      const names = [...Object.keys(change.changes), ...(kind === 'type' ? ['channelId'] : [])]
      const restored = names.map((name) => [name, Reflect.get(item, name)])
      expect(after).toEqual(
        isOverwritten
          ? before
          : { ...before, ...Object.fromEntries(restored), version: after?.version },
      )
    },
  )
})

test('an item of another type is shown in the channel of that type at once', async () => {
  const { run, context, visible, answer } = page()
  const changes = { tacticTypeId: 1020, isInitiative: false }
  void run(updateOptions(context), { item, changes, channelId: 102 })
  expect(visible()).toMatchObject({ tacticTypeId: 1020, channelId: 102 })
  await answer()
})

test('a restored item is shown at once, and no longer when the server refuses', async () => {
  const { run, context, visible, answer } = page()
  void run(deleteOptions(context), { item })
  await answer()
  expect(visible()).toBeUndefined()
  const refused = run(restoreOptions(context), { item })
  expect(visible()).toBeDefined()
  refused.catch(() => undefined)
  await answer('lost connection')
  await expect(refused).rejects.toMatchObject({ failure: { kind: 'network' } })
  expect(visible()).toBeUndefined()
  void run(restoreOptions(context), { item })
  await answer()
  expect(visible()).toBeDefined()
})

test('a deleted item does not come back with a list that was requested before', async () => {
  const { queryClient, run, context, visible, answer } = page()
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
  expect(visible()).toBeUndefined()
})

test('an item whose creation is taken back disappears at once', async () => {
  const { run, context, visible, answer } = page()
  const refused = run(deleteOptions(context), { item, isGoneAtOnce: true })
  refused.catch(() => undefined)
  expect(visible()).toBeUndefined()
  await answer('lost connection')
  expect(visible()).toBeDefined()
})
