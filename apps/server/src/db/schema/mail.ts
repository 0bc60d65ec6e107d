import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts-and-plans'
import { createdAt, identityKey, instant, reference } from './column-types'

/**
 * Mails to be sent. A row contains the subject of a mail and no secret: the sender creates the
 * token of a link when it composes the mail. The row is deleted with its mail, or with its
 * recipient.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: identityKey(),
    kind: text({
      enum: [
        'invitation',
        'password_reset',
        'password_changed',
        'address_changed',
        'plan_deleted',
        'feedback',
      ],
    }).notNull(),
    /** The recipient; null for feedback, which goes to the product team. */
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    params: jsonb().notNull(),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    /**
     * The sender ignores the row until then. A process that sends the mail sets it to the end of
     * its claim.
     */
    nextAttemptAt: instant().notNull(),
    /** The code of the last failure, never the text of a mail server. */
    lastError: text(),
  },
  (table) => [
    index('outgoing_mails_due').on(table.nextAttemptAt),
    index('outgoing_mails_user').on(table.userId, table.kind),
    check(
      'outgoing_mails_kind_known',
      sql`${table.kind} in ('invitation', 'password_reset', 'password_changed', 'address_changed', 'plan_deleted', 'feedback')`,
    ),
    check(
      'outgoing_mails_to_somebody',
      sql`(${table.kind} = 'feedback') = (${table.userId} is null)`,
    ),
    check('outgoing_mails_attempts_counted', sql`${table.attempts} >= 0`),
  ],
)
