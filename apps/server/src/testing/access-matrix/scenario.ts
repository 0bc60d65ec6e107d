import type { Orm } from '../../db/database'
import {
  accountMembers,
  budgets,
  channels,
  comments,
  customViews,
  mediaAssets,
  planDashboardCategories,
  planDashboards,
  planDocumentCategories,
  planDocumentFilings,
  planDocuments,
  plans,
  subscriptions,
  tacticDocuments,
  tacticFieldValues,
  tacticFields,
  tacticInitiatives,
  tacticPlatforms,
  tacticTypes,
  tags,
  userInvites,
  userRoles,
  users,
} from '../../db/schema'
import { addTactic } from '../world'
import type { World, WorldPlan } from '../world'
import { assetOfDocument, currentRoles } from './scenario-queries'

/** Who makes a call, and on which plan. */
export interface Caller {
  /** As the head of a column names them. */
  readonly title: string
  readonly meaning: string
  /** null: without a session. */
  readonly userId: number | null
  readonly isSignedOut?: true
  /** The plan on which the call is made. */
  readonly plan: WorldPlan
  /** Texts that must not occur in any response to the caller. */
  readonly hidden: readonly string[]
}

/**
 * Creates the entities that a call of an operation needs, so that calls do not affect each other.
 */
export interface Scenario {
  readonly orm: Orm
  readonly world: World
  readonly plan: WorldPlan
  readonly callerId: number
  /** The origin of a calendar that can be fetched. */
  readonly calendarOrigin: string
  /** A number that no other call gets. */
  readonly turn: number
  /** Another plan of the account, on which the caller has the same role. */
  readonly planLike: () => Promise<number>
  readonly tactic: () => Promise<number>
  readonly channel: () => Promise<number>
  readonly tacticType: () => Promise<number>
  readonly platform: () => Promise<number>
  readonly field: () => Promise<number>
  readonly imageField: () => Promise<number>
  readonly fieldValue: () => Promise<number>
  readonly tag: () => Promise<number>
  readonly budget: () => Promise<number>
  readonly comment: () => Promise<number>
  /** A view that the caller shares with all users of the plan. */
  readonly customView: () => Promise<number>
  readonly subscription: () => Promise<number>
  readonly document: () => Promise<number>
  /** The file of a document that the owner put into the plan. */
  readonly documentAsset: () => Promise<number>
  readonly documentCategory: () => Promise<number>
  readonly dashboard: () => Promise<number>
  readonly dashboardCategory: () => Promise<number>
  /** A file, by default uploaded by the caller. */
  readonly asset: (uploadedById?: number) => Promise<number>
  /** A user who belongs to the account and has no role in it. */
  readonly member: () => Promise<number>
  /** A user who is invited to the account and has not accepted yet. */
  readonly pending: () => Promise<number>
  readonly invite: () => Promise<number>
  /** A viewer's role on the plan, of a user who has no other role. */
  readonly role: () => Promise<number>
}

async function idOf(rows: Promise<{ id: number }[]>): Promise<number> {
  const [row] = await rows
  if (row === undefined) throw new Error('An insert of the matrix gave nothing back.')
  return row.id
}

