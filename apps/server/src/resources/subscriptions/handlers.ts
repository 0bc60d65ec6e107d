import type { SignedIn } from '../../access'
import type { Orm } from '../../db/database'
import {
  calendarLimitReached,
  forbidden,
  invalidReference,
  unprocessable,
  validationFailed,
} from '../../errors'
import type { Calendars } from '../../calendars/calendars'
import type { Handlers } from '../../http/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { idsFromList, referenceFrom, requireUnchanged } from '../../http/references'
import { duplicatesOf, readEvents } from './calendar-events'
import { passPlan, requirePlanOfAccount } from './plan-rights'
import { presentEvent, presentSubscription } from './presenter'
import { countCalendarsOf, findCalendarsOfPlan, findSubscriptions } from './queries'
import {
  findCalendarAccounts,
  passAccount,
  passCalendars,
  requireManagement,
} from './subscription-access'
import type { KnownCalendar } from './subscription-access'
import { tryCalendar } from './try-calendar'
import { deleteSubscriptionRows, insertSubscription, updateSubscriptionRow } from './write-queries'

/** The organization of the standard calendars. */
const STANDARD = 'default'

/** As many calendars an account can have; standard ones do not count. */
const MOST_CALENDARS = 100

/** Calendars of interest. */
export const subscriptionHandlers: Handlers<
  | 'listSubscriptions'
  | 'createSubscription'
  | 'readSubscription'
  | 'updateSubscription'
  | 'deleteSubscriptions'
  | 'listSubscriptionEvents'
> = {
  listSubscriptions: async ({ query, signedIn, orm, calendars, now }) => {
    const { account_equals_or_null: accountId, plan: planId, offset = 0, limit = 100 } = query
    const accounts =
      accountId === undefined
        ? await findCalendarAccounts(orm, signedIn)
        : new Map([[accountId, await passAccount(orm, accountId, signedIn)]])
    if (planId !== undefined) await passPlan(orm, planId, signedIn)
    const ofPlan = planId === undefined ? null : await findCalendarsOfPlan(orm, planId)
    const rows = await findSubscriptions(orm, [...accounts.keys()])
    const items = []
    for (const row of rows.slice(offset, offset + limit)) {
      const canManage =
        row.accountId === null
          ? signedIn.caller.isSuperUser
          : accounts.get(row.accountId)?.canManage === true
      const isSelected = ofPlan?.some(({ id }) => id === row.id) === true
      const duplicates =
        ofPlan === null
          ? null
          : isSelected
            ? await duplicatesOf(row, { calendars, ofPlan, range: null, now })
            : []
      items.push(presentSubscription(row, { canManage, isSelected, duplicates }))
    }
    return { body: { items, total: rows.length } }
  },

  createSubscription: async ({ body, signedIn, orm, calendars, request, now }) => {
    const accountId = referenceFrom(body.account, 'accounts', '/account')
    const isStandard = body.organization === STANDARD
    if (isStandard && !signedIn.caller.isSuperUser) throw forbidden()
    const rights = await passAccount(orm, accountId, signedIn)
    requireManagement(rights.canManage)
    const planId = body.plan === undefined ? undefined : referenceFrom(body.plan, 'plans', '/plan')
    if (planId !== undefined) await requirePlanOfAccount(orm, planId, accountId, signedIn)
    const calendarPath = body.calendarPath.trim()
    if (!isStandard && (await countCalendarsOf(orm, accountId)) >= MOST_CALENDARS) {
      throw calendarLimitReached(MOST_CALENDARS)
    }
    const title = await tryCalendar(orm, { userId: signedIn.userId, accountId, now }, () =>
      usableCalendar(calendars, calendarPath, now),
    )
    const values = {
      name: body.name === undefined ? nameFor(title, calendarPath) : usableName(body.name),
      description: body.description ?? '',
      organization: body.organization ?? '',
      calendarPath,
      accountId: isStandard ? null : accountId,
    }
    const id = await createOnce(
      orm,
      idempotentRequest('createSubscription', { request, body, signedIn, now }),
      async (tx) => {
        if (values.accountId !== null) {
          // Again with the account locked, for those that were added meanwhile.
          const known = await countCalendarsOf(tx, values.accountId, { isLocking: true })
          if (known >= MOST_CALENDARS) throw calendarLimitReached(MOST_CALENDARS)
        }
        return insertSubscription(tx, values, { planId, now })
      },
    )
    return { body: await readPresented(orm, id, signedIn) }
  },

  readSubscription: async ({ params, signedIn, orm }) => ({
    body: await readPresented(orm, params.id, signedIn),
  }),

  updateSubscription: async ({ params, body, signedIn, orm, calendars, now }) => {
    const { row, canManage } = await readOne(orm, params.id, signedIn)
    requireManagement(canManage)
    requireUnchanged(body.id, row.id, 'id')
    if (body.account !== undefined && (row.accountId !== null || body.account !== null)) {
      requireUnchanged(
        referenceFrom(body.account, 'accounts', '/account'),
        row.accountId,
        'account',
      )
    }
    requireKeptOrganization(body.organization, row.organization, signedIn)
    const calendarPath = body.calendarPath?.trim()
    const isMoved = calendarPath !== undefined && calendarPath !== row.calendarPath
    if (isMoved) {
      const { accountId } = row
      await tryCalendar(orm, { userId: signedIn.userId, accountId, now }, () =>
        usableCalendar(calendars, calendarPath, now),
      )
    }
    await updateSubscriptionRow(
      orm,
      row.id,
      {
        name: body.name === undefined ? undefined : usableName(body.name),
        description: body.description === null ? '' : body.description,
        organization: body.organization,
        calendarPath: isMoved ? calendarPath : undefined,
      },
      now,
    )
    if (isMoved) await calendars.forgetUnused([row.calendarPath])
    return { body: await readPresented(orm, params.id, signedIn) }
  },

  deleteSubscriptions: async ({ params, signedIn, orm, calendars, now }) => {
    const ids = idsFromList(params.id)
    const known = await passCalendars(orm, ids, signedIn)
    requireManagement(known.every(({ canManage }) => canManage))
    await deleteSubscriptionRows(orm, ids, now)
    await calendars.forgetUnused(known.map(({ row }) => row.calendarPath))
    return { body: undefined }
  },

  listSubscriptionEvents: async ({ params, query, signedIn, orm, calendars, now }) => {
    const { row } = await readOne(orm, params.id, signedIn)
    const range = rangeFrom(query)
    if (query.plan !== undefined) await passPlan(orm, query.plan, signedIn)
    const ofPlan = query.plan === undefined ? [] : await findCalendarsOfPlan(orm, query.plan)
    const { events, fetchedAt, isStale } = await readEvents(row, { calendars, range, now })
    return {
      body: {
        subscriptionId: row.id,
        events: events.map((event) => presentEvent(event)),
        duplicateEventsMap: await duplicatesOf(row, { calendars, ofPlan, range, now, events }),
        fetchedAt: fetchedAt?.toISOString() ?? null,
        isStale,
      },
    }
  },
}

