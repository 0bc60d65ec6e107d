import type { ApiClient } from '@throughline/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { Connection, ConnectionState } from './connection'
import type { AnyMutation } from './kept-requests'
import type { Tabs } from './tabs'
import type { WaitingChange } from './waiting-change'
import type { WaitingDatabase } from './waiting-database'

/** What waits at the moment. */
export interface WaitingState {
  readonly connection: ConnectionState
  /** Changes of this tab that the server has not answered, in order. */
  readonly waiting: readonly WaitingChange[]
  /** False while one of them would be lost with the tab. */
  readonly areAllStored: boolean
  /** How many were saved since the connection came back. */
  readonly savedCount: number
  /** Changes that were refused, until the person has seen to them. */
  readonly refused: readonly WaitingChange[]
}

/** The changes of a person that wait for the connection. */
export interface WaitingChanges {
  readonly state: () => WaitingState
  readonly subscribe: (onChange: () => void) => () => void
  /** Shows and sends what tabs that are gone have left. Never rejects. */
  readonly restore: () => Promise<void>
  /** Forgets a refused change. */
  readonly dismiss: (id: string) => void
  /** Sends a refused change again, over what somebody else has made of the item. */
  readonly sendAgain: (id: string) => void
  /** Asks the server whether it is there, unless it is known not to be. */
  readonly checkConnection: () => void
  /** Forgets how many were saved. */
  readonly endReport: () => void
  readonly close: () => void
}

export interface WaitingOptions {
  readonly client: ApiClient
  readonly queryClient: QueryClient
  readonly database: WaitingDatabase
  readonly connection: Connection
  readonly tabs: Tabs
  /** Who is signed in. */
  readonly userId: number
  readonly accountId: () => number | null
  /** The current time in milliseconds since the epoch. */
  readonly now: () => number
}

/** A write of an item that has no answer yet. */
export interface Entry {
  readonly mutation: AnyMutation
  readonly planId: number
  readonly madeAt: number
  readonly order: number
  /** It has met a lost connection; before that it is a request like any other. */
  hasWaited: boolean
}
