import type { ApiClient } from '@throughline/api-client'
import { TOKEN_REFRESH_INTERVAL_MS } from '@throughline/domain/session'

/**
 * If a token expires before the refresh interval ends, it is replaced this long before its expiry,
 * in milliseconds.
 */
const EXPIRY_MARGIN_MS = 300_000

/** Pause before the session is resumed again while the server is unreachable, in milliseconds. */
const RETRY_MS = 15_000

/**
 * Refreshes the access token before it expires. It has one timer: each call replaces the last one.
 */
export interface TokenRefresh {
  readonly schedule: () => void
  /** Calls `retry` once, after 15 seconds, in place of the next refresh. */
  readonly retryLater: (retry: () => void) => void
  readonly stop: () => void
}

/** @param now the current time in milliseconds since the epoch */
export function createTokenRefresh(client: ApiClient, now: () => number): TokenRefresh {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = (): void => {
    clearTimeout(timer)
    const expiresAt = client.accessTokenExpiresAt()
    const untilExpiry =
      expiresAt === null ? TOKEN_REFRESH_INTERVAL_MS : expiresAt - EXPIRY_MARGIN_MS - now()
    // A token with less lifetime than the margin is replaced when the server refuses it.
    if (untilExpiry <= 0) return
    timer = setTimeout(
      () => {
        client.refreshAccessToken().then(schedule, schedule)
      },
      Math.min(TOKEN_REFRESH_INTERVAL_MS, untilExpiry),
    )
  }
  return {
    schedule,
    retryLater: (retry) => {
      clearTimeout(timer)
      timer = setTimeout(retry, RETRY_MS)
    },
    stop: () => {
      clearTimeout(timer)
    },
  }
}
