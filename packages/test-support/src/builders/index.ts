export { wireAccountOf, wireRoleOf } from './account'
export type { AccountFields } from './account'
export { buildCalendarEvent, buildEventOccurrence, buildSubscription } from './calendar-event'
export {
  buildChannel,
  buildTacticType,
  planChannels,
  wirePlatformOf,
  wireChannelOf,
  wireTacticTypeOf,
} from './channel'
export {
  contributor,
  NATIONAL_PLAN_ID,
  WESTERN_PLAN_ID,
  buildPlan,
  buildPlanListEntry,
  emailOnlyPlan,
  viewer,
  wireBudgetOf,
  wirePlanOf,
  wirePlanSummaryOf,
} from './plan'
export type { PlanFields } from './plan'
export { buildSavedView, wireSavedViewOf } from './saved-view'
export { buildAsset, buildDocument, buildTacticField, wireFieldOf } from './document'
export { buildPerson, buildRole, buildSession, wirePersonOf } from './session'
export { buildTactic, buildTacticDetail, detailOf, novemberTactics, wireTacticOf } from './tactic'
export type { TacticDetailFields, TacticFields } from './tactic'
export { buildTag } from './tag'
export type { Schemas } from './wire'
