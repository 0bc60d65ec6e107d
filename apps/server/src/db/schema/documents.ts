import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { createdAt, identityKey, reference, rowVersion } from './column-types'
import { mediaAssets } from './accounts-and-plans'
import { plans } from './accounts-and-plans'

/** Documents attached to a plan. */
export const planDocuments = pgTable(
  'plan_documents',
  {
    id: identityKey(),
    version: rowVersion(),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    assetId: reference()
      .notNull()
      .references(() => mediaAssets.id, { onDelete: 'no action' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('plan_documents_plan').on(table.planId),
    index('plan_documents_asset').on(table.assetId),
  ],
)

/** Categories of a plan's documents. `Uncategorized` cannot be renamed. */
export const planDocumentCategories = pgTable(
  'plan_document_categories',
  {
    id: identityKey(),
    version: rowVersion(),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    name: text().notNull().default('Uncategorized'),
    orderIndex: integer().notNull().default(0),
  },
  (table) => [
    index('plan_document_categories_plan').on(table.planId, table.orderIndex),
    check('plan_document_categories_name_given', sql`length(trim(${table.name})) > 0`),
  ],
)

/** Which categories a document is filed under. */
export const planDocumentFilings = pgTable(
  'plan_document_filings',
  {
    planDocumentId: reference()
      .notNull()
      .references(() => planDocuments.id, { onDelete: 'cascade' }),
    categoryId: reference()
      .notNull()
      .references(() => planDocumentCategories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.planDocumentId, table.categoryId] }),
    index('plan_document_filings_category').on(table.categoryId),
  ],
)

/** Categories of a plan's performance dashboards. */
export const planDashboardCategories = pgTable(
  'plan_dashboard_categories',
  {
    id: identityKey(),
    version: rowVersion(),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    orderIndex: integer().notNull().default(0),
  },
  (table) => [
    unique('plan_dashboard_categories_id_plan_unique').on(table.id, table.planId),
    index('plan_dashboard_categories_plan').on(table.planId, table.orderIndex),
    check('plan_dashboard_categories_name_given', sql`length(trim(${table.name})) > 0`),
  ],
)

/** Performance dashboards: embedded HTML, or a PDF as a media asset. */
export const planDashboards = pgTable(
  'plan_dashboards',
  {
    id: identityKey(),
    version: rowVersion(),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    categoryId: reference()
      .notNull()
      .references(() => planDashboardCategories.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    embedHtml: text(),
    assetId: reference().references(() => mediaAssets.id, { onDelete: 'no action' }),
    isArchived: boolean().notNull().default(false),
    orderIndex: integer().notNull().default(0),
  },
  (table) => [
    index('plan_dashboards_plan').on(table.planId),
    index('plan_dashboards_category').on(table.categoryId, table.orderIndex),
    index('plan_dashboards_asset').on(table.assetId),
    check(
      'plan_dashboards_has_content',
      sql`${table.embedHtml} is not null or ${table.assetId} is not null`,
    ),
  ],
)
