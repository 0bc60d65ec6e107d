import { findLiveSession, findPlanFamilies } from '../../access/access-queries'
import { PlanAccessList, signedInFrom } from '../../access/access'
import type { CallerPlanAccess, SignedIn } from '../../access/access'
import type { components } from '@throughline/api-client/schema'
import { accessConfigurationOf } from '../../config/app-config'
import type { AppConfig } from '../../config/app-config'
import type { Orm } from '../../db/database'
import { readTogether } from '../../db/read-together'
import { notFound, sessionExpired } from '../../errors/api-error'
import type { Files } from '../../files/files'
import { entityTag } from '../../http/versions'
import { presentChannel, presentField, presentPlatform } from '../channels/presenter'
import { channelTreeQueries } from '../channels/queries'
import { findDashboardCategories, findDashboardsOfPlans } from '../plan-dashboards/queries'
import {
  documentsFrom,
  documentsOfPlansQueries,
  findDocumentCategories,
} from '../plan-documents/queries'
import { selectTacticCount } from '../tactics/filter-queries'
import { byCategory, presentTag } from '../tags/presenter'
import { selectTags, withPlaces } from '../tags/queries'
import { isHiddenMember } from '../users/hidden-super-users'
import { findRolesOfPlans } from '../user-roles/queries'
import { visibleFamilyOf } from '../../access/plan-family'
import { presentPlan } from './presenter'
import { budgetQueries, budgetsFrom } from '../budgets/queries'
import { findPlanSubscriptions, selectPlanDetail } from './queries'
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
  // Nothing is read that the user may not see.
  const budgetPlanIds = planAccess.abilities.canSeeBudget ? [id] : []
  const dashboardPlanIds = planAccess.abilities.canReadPerformance ? [id] : []
  const rows = await readTogether(orm, {
    ...channelTreeQueries(orm, visible.planIds),
    ...budgetQueries(orm, budgetPlanIds, blockedTagIds),
    ...documentsOfPlansQueries(orm, [id], blockedTagIds),
    detail: selectPlanDetail(orm, id),
    tags: selectTags(orm, visible.planIds, blockedTagIds),
    subscriptions: findPlanSubscriptions(orm, id),
    roles: findRolesOfPlans(orm, [id]),
    count: selectOwnTacticCount(orm, id, blockedTagIds),
    documentCategories: findDocumentCategories(orm, [id]),
    dashboards: findDashboardsOfPlans(orm, dashboardPlanIds),
    dashboardCategories: findDashboardCategories(orm, dashboardPlanIds),
  })
  const [detail = null] = rows.detail
  if (detail === null) throw notFound('Plan')
  const { lead, nested } = visibleFamilyOf(planAccess, planAccesses)
  const planOf = (planId: number) => visible.byId.get(planId)
  return presentPlan(
    detail,
    planAccess,
    {
      channels: rows.channels.flatMap((channel) => {
        const plan = planOf(channel.planId)
        return plan === undefined ? [] : [presentChannel(channel, rows, plan)]
      }),
      platforms: rows.platforms.flatMap((platform) => {
        const plan = planOf(platform.planId)
        return plan === undefined ? [] : [presentPlatform(platform, plan)]
      }),
      fields: rows.fields
        .filter(({ planId, tacticTypeId }) => planId === id && tacticTypeId === null)
        .map((field) => presentField(field)),
      tags: byCategory(
        withPlaces(rows.tags).flatMap((tag) => {
          const plan = planOf(tag.planId)
          return plan === undefined ? [] : [presentTag(tag, plan)]
        }),
      ),
      budgets: budgetsFrom(rows, blockedTagIds),
      subscriptions: rows.subscriptions,
      roles: rows.roles.filter((role) => !isHiddenMember(role, signedIn.userId, config)),
      tacticCount: rows.count[0]?.total ?? 0,
      lead,
      nested,
      documents: documentsFrom(rows),
      documentCategories: rows.documentCategories,
      dashboards: rows.dashboards,
      dashboardCategories: rows.dashboardCategories,
    },
    signedIn,
    { signedUrls: files.signedUrls, userId: signedIn.userId, now },
  )
}

/** The number of items of the plan itself that a person may see. */
export async function countOwnTactics(
  orm: Orm,
  planId: number,
  blockedTagIds: ReadonlySet<number>,
): Promise<number> {
  const [row] = await selectOwnTacticCount(orm, planId, blockedTagIds)
  return row?.total ?? 0
}

/** Selects how many items of the plan itself a person may see. */
function selectOwnTacticCount(orm: Orm, planId: number, blockedTagIds: ReadonlySet<number>) {
  return selectTacticCount(orm, {
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
