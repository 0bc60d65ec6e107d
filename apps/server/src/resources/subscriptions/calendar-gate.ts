import type { GateRequest } from '../../access/entity-gate'
import { forbidden } from '../../errors/api-error'
import { idsFromList, referenceFrom } from '../../http/references'
import { passPlan, requirePlanOfAccount } from './plan-rights'
import { STANDARD_ORGANIZATION } from './standard-organization'
import {
  findCalendarAccounts,
  passAccount,
  passCalendars,
  requireManagement,
} from './subscription-access'
import type { CalendarRights, ExistingCalendar } from './subscription-access'

/** The accounts whose calendars are listed: the one in the query, or all of the person's. */
export async function passCalendarList({
  input,
  orm,
  signedIn,
}: GateRequest): Promise<ReadonlyMap<number, CalendarRights>> {
  const { account_equals_or_null: accountId, plan: planId } = input.query
  const accounts =
    typeof accountId === 'number'
      ? new Map([[accountId, await passAccount(orm, accountId, signedIn)]])
      : await findCalendarAccounts(orm, signedIn)
  if (typeof planId === 'number') await passPlan(orm, planId, signedIn)
  return accounts
}

/** The account that manages a new calendar, and the plan that will show it. */
export interface CalendarPlace {
  readonly accountId: number
  readonly planId: number | undefined
}

/** The right to manage the calendars of the account in the body; only super users manage standard calendars. */
export async function passCalendarCreation({
  input: { body },
  orm,
  signedIn,
}: GateRequest): Promise<CalendarPlace> {
  const accountId = referenceFrom(body['account'], 'accounts', '/account')
  const isStandard = body['organization'] === STANDARD_ORGANIZATION
  if (isStandard && !signedIn.caller.isSuperUser) throw forbidden()
  const rights = await passAccount(orm, accountId, signedIn)
  requireManagement(rights.canManage)
  const planId =
    body['plan'] === undefined ? undefined : referenceFrom(body['plan'], 'plans', '/plan')
  if (planId !== undefined) await requirePlanOfAccount(orm, planId, accountId, signedIn)
  return { accountId, planId }
}

/** The right to see the calendar in the path and the plan in the query. */
export async function passCalendarView({
  input: { params, query },
  orm,
  signedIn,
}: GateRequest): Promise<ExistingCalendar> {
  const [existing] = await passCalendars(orm, [Number(params['id'])], signedIn)
  if (existing === undefined) throw new Error('The gate admitted a calendar that does not exist.')
  if (typeof query['plan'] === 'number') await passPlan(orm, query['plan'], signedIn)
  return existing
}

/** The right to manage the calendars in the path; only super users change the organization. */
export async function passCalendarManagement({
  input: { params, body },
  orm,
  signedIn,
}: GateRequest): Promise<readonly ExistingCalendar[]> {
  const existing = await passCalendars(orm, idsFromList(params['id']), signedIn)
  requireManagement(existing.every(({ canManage }) => canManage))
  const { organization } = body
  const isRetained =
    organization === undefined || existing.every((one) => one.row.organization === organization)
  if (!isRetained && !signedIn.caller.isSuperUser) throw forbidden()
  return existing
}
