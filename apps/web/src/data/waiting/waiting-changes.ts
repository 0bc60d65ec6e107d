import { isApiError, newestTacticOf } from '@throughline/api-client'
import { focusManager } from '@tanstack/react-query'
import { listItemOf } from '@throughline/domain/tactics'
import { continueAttempts, idempotencyKeyOf } from '../core/attempts'
import { tactics } from '../tactics'
import {
  retainedRequestOf,
  makeRetainedRequest,
  onLatestVersion,
  planOfItemWrite,
  type AnyMutation,
} from './retained-requests'
import { createRows } from './rows'
import { inOrder, type WaitingChange } from './waiting-change'
import type { Entry, WaitingChanges, WaitingOptions, WaitingState } from './waiting-changes.types'
import { canRepeat, isMaintenance, watchMutations } from './watch-mutations'

const nothing = () => undefined

/**
 * Retains the changes of items while there is no connection. The database of the browser stores
 * them, so that they survive their tab. React Query sends them once the server is back.
 */
export function keepWaitingChanges(options: WaitingOptions): WaitingChanges {
  const { client, queryClient, database, connection, tabs, userId, accountId, now } = options
  const listeners = new Set<() => void>()
  const entries = new Map<number, Entry>()
  const rows = createRows({ database, tabs, userId, now, onChange: emit })
  /** Changes of closed tabs, in the state in which this tab took them over. */
  const adopted = new Map<string, WaitingChange>()
  /** Other tabs for whose end this tab waits. */
  const awaitedTabs = new Set<string>()
  const closing = new AbortController()
  let refused: readonly WaitingChange[] = []
  let savedCount = 0
  let orders = 0
  let isClosed = false
  let snapshot: WaitingState | null = null
  let reportTimer: ReturnType<typeof setTimeout> | undefined

  function emit(): void {
    snapshot = null
    timeReport()
    for (const listener of listeners) listener()
  }

  /** Ends the report of saved changes in time. A report that is interrupted begins again. */
  function timeReport(): void {
    const isOnline = connection.state() === 'online'
    const hasReport = !isClosed && isOnline && savedCount > 0 && waitingNow().length === 0
    if (hasReport === (reportTimer !== undefined)) return
    clearTimeout(reportTimer)
    reportTimer = hasReport ? setTimeout(endReport, REPORT_MS) : undefined
  }

  function endReport(): void {
    savedCount = 0
    emit()
  }

  function changeOf({ mutation, planId, madeAt, order }: Entry): WaitingChange | null {
    const retained = retainedRequestOf(mutation)
    const { variables } = mutation.state
    if (retained === null || typeof variables !== 'object' || variables === null) return null
    const id = idempotencyKeyOf(variables)
    const versions = tactics.versionsOf(queryClient)
    const before = adopted.get(id)
    return {
      id,
      userId,
      accountId: before?.accountId ?? accountId(),
      planId,
      retained: onLatestVersion(retained, versions.latestOf),
      madeAt,
      tab: tabs.own,
      order,
      refusal: null,
    }
  }

  function waitingNow(): readonly WaitingChange[] {
    const changes = [...entries.values()].filter(({ hasWaited }) => hasWaited)
    return inOrder(changes.flatMap((entry) => changeOf(entry) ?? []))
  }

  function handleStart(mutation: AnyMutation): void {
    const planId = planOfItemWrite(mutation)
    if (isClosed || planId === null || entries.has(mutation.mutationId)) return
    const { variables } = mutation.state
    const existing =
      typeof variables === 'object' && variables !== null
        ? adopted.get(idempotencyKeyOf(variables))
        : undefined
    orders += 1
    entries.set(mutation.mutationId, {
      mutation,
      planId,
      madeAt: existing?.madeAt ?? now(),
      order: existing?.order ?? orders,
      hasWaited: existing !== undefined || connection.state() !== 'online',
    })
    if (connection.state() !== 'online') keepAll()
    emit()
  }

  /** Stores all open changes after a lost connection, including those that wait for their turn. */
  function keepAll(): void {
    for (const entry of entries.values()) entry.hasWaited = true
    void rows.put(waitingNow())
    emit()
  }

  function handleEnd(mutation: AnyMutation, error: unknown): void {
    const entry = entries.get(mutation.mutationId)
    entries.delete(mutation.mutationId)
    if (entry?.hasWaited !== true) return
    const change = changeOf(entry)
    if (change === null) return
    // The change waits until the user signs in again.
    if (isApiError(error, 'unauthenticated')) {
      emit()
      return
    }
    if (error === null) {
      savedCount += 1
      void rows.remove([change.id])
    } else {
      const message = error instanceof Error ? error.message : UNKNOWN_REASON
      const refusal = { message, newest: newestTacticOf(error) }
      refused = [...refused, { ...change, refusal }]
      void rows.put([{ ...change, refusal }])
    }
    // Later changes build on the version of this one.
    void rows.put(waitingNow())
    if (entries.size === 0) focusManager.setFocused(undefined)
    emit()
  }

  function make(change: WaitingChange): void {
    adopted.set(change.id, change)
    continueAttempts(change.retained.request, change.id)
    makeRetainedRequest({ client, queryClient, ownerId: change.planId }, change.retained).catch(
      nothing,
    )
  }

  async function restore(): Promise<void> {
    const own = new Set(waitingNow().map(({ id }) => id))
    const { changes, otherTabs } = await rows.takeOver(own)
    // The next page of this tab takes them over.
    if (isClosed) return
    refused = inOrder(changes.filter(({ refusal }) => refusal !== null))
    for (const change of inOrder(changes)) if (change.refusal === null) make(change)
    if (connection.state() === 'online') sendAlsoUnseen()
    for (const tab of otherTabs) void restoreAfter(tab)
    emit()
  }

  /**
   * Takes over the changes of a tab after it has closed. A closing tab still counts as open for a
   * moment.
   */
  async function restoreAfter(tab: string): Promise<void> {
    if (awaitedTabs.has(tab)) return
    awaitedTabs.add(tab)
    try {
      await tabs.untilGone(tab, closing.signal)
    } catch {
      return
    }
    awaitedTabs.delete(tab)
    await restore()
  }

  /**
   * Sends waiting changes also in a hidden tab. React Query would wait until the tab is visible.
   */
  function sendAlsoUnseen(): void {
    if (entries.size > 0) focusManager.setFocused(true)
  }

  function handleConnection(): void {
    if (connection.state() !== 'online') {
      if (entries.size > 0) keepAll()
      emit()
      return
    }
    sendAlsoUnseen()
    emit()
    void restore()
  }

  function takeRefused(id: string): WaitingChange | undefined {
    const change = refused.find((one) => one.id === id)
    refused = refused.filter((one) => one.id !== id)
    void rows.remove([id])
    emit()
    return change
  }

  const doubt = (): void => {
    if (!isClosed) connection.doubt()
  }

  /**
   * Stops watching after the last answer. A running request may still meet maintenance after
   * `close`, and must then be stored.
   */
  function stopOnceOver(): void {
    if (isClosed && entries.size === 0) stopWatching()
  }

  /** Removes the stored changes from this page, because the next page of the tab sends them. */
  function forgetWaiting(): void {
    if (rows.isBlocked()) return
    const cache = queryClient.getMutationCache()
    for (const mutation of cache.getAll()) {
      if (entries.get(mutation.mutationId)?.hasWaited === true) cache.remove(mutation)
    }
  }

  const stopWatching = watchMutations(queryClient, {
    onStart: handleStart,
    onRepeat: (mutation, error) => {
      if (isClosed && !isMaintenance(error)) return
      doubt()
      if (entries.has(mutation.mutationId)) keepAll()
      if (isClosed) forgetWaiting()
    },
    onEnd: (mutation, error) => {
      handleEnd(mutation, error)
      stopOnceOver()
    },
    onForgotten: ({ mutationId }) => {
      entries.delete(mutationId)
      stopOnceOver()
    },
    onNoAnswer: doubt,
    mayRepeat: (count, error) =>
      isMaintenance(error)
        ? !rows.isBlocked()
        : canRepeat(error) && (connection.state() !== 'online' || count < MAX_REPEATS),
  })
  const stopListening = connection.subscribe(handleConnection)

  return {
    state: () =>
      (snapshot ??= {
        connection: connection.state(),
        waiting: waitingNow(),
        areAllStored: rows.areAllStored(),
        savedCount,
        refused,
      }),
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    restore,
    dismiss: takeRefused,
    sendAgain: (id) => {
      const change = takeRefused(id)
      if (change === undefined) return
      const newest = change.refusal?.newest ?? null
      const { retained } = change
      // Counts as a new change, after those that already wait, also after a reload.
      const repeated = { ...change, madeAt: now(), order: orders + 1, refusal: null }
      make(
        retained.kind === 'update' && newest !== null
          ? {
              ...repeated,
              retained: {
                kind: 'update',
                request: { ...retained.request, item: listItemOf(newest) },
              },
            }
          : repeated,
      )
    },
    checkConnection: connection.doubt,
    close: () => {
      isClosed = true
      clearTimeout(reportTimer)
      closing.abort()
      stopListening()
      forgetWaiting()
      stopOnceOver()
      listeners.clear()
      focusManager.setFocused(undefined)
    },
  }
}

const UNKNOWN_REASON = 'Something went wrong. Please try again.'

/** Time for which a page reports saved changes, in milliseconds. */
const REPORT_MS = 4_000

/** Number of repetitions before a change fails, while the server is reachable. */
const MAX_REPEATS = 3
