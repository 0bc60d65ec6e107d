import type { Tactic } from '@throughline/domain/tactics'
import { isKeptRequest, type KeptRequest } from './kept-requests'

/** Why the server refused a change that had waited. */
interface Refusal {
  /** A sentence for a person. */
  readonly message: string
  /** The item as somebody else has changed it meanwhile; null after any other refusal. */
  readonly newest: Tactic | null
}

/** A change that has not reached the server, as the browser keeps it over a reload. */
export interface WaitingChange {
  /** The idempotency key of the request. */
  readonly id: string
  /** Nobody else sees the change, or sends it. */
  readonly userId: number
  /** The account that the person worked in; null when it was not known. */
  readonly accountId: number | null
  /** The plan whose lists show the change. */
  readonly planId: number
  readonly kept: KeptRequest
  /** Time in milliseconds since the epoch. */
  readonly madeAt: number
  /** The tab that sends it. Another one does so once that tab is gone. */
  readonly tab: string
  /** The place among the changes of a tab, from 1. */
  readonly order: number
  /** null while the change waits; else it is shown until the person has seen to it. */
  readonly refusal: Refusal | null
}

/** For so long a change waits, in milliseconds: 30 days. */
export const MAX_WAIT_MS = 30 * 24 * 3_600_000

/** Whether a stored value is a change; another build may have stored another shape. */
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
    'kept' in value &&
    isKeptRequest(value.kept) &&
    'madeAt' in value &&
    typeof value.madeAt === 'number' &&
    'tab' in value &&
    typeof value.tab === 'string' &&
    'order' in value &&
    'refusal' in value
  )
}

/** Changes in the order in which they were made. */
export function inOrder(changes: readonly WaitingChange[]): readonly WaitingChange[] {
  return changes.toSorted((a, b) => a.madeAt - b.madeAt || a.order - b.order)
}
