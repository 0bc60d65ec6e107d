import type { Tactic } from '@throughline/domain/tactics'
import { isRetainedRequest, type RetainedRequest } from './retained-requests'

/** Reason why the server refused a change after its wait. */
interface Refusal {
  /** A sentence for the user. */
  readonly message: string
  /** The item with another user's newer changes; null after any other refusal. */
  readonly newest: Tactic | null
}

/**
 * A change that has not reached the server. The browser stores it, so that it survives a reload.
 */
export interface WaitingChange {
  /** Idempotency key of the request. */
  readonly id: string
  /** Only this user sees and sends the change. */
  readonly userId: number
  /** The account that the user worked in; null if it was not loaded. */
  readonly accountId: number | null
  /** Id of the plan whose lists show the change. */
  readonly planId: number
  readonly retained: RetainedRequest
  /** Time in milliseconds since the epoch. */
  readonly madeAt: number
  /** The tab that sends it. Another tab takes it over once that tab is closed. */
  readonly tab: string
  /** Position among the changes of a tab, from 1. */
  readonly order: number
  /**
   * null while the change waits. Otherwise the page shows it until the user dismisses it or sends
   * it again.
   */
  readonly refusal: Refusal | null
}

/** Maximum wait of a change in milliseconds: 30 days. */
export const MAX_WAIT_MS = 30 * 24 * 3_600_000

/** Returns whether a stored value is a change. Another build may have stored another shape. */
export function isWaitingChange(value: unknown): value is WaitingChange {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'userId' in value &&
    typeof value.userId === 'number' &&
    'planId' in value &&
    typeof value.planId === 'number' &&
    'retained' in value &&
    isRetainedRequest(value.retained) &&
    'madeAt' in value &&
    typeof value.madeAt === 'number' &&
    'tab' in value &&
    typeof value.tab === 'string' &&
    'order' in value &&
    'refusal' in value
  )
}

/** Returns changes in the order of the user's actions. */
export function inOrder(changes: readonly WaitingChange[]): readonly WaitingChange[] {
  return changes.toSorted((a, b) => a.madeAt - b.madeAt || a.order - b.order)
}
