import type { ApiClient } from '@throughline/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { Connection, ConnectionState } from './connection'
import type { AnyMutation } from './retained-requests'
import type { Tabs } from './tabs'
import type { WaitingChange } from './waiting-change'
import type { WaitingDatabase } from './waiting-database'

/** State of the waiting changes. */
export interface WaitingState {
  readonly connection: ConnectionState
  /** Changes of this tab that the server has not answered, in order. */
  readonly waiting: readonly WaitingChange[]
  /** False while the tab is the only place that has one of them. */
  readonly areAllStored: boolean
  /** Number of waiting changes that were saved since the last report of them ended. */
  readonly savedCount: number
  /** Refused changes that the user has neither dismissed nor sent again. */
  readonly refused: readonly WaitingChange[]
}

/** Changes of a user that wait for the connection. */
export interface WaitingChanges {
  readonly state: () => WaitingState
  readonly subscribe: (onChange: () => void) => () => void
  /** Shows and sends the changes of closed tabs. Never rejects. */
  readonly restore: () => Promise<void>
  /** Removes a refused change. */
  readonly dismiss: (id: string) => void
  /** Sends a refused change again, on the newest version of the item. */
  readonly sendAgain: (id: string) => void
  /** Probes the server, unless it already counts as unreachable. */
  readonly checkConnection: () => void
  readonly close: () => void
}

export interface WaitingOptions {
  readonly client: ApiClient
  readonly queryClient: QueryClient
  readonly database: WaitingDatabase
  readonly connection: Connection
  readonly tabs: Tabs
  /** Id of the signed-in user. */
  readonly userId: number
  readonly accountId: () => number | null
  /** Returns the current time in milliseconds since the epoch. */
  readonly now: () => number
}

/** A write of an item that has no answer yet. */
export interface Entry {
  readonly mutation: AnyMutation
  readonly planId: number
  readonly madeAt: number
  readonly order: number
  /** True once it has met a lost connection. Until then it is an ordinary request. */
  hasWaited: boolean
}
