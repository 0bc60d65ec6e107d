import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts-and-plans'
import { createdAt, identityKey, instant, reference } from './column-types'

/**
 * Mails that are still to be sent. A row says what a mail is about and holds no
 * secret: the token of a link is made when the mail is. A row goes with its mail,
 * or with the person that it was for.
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
