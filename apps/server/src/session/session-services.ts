import type { AppConfig } from '../config/app-config'
import type { Orm } from '../db/database'
import type { AccessTokens } from '../tokens/access-token'

/** The services that sign-in and session checks need. */
export interface SessionServices {
  readonly orm: Orm
  readonly config: AppConfig
  readonly tokens: AccessTokens
}

/** The services that mails with links need. */
export interface LinkServices {
  readonly orm: Orm
  readonly config: AppConfig
  /** Sends queued mails in the background; wake it after queueing one. */
  readonly mail: { wake(): void }
}
