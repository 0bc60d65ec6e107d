import type { Orm } from '../db/database'
import { auditEvents } from '../db/schema'

/** A change of access or of an account, as the log keeps it. */
export interface AuditEvent {
  /** Who did it. */
  readonly userId: number
  readonly accountId: number | null
  readonly action:
    | 'role_given'
    | 'role_changed'
    | 'role_revoked'
    | 'person_added'
    | 'person_changed'
    | 'person_deleted'
    | 'password_changed'
    | 'password_reset_sent'
    | 'member_removed'
    | 'invitation_sent'
    | 'invitation_withdrawn'
    | 'account_created'
    | 'account_changed'
    | 'account_deleted'
    | 'plan_deleted'
    | 'plan_restored'
    | 'sessions_ended'
  readonly subjectType: 'user' | 'user_role' | 'user_invite' | 'account' | 'plan'
  readonly subjectId: number
  /** Numbers and names of fields only: no names, addresses or secrets of people. */
  readonly details?: Readonly<
    Record<string, number | boolean | null | readonly number[] | readonly string[]>
  >
}

/** Records a change and its author, in the transaction of the change. */
export async function recordAudit(tx: Orm, event: AuditEvent, now: Date): Promise<void> {
  const { details = null, ...rest } = event
  await tx.insert(auditEvents).values({ ...rest, details, at: now })
}
