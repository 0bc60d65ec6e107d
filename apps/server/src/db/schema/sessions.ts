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
    /** Precise to five minutes. */
    lastUsedAt: createdAt(),
    /** Name from the User-Agent of the sign-in; null if it was unknown. */
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
 * Refresh tokens, stored only as SHA-256 in hex. `usedAt` is set when a token has been replaced.
 * Using such a token again revokes the whole session.
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
    index('refresh_tokens_expiry').on(table.expiresAt),
    check('refresh_tokens_hash_shape', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
)

/**
 * Secrets that work once, stored only as SHA-256 in hex. They create the first account of an empty
 * installation, set a first password, change a forgotten one, or sign in by a link. The token of an
 * invitation is deleted when the invitation is withdrawn.
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
 * Sign-ins that went to an identity provider and have no response yet. The browser has a secret for
 * its sign-in, stored here as SHA-256 in hex.
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

/** Assertions that signed a user in, as SHA-256 in hex of issuer and id. Each works only once. */
export const samlAssertions = pgTable(
  'saml_assertions',
  {
    assertionHash: text().primaryKey(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('saml_assertions_expiry').on(table.expiresAt)],
)

/**
 * Responses to creates with an idempotency key. A repeated request gets the stored response and
 * creates no second row.
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
 * Sign-ins, refusals and changes of access, with their authors and subjects. There are no foreign
 * keys, because a row must outlive the entities that it names.
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
    index('audit_events_action').on(table.action, table.at),
    // Limits of people who are not signed in count by these.
    ...(['ipKey', 'accountKey'] as const).map((name) => {
      const key = sql.raw(`(details ->> '${name}')`)
      return index(`audit_events_${name === 'ipKey' ? 'ip_key' : 'account_key'}`)
        .on(key, table.action, table.at)
        .where(sql`${table.userId} is null and ${key} is not null`)
    }),
  ],
)
