import { isCivilDate } from '@throughline/domain/calendar-dates'
import type { CallerPlanAccess } from '../../access/access'
import type { components } from '@throughline/api-client/schema'
import { invalidReference, unprocessable } from '../../errors/api-error'
import { referenceFrom } from '../../http/references'
import type { PlanDetailRow } from './queries'
import type { PlanChange } from './write-queries'

type PlanUpdate = components['schemas']['PlanUpdate']

/**
 * Returns the changes of an update after it has checked the rules that the contract's shapes cannot
 * express. Read-only fields may be sent with their current value.
 *
 * @throws ApiError 422 when a rule refuses it
 */
export function planChangeFrom(
  body: PlanUpdate,
  stored: PlanDetailRow,
  { plan }: CallerPlanAccess,
): { readonly plan: PlanChange; readonly subscriptionIds: readonly number[] | null } {
  if (body.id !== undefined && body.id !== plan.id) throw invalidReference('/id')
  if (body.accountId !== undefined && body.accountId !== stored.accountId) {
    throw invalidReference('/accountId')
  }
  if (
    body.account !== undefined &&
    referenceFrom(body.account, 'accounts', '/account') !== stored.accountId
  ) {
    throw invalidReference('/account')
  }
  const useBudgets = sameValue(body.useBudgets, body.isBudgetEnabled, '/isBudgetEnabled')
  requireOrder(body, stored)
  return {
    plan: {
      ...(body.name === undefined ? {} : { name: body.name.trim() }),
      ...(body.weekStartDay === undefined ? {} : { weekStartDay: body.weekStartDay }),
      ...(body.ratingPointsType === undefined ? {} : { ratingPointsType: body.ratingPointsType }),
      ...(useBudgets === undefined ? {} : { useBudgets }),
      ...(body.useDashboards === undefined ? {} : { useDashboards: body.useDashboards }),
      ...(body.isTacticSummaryFieldEnabled === undefined
        ? {}
        : { isTacticSummaryFieldEnabled: body.isTacticSummaryFieldEnabled }),
      ...(body.totalBudget === undefined ? {} : { totalBudget: body.totalBudget }),
      ...(body.startDate === undefined ? {} : { startDate: body.startDate }),
      ...(body.endDate === undefined ? {} : { endDate: body.endDate }),
    },
    subscriptionIds: subscriptionIdsFrom(body),
  }
}

function subscriptionIdsFrom(body: PlanUpdate): readonly number[] | null {
  const byReference = body.subscriptions?.map((reference, index) =>
    referenceFrom(reference, 'subscriptions', `/subscriptions/${index}`),
  )
  const ids = body.subscriptionIds
  if (byReference !== undefined && ids !== undefined && byReference.join() !== ids.join()) {
    throw unprocessable('invalid_reference', 'The two lists do not agree.', '/subscriptionIds')
  }
  const chosen = ids ?? byReference
  return chosen === undefined ? null : [...new Set(chosen)]
}

function sameValue(
  value: boolean | undefined,
  alias: boolean | undefined,
  path: string,
): boolean | undefined {
  if (value !== undefined && alias !== undefined && value !== alias) {
    throw unprocessable('validation_failed', 'Both names of this field must say the same.', path)
  }
  return value ?? alias
}

function requireOrder(body: PlanUpdate, stored: PlanDetailRow): void {
  for (const name of ['startDate', 'endDate'] as const) {
    const day = body[name]
    if (typeof day === 'string' && !isCivilDate(day)) {
      throw unprocessable('validation_failed', 'There is no such day.', `/${name}`)
    }
  }
  const start = body.startDate === undefined ? stored.startDate : body.startDate
  const end = body.endDate === undefined ? stored.endDate : body.endDate
  if (start !== null && end !== null && end < start) {
    throw unprocessable('end_before_start', 'The end lies before the start.', '/endDate')
  }
}
