import type { Buffer } from 'node:buffer'
import type {
  accountMembers,
  accounts,
  budgetChannels,
  budgets,
  budgetTags,
  channels,
  customViews,
  mediaAssets,
  planDashboardCategories,
  planDashboards,
  planDocumentCategories,
  planDocumentFilings,
  planDocuments,
  plans,
  tacticDocuments,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticPlatforms,
  tactics,
  tacticTags,
  tacticTypePlatforms,
  tacticTypes,
  tags,
  userRoleChannels,
  userRoles,
  users,
} from '../db/schema'

type Row<Table extends { readonly $inferInsert: object }> = Table['$inferInsert']

/** A row of a table with its key, which the demonstration chooses itself. */
type KeyedRow<Table extends { readonly $inferInsert: object }> = Row<Table> & {
  readonly id: number
}

/** A PDF of the demonstration. */
export interface DemonstrationFile {
  /** Id of its media asset. */
  readonly id: number
  readonly name: string
  readonly bytes: Buffer
}

/** A stored file as a row, without its account. */
export type StoredFileRow = KeyedRow<typeof mediaAssets>

/** Every row of a demonstration account, by table, in no database yet. */
export interface Demonstration {
  readonly users: readonly KeyedRow<typeof users>[]
  readonly accounts: readonly KeyedRow<typeof accounts>[]
  readonly accountMembers: readonly Row<typeof accountMembers>[]
  readonly plans: readonly KeyedRow<typeof plans>[]
  readonly channels: readonly KeyedRow<typeof channels>[]
  readonly tacticTypes: readonly KeyedRow<typeof tacticTypes>[]
  readonly tacticPlatforms: readonly KeyedRow<typeof tacticPlatforms>[]
  readonly tacticTypePlatforms: readonly Row<typeof tacticTypePlatforms>[]
  readonly tags: readonly KeyedRow<typeof tags>[]
  readonly planDocumentCategories: readonly Row<typeof planDocumentCategories>[]
  readonly planDocuments: readonly KeyedRow<typeof planDocuments>[]
  readonly planDocumentFilings: readonly Row<typeof planDocumentFilings>[]
  readonly planDashboardCategories: readonly KeyedRow<typeof planDashboardCategories>[]
  readonly planDashboards: readonly KeyedRow<typeof planDashboards>[]
  /** Of documents and dashboards; their bytes are stored apart from the rows. */
  readonly files: readonly DemonstrationFile[]
  readonly userRoles: readonly KeyedRow<typeof userRoles>[]
  readonly userRoleChannels: readonly Row<typeof userRoleChannels>[]
  readonly tactics: readonly KeyedRow<typeof tactics>[]
  readonly tacticTags: readonly Row<typeof tacticTags>[]
  readonly tacticPlatformChoices: readonly Row<typeof tacticPlatformChoices>[]
  readonly tacticInitiatives: readonly Row<typeof tacticInitiatives>[]
  readonly tacticDocuments: readonly Row<typeof tacticDocuments>[]
  readonly budgets: readonly KeyedRow<typeof budgets>[]
  readonly budgetTags: readonly Row<typeof budgetTags>[]
  readonly budgetChannels: readonly Row<typeof budgetChannels>[]
  readonly customViews: readonly KeyedRow<typeof customViews>[]
}
