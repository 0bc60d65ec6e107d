import type { BillingPortal } from '../billing/billing-portal'
import type { Calendars } from '../calendars/calendars'
import type { AppConfig } from '../config/app-config'
import type { ChangeFeed } from '../changes/change-feed'
import type { Database, Orm } from '../db/database'
import type { Files } from '../files/files'
import type { RequestLimit } from '../http/request-limit'
import type { ImportPicture } from '../files/import-picture'
import type { PlanItemsStore } from '../resources/tactics/plan-items-store'
import type { MailSender } from '../mail/mail-sender'
import type { AccessTokens } from '../tokens/access-token'
import type { Clock } from '../platform/clock'
import type { DiskSpace } from '../platform/disk-space'

/** The services of all handlers. */
export interface Services {
  readonly config: AppConfig
  readonly database: Database
  readonly orm: Orm
  readonly clock: Clock
  /** The disk of the data folder. */
  readonly disk: DiskSpace
  readonly tokens: AccessTokens
  readonly calendars: Calendars
  /** Uploaded files: their bytes, their arrival and their signed URLs. */
  readonly files: Files
  /** Takes pictures of other hosts into texts. */
  readonly importPicture: ImportPicture
  /** Changes of plans, sent as they happen. */
  readonly changes: ChangeFeed
  /** Sends queued mails; wake it after a change that queues one. */
  readonly mail: Pick<MailSender, 'wake'>
  /** The billing portal, or null when none is configured. */
  readonly billing: BillingPortal | null
  /** Counts a stream that ended because its client read too slowly. */
  readonly countSlowStream: () => void
  /** Limits the requests of each person, or null without a limit. */
  readonly requestLimit: RequestLimit | null
  /** Cached ranges of plans. */
  readonly planItems: PlanItemsStore
}
