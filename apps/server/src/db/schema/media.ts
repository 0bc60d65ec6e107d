import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { accounts, users } from './accounts'
import { createdAt, identityKey, reference } from './column-types'

/**
 * Uploaded files: photos, documents, dashboards as PDF, images of custom fields.
 * `storageKey` is the object's name in the store; `name` is what the person
 * called the file.
 */
export const mediaAssets = pgTable(
  'media_assets',
  {
    id: identityKey(),
    name: text().notNull(),
    storageKey: text().notNull(),
    contentType: text().notNull(),
    sizeBytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    accountId: reference().references((): AnyPgColumn => accounts.id, { onDelete: 'cascade' }),
    uploadedById: reference().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('media_assets_storage_key_unique').on(table.storageKey),
    index('media_assets_account').on(table.accountId),
    index('media_assets_uploaded_by').on(table.uploadedById),
    check('media_assets_size_not_negative', sql`${table.sizeBytes} >= 0`),
    check('media_assets_sha256_shape', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
)
