import type { DashboardCategory, PlanDetail, PlanDocumentCategory } from '@throughline/api-client'
import type { TacticField, TacticPlatform } from '@throughline/domain/channels'
import type { SavedView } from '@throughline/domain/saved-views'
import { listItemOf } from '@throughline/domain/tactics'
import type { CustomFieldValue, Tactic, TacticListItem } from '@throughline/domain/tactics'
import type { User } from '@throughline/domain/users'
import { iriOf } from '@throughline/api-client'
import type { RequestHandler } from 'msw'

import { buildPlan, detailOf, wirePlanOf, wirePlanSummaryOf } from '../builders'
import type { Schemas } from '../builders'
import { budgetHandlers, mirroredBudgets, switchBudgets } from './budget-handlers'
import { bulkChangeHandlers } from './bulk-change-handlers'
import { changesByOtherUsers } from './changes-by-others'
import type { ChangesByOtherUsers } from './changes-by-others'
import { createChangeStream } from './change-stream'
import type { ChangeStream } from './change-stream'
import { channelHandlers } from './channel-handlers'
import { dashboardHandlers } from './dashboard-handlers'
import { documentHandlers } from './document-handlers'
import { fieldHandlers } from './field-handlers'
import { createMockNetwork } from './mock-network'
import type { MockNetwork } from './mock-network'
import { planLifecycleHandlers } from './plan-lifecycle-handlers'
import { platformHandlers, platformsOf } from './platform-handlers'
import { planSettingsHandlers } from './plan-settings-handlers'
import { createPlanStore } from './plan-store'
import type { PlanStore } from './plan-store'
import { savedViewHandlers } from './saved-view-handlers'
import { searchHandlers } from './search-handlers'
import { createSessionStore } from './session-handlers'
import type { SessionStore, SessionStoreOptions } from './session-handlers'
import { namedItem, idOfReference } from './stored-item'
import { createSubscriptionStore } from './subscription-handlers'
import type { SubscriptionStore, SubscriptionStoreOptions } from './subscription-handlers'
import { tacticHandlers } from './tactic-handlers'
import { tagHandlers, textsInOrder } from './tag-handlers'
import { tacticTypeHandlers } from './tactic-type-handlers'
import { createTeamStore } from './team-handlers'
import type { TeamOptions, TeamStore } from './team-handlers'
import { contractHttp } from './contract-http'
import { notFound } from './problem-response'

/** Names of the requests that change items. */
const itemWrites = /^(?:PUT|POST|DELETE) \/tactics(?!\/\d+\/search)/u

export interface PlanningServerOptions {
  /** The items stored at first, with all fields or with those of lists. @default none */
  readonly tactics?: readonly (TacticListItem & Partial<Tactic>)[]
  /** @default the plan of `buildPlan` */
  readonly plans?: readonly PlanDetail[]
  /** @default none */
  readonly tags?: readonly Schemas['Tag'][]
  /** @default the budgets that the totals of the plans mirror */
  readonly budgets?: readonly Schemas['Budget'][]
  /** Custom fields that every type of their plan has. @default none */
  readonly fields?: readonly TacticField[]
  /** Platforms that no type offers. Those of the types are always stored. @default none */
  readonly platforms?: readonly TacticPlatform[]
  /** Documents of the plans. Items contain the ids of their attached documents. @default none */
  readonly documents?: readonly Schemas['PlanDocument'][]
  /** Categories of documents. @default only `Uncategorized` */
  readonly documentCategories?: readonly PlanDocumentCategory[]
  /** @default none */
  readonly subscriptions?: readonly Schemas['Subscription'][]
  /** Events that each of these calendars has. @default none */
  readonly events?: readonly Schemas['SubscriptionEvent'][]
  /** The calendars by URL. @default no URL can be fetched */
  readonly feeds?: SubscriptionStoreOptions['feeds']
  /** Saved views of these plans. @default none */
  readonly savedViews?: readonly SavedView[]
  /** Dashboards of the plans that use them. @default none */
  readonly dashboards?: readonly DashboardCategory[]
  /** People of the account and their roles. @default nobody */
  readonly team?: TeamOptions
  /** The counts of a plan's contents, except its channels, types and items. @default 0 of each */
  readonly planContents?: Partial<Schemas['PlanContents']>
  /** The sessions of the user. @default none */
  readonly userSessions?: SessionStoreOptions
  /** Tutorials of roles that the person has closed. @default none */
  readonly rolesObserved?: ReturnType<HelpStore['observed']>
  /** Requests whose name matches wait for an answer. @default {@link itemWrites} */
  readonly holds?: RegExp
}

