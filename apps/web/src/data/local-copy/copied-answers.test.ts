import { ApiError } from '@throughline/api-client'
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { buildPerson, buildSession } from '@throughline/test-support/builders'
import { createPlanningServer } from '@throughline/test-support/network'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { entityTagOf, rememberEntityTag } from '../core/entity-tags'
import type { Read } from '../core/read'
import { planRead } from '../plans'
import { tacticNotesRead, tacticsRead } from '../tactics'
import { isUnconfirmed, showCopiedAnswers, visibleAnswers } from './copied-answers'
import { REST_MS, keepLocalCopy } from './keep-local-copy'
import type { CopiedScreen, LocalCopy } from './local-copy'

const november = { planId: 12, startDate: '2026-11-01', endDate: '2026-12-05' }
const range = tacticsRead.key(november)
const items = () => [{ id: 1, title: 'Newsletter' }]

const { client } = createPlanningServer()

/** Shows an answer as a screen does. */
function show<Params>(
  queryClient: QueryClient,
  read: Read<Params, unknown>,
  params: Params,
  fetch: () => Promise<unknown>,
) {
  const options = { ...read.options(client, params), queryFn: fetch, staleTime: 30_000 }
  return new QueryObserver(queryClient, options).subscribe(() => undefined)
}

const never = () => new Promise<never>(() => undefined)

describe('answers on the screen', () => {
  test('are copied with their entity tags; cached answers that no screen shows are not, nor are notes', () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(range, rememberEntityTag(items(), '"one"'))
    queryClient.setQueryData(planRead.key(12), { id: 12 })
    queryClient.setQueryData(tacticNotesRead.key(1), '<p>Secret</p>')
    show(queryClient, tacticsRead, november, never)
    show(queryClient, tacticNotesRead, 1, never)
    expect(visibleAnswers(queryClient)).toEqual([{ key: range, data: items(), entityTag: '"one"' }])
  })

  test('that the server has refused since are no longer copied', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    queryClient.setQueryData(range, items(), { updatedAt: 0 })
    const refusal = new ApiError({ kind: 'forbidden', code: 'forbidden' }, 'You may not see it.')
    show(queryClient, tacticsRead, november, () => Promise.reject(refusal))
    expect(visibleAnswers(queryClient)).toHaveLength(1)
    await expect.poll(() => visibleAnswers(queryClient)).toEqual([])
  })

  test('out of the copy are shown at once with their entity tag, and read again', async () => {
    const queryClient = new QueryClient()
    const read = vi.fn<() => Promise<unknown>>(async () => items())
    showCopiedAnswers(queryClient, [{ key: range, data: items(), entityTag: '"one"' }])
    const data = queryClient.getQueryData(range)
    expect(data).toEqual(items())
    expect(entityTagOf(data)).toBe('"one"')
    const state = () => queryClient.getQueryState(range) ?? { data: undefined, dataUpdatedAt: 0 }
    expect(isUnconfirmed(state())).toBe(true)
    show(queryClient, tacticsRead, november, read)
    expect(read).toHaveBeenCalledTimes(1)
    await expect.poll(() => isUnconfirmed(state())).toBe(false)
  })

  test('of the server are not replaced by older ones of the copy', () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(range, [])
    showCopiedAnswers(queryClient, [{ key: range, data: items(), entityTag: '"one"' }])
    expect(queryClient.getQueryData(range)).toEqual([])
  })
})

describe('keeping the copy', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    onlineManager.setOnline(true)
  })

  const person = { details: buildSession({ user: buildPerson({ id: 7 }) }), configuration: null }

  function world(isConfirmed = true) {
    const queryClient = new QueryClient()
    const keep = vi.fn<(screen: CopiedScreen) => Promise<void>>(async () => undefined)
    const empty = vi.fn<() => Promise<void>>(async () => undefined)
    const copy: LocalCopy = { keep, read: async () => null, empty }
    keepLocalCopy(queryClient, copy, () => (isConfirmed ? person : null))
    show(queryClient, tacticsRead, november, never)
    const rest = () => vi.advanceTimersByTimeAsync(REST_MS + 1_000)
    return { queryClient, keep, empty, rest }
  }

  test('it is written when the screen has come to rest, and not again while nothing changes', async () => {
    const { queryClient, keep, rest } = world()
    queryClient.setQueryData(range, [])
    queryClient.setQueryData(range, items())
    await rest()
    expect(keep.mock.calls.map(([{ answers }]) => answers[0]?.data)).toEqual([items()])
    void queryClient.invalidateQueries({ queryKey: range, refetchType: 'none' })
    await rest()
    expect(keep).toHaveBeenCalledTimes(1)
  })

  test('nothing is written before the server has said who is signed in', async () => {
    const { queryClient, keep, rest } = world(false)
    queryClient.setQueryData(range, items())
    await rest()
    expect(keep).not.toHaveBeenCalled()
  })

  /** Starts a change that the returned functions let the server accept or refuse. */
  function startChange(queryClient: QueryClient, mutationKey: readonly unknown[] = ['items']) {
    let accept: () => void = () => undefined
    let refuse: (error: Error) => void = () => undefined
    const answered = new Promise<void>((resolve, reject) => {
      accept = resolve
      refuse = reject
    })
    const change = queryClient
      .getMutationCache()
      .build(queryClient, { mutationKey, mutationFn: () => answered })
      .execute(undefined)
    return { change, accept, refuse }
  }

  test('the state before a change is gone as soon as the change is sent, and a change is written once the server has accepted it', async () => {
    const { queryClient, keep, empty, rest } = world()
    const { change, accept } = startChange(queryClient)
    queryClient.setQueryData(range, items())
    await rest()
    expect(empty).toHaveBeenCalledTimes(1)
    expect(keep).not.toHaveBeenCalled()
    accept()
    await change
    expect(keep).not.toHaveBeenCalled()
    await rest()
    expect(keep).toHaveBeenCalledTimes(1)
  })

  test('a change that waits for the network leaves the copy, until it is sent', async () => {
    const { queryClient, empty, rest } = world()
    onlineManager.setOnline(false)
    const { change, accept } = startChange(queryClient)
    await rest()
    expect(empty).not.toHaveBeenCalled()
    onlineManager.setOnline(true)
    void queryClient.resumePausedMutations()
    await rest()
    expect(empty).toHaveBeenCalledTimes(1)
    accept()
    await change
  })

  test('the state before a refused change is written again', async () => {
    const { queryClient, keep, rest } = world()
    queryClient.setQueryData(range, items())
    await rest()
    const { change, refuse } = startChange(queryClient)
    refuse(new Error('refused'))
    await expect(change).rejects.toThrow('refused')
    await rest()
    expect(keep).toHaveBeenCalledTimes(2)
  })

  test('an accepted change of the settings is written at once, so that a reload shows it first', async () => {
    const { queryClient, keep } = world()
    const { change, accept } = startChange(queryClient, ['settings', 12])
    queryClient.setQueryData(range, items())
    accept()
    await change
    expect(keep.mock.calls.map(([{ answers }]) => answers[0]?.data)).toEqual([items()])
  })
})
