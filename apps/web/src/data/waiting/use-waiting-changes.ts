import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useApiClient } from '../core/api-client'
import { retryForReads, watchConnection } from './connection'
import { openTab, type Tabs } from './tabs'
import { keepWaitingChanges } from './waiting-changes'
import type { WaitingChanges, WaitingState } from './waiting-changes.types'
import { openWaitingDatabase, type WaitingDatabase } from './waiting-database'

/** Database, tabs and network events for waiting changes; stories replace them. */
interface WaitingPlace {
  readonly database: WaitingDatabase
  readonly tabs: Tabs
  readonly hasNetwork: () => boolean
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

let place: WaitingPlace | undefined

/** Returns the database, tabs and events of this page. */
function ownPlace(): WaitingPlace {
  return (place ??= {
    database: openWaitingDatabase(),
    tabs: openTab(),
    hasNetwork: () => navigator.onLine,
    events: globalThis,
  })
}

export interface WaitingChangesOptions {
  /** Id of the signed-in user. */
  readonly userId: number
  readonly accountId: number | null
  /** Returns the current time in milliseconds since the epoch; the function must never change. */
  readonly now: () => number
  /** Asks the server for an answer; rejects without one. */
  readonly probe: () => Promise<void>
  /** @default the browser */
  readonly waitingPlace?: WaitingPlace | undefined
}

const nothing: WaitingState = {
  connection: 'online',
  waiting: [],
  areAllStored: true,
  savedCount: 0,
  refused: [],
}

/**
 * Retains the changes of the user that wait for a connection, for as long as it is mounted. Takes
 * over the changes of closed tabs.
 *
 * @returns the waiting changes and the actions on them; null before the first effect
 */
export function useWaitingChanges({
  userId,
  accountId,
  now,
  probe,
  waitingPlace,
}: WaitingChangesOptions): readonly [WaitingState, WaitingChanges | null] {
  const client = useApiClient()
  const queryClient = useQueryClient()
  const [holder] = useState(createHolder)
  const askServer = useEffectEvent(probe)
  const accountNow = useEffectEvent(() => accountId)
  useEffect(() => {
    const { database, tabs, ...network } = waitingPlace ?? ownPlace()
    const connection = watchConnection({ ...network, probe: () => askServer() })
    const stopRetrying = retryForReads(queryClient, connection)
    const retained = keepWaitingChanges({
      client,
      queryClient,
      database,
      connection,
      tabs,
      userId,
      accountId: () => accountNow(),
      now,
    })
    holder.hold(retained)
    void retained.restore()
    return () => {
      holder.hold(null)
      retained.close()
      stopRetrying()
      connection.close()
    }
  }, [client, queryClient, holder, userId, now, waitingPlace])
  const state = useSyncExternalStore(holder.subscribe, holder.state)
  return [state, holder.current()]
}

/** Stores the waiting changes of the current effect; null between two effects. */
function createHolder() {
  const listeners = new Set<() => void>()
  let current: WaitingChanges | null = null
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    current: () => current,
    hold: (next: WaitingChanges | null): void => {
      current = next
      next?.subscribe(tell)
      tell()
    },
    state: () => current?.state() ?? nothing,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