/**
 * A server of plans and their tactics for stories and tests. Writes of items wait until the test
 * answers them, so no test depends on timing. It sends no events of changes that come from its own
 * client. So a test proves that the page needs no events for its own changes.
 */
export interface PlanningServer extends MockNetwork, ChangesByOtherUsers {
  /** A tactic as it is stored now; undefined when there is none, or when it is deleted. */
  readonly item: (id: number) => TacticListItem | undefined
  /** A saved view as it is stored now; undefined when there is none. */
  readonly savedView: (id: number) => SavedView | undefined
  /** The whole item as it is stored now, with its notes. */
  readonly detail: (id: number) => Tactic | undefined
  /** The budgets of all plans as they are stored now. */
  readonly budgets: () => readonly Schemas['Budget'][]
  /** Texts of the tags of all plans as they are stored now, by category and order. */
  readonly tagTexts: () => readonly string[]
  /** A plan as it is stored now; undefined when there is none. */
  readonly plan: (id: number) => PlanDetail | undefined
  /** The deleted plans as they are now, the newest deletion first. */
  readonly deletedPlans: PlanStore['deleted']
  /** The sessions of the user. */
  readonly userSessions: SessionStore['sessions']
  /**
   * The calendars of interest, and changes of them by other users, of which the page gets events.
   */
  readonly calendars: Omit<SubscriptionStore, 'handlers' | 'select'>
  /** The people of the account, and changes of them by other users. */
  readonly team: Omit<TeamStore, 'handlers'>
  /** Sent feedback, and closed tutorials. */
  readonly help: Omit<HelpStore, 'handlers'>
  /** How many pages currently follow changes of a plan. */
  readonly followerCount: () => number
  /** Sends pages an event of a change that they did not make, such as by a request of a story. */
  readonly tell: ChangeStream['send']
}

/** Creates a server that only a test talks to. */
export function createPlanningServer({
  tactics = [],
  plans: initialPlans = [buildPlan()],
  tags = [],
  budgets = mirroredBudgets(initialPlans),
  fields = [],
  platforms = [],
  documents = [],
  documentCategories,
  subscriptions = [],
  events = [],
  feeds = {},
  savedViews = [],
  dashboards = [],
  team = { users: [], roles: [] },
  rolesObserved = [],
  planContents,
  userSessions = { userId: 1001, sessions: [] },
  holds = itemWrites,
}: PlanningServerOptions = {}): PlanningServer {
  const planStore = createPlanStore(initialPlans)
  const { plans } = planStore
  const channels = plans.flatMap((plan) => plan.channels)
  const stored = new Map(tactics.map((item) => [item.id, namedItem(detailOf(item), channels)]))
  const storedBudgets = new Map(budgets.map((budget) => [budget.id, budget]))
  const storedTags = new Map(tags.map((tag) => [tag.id, tag]))
  const freeValues = new Map<number, CustomFieldValue>()
  const storedPlatforms = platformsOf(planStore, platforms)
  const storedViews = new Map(savedViews.map((view) => [view.id, view]))
  const stream = createChangeStream()
  const calendars = createSubscriptionStore({ subscriptions, events, feeds }, { plans, stream })
  const teamStore = createTeamStore(team, { plans, stream })
  const sessionStore = createSessionStore(userSessions)
  const help = createHelpStore(rolesObserved)
  const network = createMockNetwork({
    holds,
    handlers: [
      ...tacticHandlers({ stored, plans, freeValues }),
      ...searchHandlers({ stored, plans }),
      ...dashboardHandlers({ categories: dashboards, plans }),
      ...bulkChangeHandlers({ stored, plans }),
      ...fieldHandlers({ fields, store: planStore, freeValues, stored }),
      ...documentHandlers({
        documents: new Map(documents.map((document) => [document.id, document])),
        stored,
        ...(documentCategories === undefined ? {} : { categories: documentCategories }),
      }),
      ...channelHandlers(planStore, stored),
      ...tacticTypeHandlers(planStore, storedPlatforms, stored),
      ...platformHandlers(planStore, storedPlatforms),
      ...planLifecycleHandlers({
        store: planStore,
        stored,
        personName: 'Maya Rios',
        ...(planContents === undefined ? {} : { contents: planContents }),
      }),
      ...planSettingsHandlers({
        store: planStore,
        stored,
        onSelect: calendars.select,
        onSwitchBudgets: (planId, isOn) => {
          switchBudgets({ store: planStore, budgets: storedBudgets }, planId, isOn)
        },
      }),
      ...sessionStore.handlers,
      ...planHandlers({ plans, stream }),
      ...calendars.handlers,
      ...tagHandlers({ plans, tags: storedTags }),
      ...budgetHandlers({ store: planStore, budgets: storedBudgets }),
      ...savedViewHandlers(storedViews),
      ...teamStore.handlers,
      ...help.handlers,
    ],
  })
  return {
    ...network,
    ...changesByOtherUsers({
      items: stored,
      budgets: storedBudgets,
      tags: storedTags,
      views: storedViews,
      planStore,
      stream,
    }),
    item: (id) => {
      const item = stored.get(id)
      return item === undefined ? undefined : listItemOf(item)
    },
    budgets: () => [...storedBudgets.values()],
    tagTexts: () => textsInOrder(storedTags),
    plan: (id) => plans.find((plan) => plan.id === id),
    deletedPlans: planStore.deleted,
    userSessions: sessionStore.sessions,
    detail: (id) => stored.get(id),
    savedView: (id) => storedViews.get(id),
    calendars,
    team: teamStore,
    help,
    followerCount: stream.lineCount,
    tell: stream.send,
  }
}

