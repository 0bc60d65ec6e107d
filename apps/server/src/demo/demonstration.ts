import type { Buffer } from 'node:buffer'
import type * as tables from '../db/schema'

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
export type StoredFileRow = KeyedRow<typeof tables.mediaAssets>

/** Every row of a demonstration account, by table, in no database yet. */
export interface Demonstration {
  readonly users: readonly KeyedRow<typeof tables.users>[]
  readonly accounts: readonly KeyedRow<typeof tables.accounts>[]
  readonly accountMembers: readonly Row<typeof tables.accountMembers>[]
  readonly plans: readonly KeyedRow<typeof tables.plans>[]
  readonly channels: readonly KeyedRow<typeof tables.channels>[]
  readonly tacticTypes: readonly KeyedRow<typeof tables.tacticTypes>[]
  readonly tacticPlatforms: readonly KeyedRow<typeof tables.tacticPlatforms>[]
  readonly tacticTypePlatforms: readonly Row<typeof tables.tacticTypePlatforms>[]
  readonly tags: readonly KeyedRow<typeof tables.tags>[]
  readonly planDocumentCategories: readonly Row<typeof tables.planDocumentCategories>[]
  readonly planDocuments: readonly KeyedRow<typeof tables.planDocuments>[]
  readonly planDocumentFilings: readonly Row<typeof tables.planDocumentFilings>[]
  readonly planDashboardCategories: readonly KeyedRow<typeof tables.planDashboardCategories>[]
  readonly planDashboards: readonly KeyedRow<typeof tables.planDashboards>[]
  /** Of documents and dashboards; their bytes are stored apart from the rows. */
  readonly files: readonly DemonstrationFile[]
  readonly userRoles: readonly KeyedRow<typeof tables.userRoles>[]
  readonly userRoleChannels: readonly Row<typeof tables.userRoleChannels>[]
  readonly tactics: readonly KeyedRow<typeof tables.tactics>[]
  readonly tacticTags: readonly Row<typeof tables.tacticTags>[]
  readonly tacticPlatformChoices: readonly Row<typeof tables.tacticPlatformChoices>[]
  readonly tacticInitiatives: readonly Row<typeof tables.tacticInitiatives>[]
  readonly tacticDocuments: readonly Row<typeof tables.tacticDocuments>[]
  readonly budgets: readonly KeyedRow<typeof tables.budgets>[]
  readonly budgetTags: readonly Row<typeof tables.budgetTags>[]
  readonly budgetChannels: readonly Row<typeof tables.budgetChannels>[]
  readonly customViews: readonly KeyedRow<typeof tables.customViews>[]
}