/** Prepares one call of one caller. */
export function scenarioFor(
  { orm, world, calendarOrigin }: Pick<Scenario, 'orm' | 'world' | 'calendarOrigin'>,
  caller: Caller,
  turn: number,
): Scenario {
  const { plan } = caller
  const planId = plan.id
  const { accountId } = plan
  const callerId = caller.userId ?? world.people.viewer
  const name = `Part ${turn}`
  const scenario: Scenario = {
    orm,
    world,
    plan,
    callerId,
    calendarOrigin,
    turn,
    planLike: async () => {
      const values = { accountId, name, type: 'Individual', freeze: false } as const
      const madeId = await idOf(orm.insert(plans).values(values).returning())
      for (const roleId of await currentRoles(orm, callerId, planId)) {
        await orm.insert(userRoles).values({ userId: callerId, accountId, planId: madeId, roleId })
      }
      return madeId
    },
    tactic: async () => {
      const tacticId = await addTactic(orm, planId, plan.emailTypeId)
      if (planId === world.plans.lead.id) {
        // Each item of the lead plan names one that a blocked tag hides.
        const initiativeId = world.tactics.blocked
        await orm.insert(tacticInitiatives).values({ tacticId, initiativeId })
      }
      return tacticId
    },
    channel: () => idOf(orm.insert(channels).values({ planId, name }).returning()),
    tacticType: () =>
      idOf(
        orm
          .insert(tacticTypes)
          .values({ planId, channelId: plan.emailChannelId, name })
          .returning(),
      ),
    // Those without a creator stay as they are.
    platform: () => {
      const creatorId = world.people.owner
      return idOf(orm.insert(tacticPlatforms).values({ planId, name, creatorId }).returning())
    },
    field: () =>
      idOf(orm.insert(tacticFields).values({ planId, name, type: 'string' }).returning()),
    imageField: () =>
      idOf(orm.insert(tacticFields).values({ planId, name, type: 'image' }).returning()),
    fieldValue: async () => {
      const tacticId = await scenario.tactic()
      const tacticFieldId = plan.textFieldId
      return idOf(
        orm.insert(tacticFieldValues).values({ tacticId, tacticFieldId, value: 'x' }).returning(),
      )
    },
    tag: () =>
      idOf(
        orm
          .insert(tags)
          .values({ planId, text: `Objective:Tag ${turn}` })
          .returning(),
      ),
    budget: () => idOf(orm.insert(budgets).values({ planId, name, value: 10 }).returning()),
    comment: async () => {
      const tacticId = await scenario.tactic()
      return idOf(
        orm
          .insert(comments)
          .values({ recordType: 'tactic', tacticId, creatorId: callerId, text: 'A comment' })
          .returning(),
      )
    },
    customView: () =>
      idOf(
        orm
          .insert(customViews)
          .values({ userId: callerId, planId, name, isShared: true })
          .returning(),
      ),
    subscription: () =>
      idOf(
        orm
          .insert(subscriptions)
          .values({ accountId, name, calendarPath: `https://calendar.invalid/${turn}.ics` })
          .returning(),
      ),
    asset: (uploadedById = callerId) =>
      idOf(
        orm
          .insert(mediaAssets)
          .values({
            name: 'plan.pdf',
            storageKey: `matrix-${turn}-${Math.random()}`,
            contentType: 'application/pdf',
            sizeBytes: 10,
            sha256: '0'.repeat(64),
            accountId,
            uploadedById,
          })
          .returning(),
      ),
    document: async () => {
      const assetId = await scenario.asset(world.people.owner)
      const id = await idOf(orm.insert(planDocuments).values({ planId, assetId }).returning())
      const categoryId = await scenario.documentCategory()
      await orm.insert(planDocumentFilings).values({ planDocumentId: id, categoryId })
      const tacticId = await scenario.tactic()
      await orm.insert(tacticDocuments).values({ tacticId, planDocumentId: id })
      return id
    },
    documentAsset: async () => {
      const id = await scenario.document()
      return assetOfDocument(orm, id)
    },
    documentCategory: () =>
      idOf(orm.insert(planDocumentCategories).values({ planId, name }).returning()),
    dashboard: async () => {
      const categoryId = await scenario.dashboardCategory()
      const values = { planId, categoryId, name, embedHtml: '<p>Figures</p>' }
      return idOf(orm.insert(planDashboards).values(values).returning())
    },
    dashboardCategory: () =>
      idOf(orm.insert(planDashboardCategories).values({ planId, name }).returning()),
    member: () => addMember(orm, accountId, `member-${turn}`, 'accepted'),
    pending: async () => {
      const userId = await addMember(orm, accountId, `pending-${turn}`, 'pending')
      await orm.insert(userRoles).values({ userId, accountId, planId, roleId: 6 })
      return userId
    },
    invite: async () => {
      const userId = await scenario.pending()
      return idOf(orm.insert(userInvites).values({ userId, accountId, planId }).returning())
    },
    role: async () => {
      const userId = await scenario.member()
      return idOf(
        orm.insert(userRoles).values({ userId, accountId, planId, roleId: 6 }).returning(),
      )
    },
  }
  return scenario
}

async function addMember(
  orm: Orm,
  accountId: number,
  name: string,
  status: 'accepted' | 'pending',
): Promise<number> {
  const userId = await idOf(
    orm
      .insert(users)
      .values({ emailAddress: `${name}@matrix.test`, firstName: 'Some', lastName: 'Body', status })
      .returning(),
  )
  await orm.insert(accountMembers).values({ accountId, userId })
  return userId
}