/** The data of the help. */
interface HelpStore {
  readonly handlers: readonly RequestHandler[]
  /** The feedback that was sent, in order. */
  readonly feedback: () => readonly Schemas['Feedback'][]
  /** The tutorials that were closed. */
  readonly observed: () => User['rolesObserved']
}

/**
 * Answers feedback, and which tutorials were closed.
 *
 * @param closedBefore the tutorials that the person has closed at first
 */
function createHelpStore(closedBefore: User['rolesObserved']): HelpStore {
  const { get, post } = contractHttp
  const feedback: Schemas['Feedback'][] = []
  let observed = closedBefore
  const answerFor = (planId: number | null): Schemas['RolesObserved'] => ({
    rolesObserved: observed.flatMap((seen) =>
      planId === null || seen.planId === planId
        ? [
            {
              ...seen,
              plan: iriOf('plans', seen.planId),
              role: iriOf('roles', seen.roleId),
            },
          ]
        : [],
    ),
  })
  const handlers = [
    post('/site-feedback', async ({ request, response }) => {
      feedback.push(await request.json())
      return response(200).json({ ok: true })
    }),
    get('/plan-visited', ({ query, response }) => {
      const plan = query.get('plan')
      return response(200).json(answerFor(plan === null ? null : Number(plan)))
    }),
    post('/user-visited-plan', async ({ request, response }) => {
      const { plan, role } = await request.json()
      const planId = idOfReference(plan, 'plans') ?? 0
      const roleId = idOfReference(role, 'roles') ?? 0
      const isSupported = observed.some((seen) => seen.planId === planId && seen.roleId === roleId)
      if (!isSupported) observed = [...observed, { planId, roleId }]
      return response(200).json(answerFor(null))
    }),
  ]
  return { handlers, feedback: () => feedback, observed: () => observed }
}

interface PlanHandlersOptions {
  readonly plans: readonly PlanDetail[]
  readonly stream: ChangeStream
}

/** Handlers of the requests for plans and their changes. */
function planHandlers({ plans, stream }: PlanHandlersOptions): readonly RequestHandler[] {
  const { get } = contractHttp
  return [
    get('/plans', ({ response }) =>
      response(200).json({
        items: plans.map(wirePlanSummaryOf),
        total: plans.length,
        nextCursor: null,
      }),
    ),
    get('/plans/{id}', ({ params, response }) => {
      const plan = plans.find(({ id }) => id === Number(params.id))
      if (plan === undefined) return response.untyped(notFound())
      return response(200).json(wirePlanOf(plan))
    }),
    get('/plans/{id}/changes', ({ response }) => response.untyped(stream.open())),
  ]
}
