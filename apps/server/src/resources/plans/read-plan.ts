import { findLiveSession, findPlanFamilies } from '../../access/access-queries'
import { PlanAccessList, signedInFrom } from '../../access/access'
import type { CallerPlanAccess, SignedIn } from '../../access/access'
import type { components } from '@throughline/api-client/schema'
import { accessConfigurationOf } from '../../config/app-config'
import type { AppConfig } from '../../config/app-config'
import type { Orm } from '../../db/database'
import { notFound, sessionExpired } from '../../errors/api-error'
import type { Files } from '../../files/files'
import { entityTag } from '../../http/versions'
import { presentChannel, presentField, presentPlatform } from '../channels/presenter'
import { findChannelTree } from '../channels/queries'
import { findDashboardCategories, findDashboardsOfPlans } from '../plan-dashboards/queries'
import { findDocumentCategories, findDocumentsOfPlans } from '../plan-documents/queries'
import { countTactics } from '../tactics/filter-queries'
import { byCategory, presentTag } from '../tags/presenter'
import { findTags } from '../tags/queries'
import { isHiddenMember } from '../users/hidden-super-users'
import { findRolesOfPlans } from '../user-roles/queries'
import { visibleFamilyOf } from '../../access/plan-family'
import { presentPlan } from './presenter'
import { findBudgets } from '../budgets/queries'
import { findPlanDetail, findPlanSubscriptions } from './queries'
import { visiblePlansOf } from './visible-plans'

type Plan = components['schemas']['Plan']

/** Who reads a plan, when and from where: signed URLs of files are made for them. */
export interface PlanReader {
  readonly orm: Orm
  readonly signedIn: SignedIn
  readonly files: Files
  readonly config: AppConfig
  readonly now: Date
}

/**
 * Reads a plan with all data of its views, limited to what the user may see.
 *
 * @throws ApiError 404 if it does not exist
 */
export async function readWholePlan(
  planAccess: CallerPlanAccess,
  planAccesses: PlanAccessList,
  { orm, signedIn, files, config, now }: PlanReader,
): Promise<Plan> {
  const { id } = planAccess.plan
  const visible = visiblePlansOf(planAccess, planAccesses, { hasFamily: true })
  const { blockedTagIds } = signedIn
  // The queries start together, because a database on another machine answers them in parallel.
  const [detail, tree, tags, budgets, subscriptions, roles, tacticCount, fileParts] =
    await Promise.all([
      findPlanDetail(orm, id),
      findChannelTree(orm, visible.planIds),
      findTags(orm, visible.planIds, blockedTagIds),
      planAccess.abilities.canSeeBudget ? findBudgets(orm, id, blockedTagIds) : [],
      findPlanSubscriptions(orm, id),
      findRolesOfPlans(orm, [id]),
      countOwnTactics(orm, id, blockedTagIds),
      readFileParts(orm, planAccess, signedIn),
    ])
  if (detail === null) throw notFound('Plan')
  const { lead, nested } = visibleFamilyOf(planAccess, planAccesses)
  const planOf = (planId: number) => visible.byId.get(planId)
  return presentPlan(
    detail,
    planAccess,
    {
      channels: tree.channels.flatMap((channel) => {
        const plan = planOf(channel.planId)
        return plan === undefined ? [] : [presentChannel(channel, tree, plan)]
      }),
      platforms: tree.platforms.flatMap((platform) => {
        const plan = planOf(platform.planId)
        return plan === undefined ? [] : [presentPlatform(platform, plan)]
      }),
      fields: tree.fields
        .filter(({ planId, tacticTypeId }) => planId === id && tacticTypeId === null)
        .map((field) => presentField(field)),
      tags: byCategory(
        tags.flatMap((tag) => {
          const plan = planOf(tag.planId)
          return plan === undefined ? [] : [presentTag(tag, plan)]
        }),
      ),
      budgets,
      subscriptions,
      roles: roles.filter((role) => !isHiddenMember(role, signedIn.userId, config)),
      tacticCount,
      lead,
      nested,
      ...fileParts,
    },
    signedIn,
    { signedUrls: files.signedUrls, userId: signedIn.userId, now },
  )
}

/** How many items of the plan itself a person may see. */
function countOwnTactics(
  orm: Orm,
  planId: number,
  blockedTagIds: ReadonlySet<number>,
): Promise<number> {
  return countTactics(orm, {
    planIds: [planId],
    leadPlanId: null,
    range: null,
    ids: null,
    isUnscheduled: null,
    isInitiative: null,
    channelId: null,
    tacticTypeId: null,
    blockedTagIds,
    visiblePlanIds: [planId],
  })
}

/** Documents and dashboards, as far as the person may see them. */
async function readFileParts(orm: Orm, { plan, abilities }: CallerPlanAccess, signedIn: SignedIn) {
  const planIds = [plan.id]
  const hasDashboards = abilities.canReadPerformance
  return {
    documents: await findDocumentsOfPlans(orm, planIds, signedIn.blockedTagIds),
    documentCategories: await findDocumentCategories(orm, planIds),
    dashboards: hasDashboards ? await findDashboardsOfPlans(orm, planIds) : [],
    dashboardCategories: hasDashboards ? await findDashboardCategories(orm, planIds) : [],
  }
}

/** Reads a plan after a write, when the loaded rows are outdated. */
export async function readFresh(planId: number, reader: PlanReader): Promise<Plan> {
  const rows = await findPlanFamilies(reader.orm, [planId])
  const planAccesses = new PlanAccessList(rows, [planId], reader.signedIn.caller)
  return readWholePlan(planAccesses.only, planAccesses, reader)
}

/**
 * Reads a plan as `readFresh` does, after a call that gave the user a role on it.
 *
 * @throws ApiError 401 if the session has ended meanwhile
 */
export async function readWithNewRole(planId: number, reader: PlanReader): Promise<Plan> {
  const { orm, signedIn, config, now } = reader
  const session = await findLiveSession(orm, signedIn.sessionId, now)
  if (session === null) throw sessionExpired()
  const member = signedInFrom(session, signedIn.sessionId, accessConfigurationOf(config))
  return readFresh(planId, { ...reader, signedIn: member })
}

/** A plan as an answer, with its version. */
export function answerPlan(plan: Plan) {
  return { body: plan, headers: { etag: entityTag(plan.version) } }
}
