import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { userInvites } from './members'
import { users } from './accounts-and-plans'
import { createdAt, identityKey, instant, reference } from './column-types'

/**
 * One row per sign-in: the family to which every refresh token of that sign-in
 * belongs. Revoking the row ends them all, and the access tokens that name it.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    revokedReason: text({
      enum: ['logged_out', 'token_reused', 'password_changed', 'access_removed', 'ended_elsewhere'],
    }),
    /** To five minutes. */
    lastUsedAt: createdAt(),
    /** In words, from the User-Agent of the sign-in; null when it said nothing known. */
    browser: text(),
    os: text(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    check(
      'sessions_revoked_reason_known',
      sql`(${table.revokedAt} is null) = (${table.revokedReason} is null) and (${table.revokedReason} is null or ${table.revokedReason} in ('logged_out', 'token_reused', 'password_changed', 'access_removed', 'ended_elsewhere'))`,
    ),
  ],
)

/**
 * Refresh tokens, kept only as SHA-256 in hex. A token whose `usedAt` is set has
 * been rotated away; seeing it again revokes the whole session.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('refresh_tokens_session').on(table.sessionId),
    check('refresh_tokens_hash_shape', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
)

/**
 * Secrets that work once, kept only as SHA-256 in hex: creating the first account
 * of an empty installation, setting a first password, changing a forgotten one,
 * signing in by a link. The token of an invitation goes when that is withdrawn.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: identityKey(),
    tokenHash: text().notNull().unique(),
    purpose: text({
      enum: ['first_account', 'set_password', 'change_password', 'sign_in'],
    }).notNull(),
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    inviteId: reference().references(() => userInvites.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('one_time_tokens_user').on(table.userId, table.purpose),
    index('one_time_tokens_invite').on(table.inviteId),
    index('one_time_tokens_expiry').on(table.expiresAt),
    check('one_time_tokens_hash_shape', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check(
      'one_time_tokens_purpose_known',
      sql`${table.purpose} in ('first_account', 'set_password', 'change_password', 'sign_in')`,
    ),
    check(
      'one_time_tokens_first_account_has_no_user',
      sql`(${table.purpose} = 'first_account') = (${table.userId} is null)`,
    ),
  ],
)

/**
 * Sign-ins that were sent to an identity provider and have not come back. The
 * browser holds a secret for its own, kept here as SHA-256 in hex.
 */
export const samlRequests = pgTable(
  'saml_requests',
  {
    id: text().primaryKey(),
    connection: text().notNull(),
    browserHash: text().notNull(),
    /** Where to go in the application afterwards. */
    returnPath: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('saml_requests_expiry').on(table.expiresAt)],
)

/** Assertions that signed somebody in, as SHA-256 in hex of issuer and id: none does so twice. */
export const samlAssertions = pgTable(
  'saml_assertions',
  {
    assertionHash: text().primaryKey(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('saml_assertions_expiry').on(table.expiresAt)],
)

/**
 * Answers already given to a create sent with an idempotency key, so that the
 * same request sent twice makes one row.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    operation: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
    check('idempotency_keys_key_length', sql`length(${table.key}) between 1 and 200`),
  ],
)

/**
 * Who did what to whom, for sign-ins, refusals and changes of access. No
 * foreign keys: the line outlives what it speaks of.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: identityKey(),
    at: createdAt(),
    userId: integer(),
    accountId: integer(),
    action: text().notNull(),
    subjectType: text(),
    subjectId: integer(),
    details: jsonb(),
  },
  (table) => [
    index('audit_events_account').on(table.accountId, table.at),
    index('audit_events_user').on(table.userId, table.at),
  ],
)
