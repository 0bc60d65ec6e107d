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
import type { CalendarRights, KnownCalendar } from './subscription-access'

/** The accounts whose calendars are listed: the one that the query names, or all of somebody's. */
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

/** Where a new calendar goes: the account that manages it, and the plan that is to show it. */
export interface CalendarPlace {
  readonly accountId: number
  readonly planId: number | undefined
}

/** Managing the calendars of the account that the body names; standard ones are the super users'. */
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

/** Seeing the calendar in the path, and the plan that the query names. */
export async function passCalendarView({
  input: { params, query },
  orm,
  signedIn,
}: GateRequest): Promise<KnownCalendar> {
  const [known] = await passCalendars(orm, [Number(params['id'])], signedIn)
  if (known === undefined) throw new Error('A calendar was let through and is not there.')
  if (typeof query['plan'] === 'number') await passPlan(orm, query['plan'], signedIn)
  return known
}

/** Managing the calendars in the path, one or several; its organization is the super users' to change. */
export async function passCalendarManagement({
  input: { params, body },
  orm,
  signedIn,
}: GateRequest): Promise<readonly KnownCalendar[]> {
  const known = await passCalendars(orm, idsFromList(params['id']), signedIn)
  requireManagement(known.every(({ canManage }) => canManage))
  const { organization } = body
  const isKept =
    organization === undefined || known.every((one) => one.row.organization === organization)
  if (!isKept && !signedIn.caller.isSuperUser) throw forbidden()
  return known
}
