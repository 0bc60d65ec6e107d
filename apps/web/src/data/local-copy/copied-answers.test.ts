import { ApiError } from '@throughline/api-client'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
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
    await vi.waitFor(() => {
      expect(visibleAnswers(queryClient)).toEqual([])
    })
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
    await vi.waitFor(() => {
      expect(isUnconfirmed(state())).toBe(false)
    })
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

  test('a change is written when the server has accepted it, and the former state is gone at once', async () => {
    const { queryClient, keep, empty, rest } = world()
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const change = queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => answered })
      .execute(undefined)
    queryClient.setQueryData(range, items())
    await rest()
    expect(keep).not.toHaveBeenCalled()
    expect(empty).not.toHaveBeenCalled()
    answer()
    await change
    expect(empty).toHaveBeenCalledTimes(1)
    await rest()
    expect(keep).toHaveBeenCalledTimes(1)
  })
})