async function readOne(orm: Orm, id: number, signedIn: SignedIn): Promise<KnownCalendar> {
  const [known] = await passCalendars(orm, [id], signedIn)
  if (known === undefined) throw new Error('A calendar was let through and is not there.')
  return known
}

async function readPresented(orm: Orm, id: number, signedIn: SignedIn) {
  const { row, canManage } = await readOne(orm, id, signedIn)
  return presentSubscription(row, { canManage, isSelected: false, duplicates: null })
}

/** What the calendar at an address calls itself. */
async function usableCalendar(
  calendars: Calendars,
  calendarPath: string,
  now: Date,
): Promise<string> {
  const found = await calendars.check(calendarPath, now)
  if (found.code === 'usable') return found.title
  if (found.code === 'unsafe') {
    throw unprocessable(
      'unsafe_address',
      'Calendars cannot be fetched from this address.',
      '/calendarPath',
    )
  }
  if (found.code === 'outdated') {
    throw unprocessable(
      'calendar_unreachable',
      'This calendar is written in vCalendar 1.0. Give an address that answers with iCalendar 2.0.',
      '/calendarPath',
    )
  }
  throw unprocessable(
    'calendar_unreachable',
    'No calendar could be fetched from this address.',
    '/calendarPath',
  )
}

const MAX_NAME_LENGTH = 255

function nameFor(title: string, calendarPath: string): string {
  if (title !== '') return title
  return /^\w+:\/\/([^/?#]+)/.exec(calendarPath)?.[1]?.slice(0, MAX_NAME_LENGTH) ?? 'Calendar'
}

function usableName(name: string): string {
  const trimmed = name.trim()
  if (trimmed !== '') return trimmed
  throw validationFailed([{ path: '/name', message: 'is required', code: 'required' }])
}

/** Only super users change it, and nobody makes a standard calendar of a custom one. */
function requireKeptOrganization(
  sent: string | undefined,
  stored: string,
  signedIn: SignedIn,
): void {
  if (sent === undefined || sent === stored) return
  if (!signedIn.caller.isSuperUser) throw forbidden()
  if (sent === STANDARD || stored === STANDARD) throw invalidReference('/organization')
}

function rangeFrom({
  startDate,
  endDate,
}: {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}) {
  if (startDate === undefined && endDate === undefined) return null
  if (startDate === undefined || endDate === undefined) {
    const path = startDate === undefined ? 'query/startDate' : 'query/endDate'
    throw validationFailed([{ path, message: 'is required', code: 'required' }])
  }
  if (endDate < startDate) {
    throw unprocessable('end_before_start', 'The range ends before it starts.', 'query/endDate')
  }
  return { startDate, endDate }
}
