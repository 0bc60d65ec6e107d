import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { DemonstrationSize } from '../config/command-line'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import { makeBudgets } from './budgets'
import type { Demonstration } from './demonstration'
import { makeInitiatives } from './initiatives'
import { makeDocuments } from './documents'
import { makePerformance } from './performance'
import { initiativeOutline } from './item-rows'
import type { InitiativeOutline } from './item-rows'
import { linkTactics } from './links'
import { DEMONSTRATION_ACCOUNT_NAME, demonstrationPeople, largeDemonstrationPeople } from './people'
import { demonstrationPlans, outlinePlanParts } from './plan-outline'
import { createRandom } from './random'
import { makeSavedViews } from './saved-views'
import { makeTactics } from './tactics'
import { makeTeam } from './team'
import { yearAround } from './year-of-months'

/** The id of the demonstration account. */
const DEMONSTRATION_ACCOUNT_ID = 101

const OWNER_ID = 1001
/** Owner, admin and contributor: the creators of the items. */
const creatorIds = [1001, 1002, 1003]
const FIRST_ID = 2001
/** Number of ids that are reserved for the saved views of a plan. */
const SAVED_VIEWS_PER_PLAN = 10
/** Number of ids that are reserved for the documents of the lead plan. */
const DOCUMENT_IDS = 10
const PERFORMANCE_ASSET_ID = FIRST_ID + DOCUMENT_IDS
const SEED = 20_260_301
/** Items of the large demonstration: 10,000 with its initiatives. */
const LARGE_ITEM_COUNT = 10_000

/**
 * Invents the demonstration account of a retailer: people, plans, channels,
 * a year of tactics and initiatives around today, and budgets. The same day and
 * size give the same rows.
 */
