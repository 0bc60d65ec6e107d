import type { AppConfig } from '../config/app-config'
import type { Orm } from '../db/database'
import type { AccessTokens } from '../tokens/access-token'

/** What signing in and checking sessions need of the running server. */
export interface SessionServices {
  readonly orm: Orm
  readonly config: AppConfig
  readonly tokens: AccessTokens
}

/** What sending a link by e-mail needs of the running server. */
export interface LinkServices {
  readonly orm: Orm
  readonly config: AppConfig
  /** Told that a mail was queued; nobody waits until it is sent. */
  readonly mail: { wake(): void }
}