export function buildDemonstration(today: CivilDate, size: DemonstrationSize): Demonstration {
  const todayNumber = dayNumberOf(today)
  const months = yearAround(todayNumber)
  const random = createRandom(SEED)
  const next = { channel: FIRST_ID, tacticType: FIRST_ID, tacticPlatform: FIRST_ID, tag: FIRST_ID }
  let nextItemId = FIRST_ID
  const outlined = demonstrationPlans.map((plan) => ({
    plan,
    ...outlinePlanParts(plan, OWNER_ID, next),
  }))
  const withInitiatives = outlined.map((entry) => {
    const workshop = {
      plan: entry.plan,
      parts: entry.parts,
      months,
      today: todayNumber,
      random,
      creatorIds,
      nextId: () => {
        nextItemId += 1
        return nextItemId - 1
      },
    }
    return { ...entry, workshop, initiatives: makeInitiatives(workshop) }
  })
  const initiativeCount = withInitiatives.reduce(
    (sum, { initiatives }) => sum + initiatives.length,
    0,
  )
  const factor = size === 'small' ? 1 : (LARGE_ITEM_COUNT - initiativeCount) / smallTacticCount()
  const initiativesByPlan = new Map<number, readonly InitiativeOutline[]>(
    withInitiatives.map(({ plan, initiatives }) => [
      plan.id,
      initiatives.filter((row) => row.isInitiative === true).map(initiativeOutline),
    ]),
  )

  let left = LARGE_ITEM_COUNT - initiativeCount
  const perPlan = withInitiatives.map((entry, place) => {
    const isLast = place === withInitiatives.length - 1
    const rounded = Math.round(entry.plan.tacticCount * factor)
    // The last plan gets the remainder of the rounding, so that the sum is exact.
    const count = size === 'large' && isLast ? left : rounded
    left -= count
    const made = makeTactics(entry.workshop, count)
    const relatable = [entry.plan.id, entry.plan.parentId].flatMap((id) =>
      id === null ? [] : (initiativesByPlan.get(id) ?? []),
    )
    const items = [...entry.initiatives, ...made.map(({ row }) => row)]
    return {
      plan: entry.plan,
      rows: entry.rows,
      items,
      links: linkTactics(entry.workshop, made, relatable),
      budgets: makeBudgets(entry.plan, entry.parts, items, months, OWNER_ID, FIRST_ID + place * 3),
    }
  })

  const visible = perPlan.filter(({ plan }) => plan.type === 'Master')
  const documents = visible.map(({ plan, items }) =>
    makeDocuments(plan.id, items, { firstId: FIRST_ID, firstAssetId: FIRST_ID }),
  )
  const past = months.filter(({ firstDay }) => firstDay <= todayNumber)
  const performance = visible.map(({ plan }) =>
    makePerformance(plan.id, past, { firstId: FIRST_ID, assetId: PERFORMANCE_ASSET_ID }),
  )

  const people = size === 'small' ? demonstrationPeople : largeDemonstrationPeople()
  return {
    ...makeTeam(people, DEMONSTRATION_ACCOUNT_ID, outlined),
    accounts: [
      {
        id: DEMONSTRATION_ACCOUNT_ID,
        ownerId: OWNER_ID,
        contactCompanyName: DEMONSTRATION_ACCOUNT_NAME,
        contactFirstName: 'Maya',
        contactLastName: 'Rios',
        contactEmail: 'owner@demo.test',
        contactCity: 'Denver',
        contactState: 'CO',
        adminSeatsTotal: size === 'small' ? 10 : 60,
        viewerSeatsTotal: size === 'small' ? 10 : 60,
        hasDevModeSeats: true,
      },
    ],
    plans: perPlan.map(({ plan, budgets }) => ({
      id: plan.id,
      accountId: DEMONSTRATION_ACCOUNT_ID,
      parentId: plan.parentId,
      creatorId: OWNER_ID,
      name: plan.name,
      type: plan.type,
      useBudgets: true,
      useDashboards: plan.type === 'Master',
      ...budgets.mirror,
    })),
    channels: perPlan.flatMap(({ rows }) => rows.channels),
    tacticTypes: perPlan.flatMap(({ rows }) => rows.tacticTypes),
    tacticPlatforms: perPlan.flatMap(({ rows }) => rows.tacticPlatforms),
    tacticTypePlatforms: perPlan.flatMap(({ rows }) => rows.tacticTypePlatforms),
    tags: perPlan.flatMap(({ rows }) => rows.tags),
    planDocumentCategories: [
      ...perPlan.map(({ plan }, place) => ({
        id: FIRST_ID + DOCUMENT_IDS + place,
        planId: plan.id,
      })),
      ...documents.flatMap((rows) => rows.planDocumentCategories),
    ],
    planDocuments: documents.flatMap((rows) => rows.planDocuments),
    planDocumentFilings: documents.flatMap((rows) => rows.planDocumentFilings),
    planDashboardCategories: performance.flatMap((rows) => rows.planDashboardCategories),
    planDashboards: performance.flatMap((rows) => rows.planDashboards),
    files: [...documents, ...performance].flatMap(({ files }) => files),
    tactics: perPlan.flatMap(({ items }) => items),
    tacticTags: perPlan.flatMap(({ links }) => links.tacticTags),
    tacticPlatformChoices: perPlan.flatMap(({ links }) => links.tacticPlatformChoices),
    tacticInitiatives: perPlan.flatMap(({ links }) => links.tacticInitiatives),
    tacticDocuments: documents.flatMap((rows) => rows.tacticDocuments),
    budgets: perPlan.flatMap(({ budgets }) => budgets.budgets),
    budgetTags: perPlan.flatMap(({ budgets }) => budgets.budgetTags),
    budgetChannels: perPlan.flatMap(({ budgets }) => budgets.budgetChannels),
    customViews: outlined
      .filter(({ plan }) => plan.type === 'Master')
      .flatMap((entry, place) =>
        makeSavedViews(
          entry,
          {
            userId: OWNER_ID,
            nestedPlans: outlined.filter(({ plan }) => plan.parentId === entry.plan.id),
          },
          FIRST_ID + place * SAVED_VIEWS_PER_PLAN,
        ),
      ),
  }
}

function smallTacticCount(): number {
  return demonstrationPlans.reduce((sum, { tacticCount }) => sum + tacticCount, 0)
}
