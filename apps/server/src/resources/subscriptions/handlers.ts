import type { SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import {
  calendarLimitReached,
  invalidReference,
  unprocessable,
  validationFailed,
} from '../../errors/api-error'
import type { Calendars } from '../../calendars/calendars'
import { holidayCountryOf } from '../../calendars/standard-calendars'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { pageOf } from '../../http/pages'
import { createOnce } from '../../http/idempotency-queries'
import { referenceFrom, requireUnchanged } from '../../http/references'
import { duplicatesOf, readEvents, readReports } from './calendar-events'
import { presentEvent, presentSubscription } from './presenter'
import { countCalendarsOf, findCalendarsOfPlan, findSubscriptions } from './queries'
import type { SubscriptionRow } from './queries'
import { STANDARD_ORGANIZATION } from './standard-organization'
import { passCalendars } from './subscription-access'
import type { ExistingCalendar } from './subscription-access'
import { findUses } from './calendar-uses'
import { previewCalendar } from './preview'
import { admitRefresh, tryCalendar } from './try-calendar'
import { nameFor, refuseUsedUrl, usableCalendar } from './usable-calendar'
import {
  deleteSubscriptionRows,
  insertSubscription,
  recordRefresh,
  updateSubscriptionRow,
} from './write-queries'
import { answerVersioned } from '../plan-parts/version-queries'
import { optionalVersion } from '../../http/versions'

/** Max calendars of an account; standard calendars do not count. */
const MAX_CALENDARS = 100

/** Calendars of interest. */
export const subscriptionHandlers: Handlers<
  | 'listSubscriptions'
  | 'createSubscription'
  | 'previewSubscription'
  | 'refreshSubscription'
  | 'readSubscription'
  | 'updateSubscription'
  | 'deleteSubscriptions'
  | 'listSubscriptionEvents'
> = {
  listSubscriptions: async ({ query, passed: accounts, signedIn, orm, calendars, now }) => {
    const { plan: planId } = query
    const ofPlan = planId === undefined ? null : await findCalendarsOfPlan(orm, planId)
    const rows = await findSubscriptions(orm, [...accounts.keys()])
    const { page, nextCursor } = pageOf(rows, query, ({ id, accountId, name }) => [
      accountId === null ? 0 : 1,
      name.toLowerCase(),
      id,
    ])
    const reports = await readReports(page, { calendars, now })
    const duplicates =
      ofPlan === null ? null : await duplicatesOf(ofPlan, { calendars, range: null, now })
    const canManage = ({ accountId }: SubscriptionRow) =>
      accountId === null ? signedIn.caller.isSuperUser : accounts.get(accountId)?.canManage === true
    const custom = page.filter((row) => row.accountId !== null && canManage(row))
    const uses = await findUses(orm, custom, signedIn)
    const items = page.map((row) =>
      presentSubscription(row, {
        canManage: canManage(row),
        isSelected: ofPlan?.some(({ id }) => id === row.id) === true,
        report: reports.get(row.id),
        uses: uses.get(row.id) ?? null,
        duplicates: duplicates === null ? null : (duplicates.get(row.id) ?? []),
      }),
    )
    return { body: { items, total: rows.length, nextCursor } }
  },

  createSubscription: async ({ body, passed, signedIn, orm, calendars, request, now }) => {
    const { accountId, planId } = passed
    const isStandard = body.organization === STANDARD_ORGANIZATION
    const calendarPath = body.calendarPath.trim()
    if (!isStandard && (await countCalendarsOf(orm, accountId)) >= MAX_CALENDARS) {
      throw calendarLimitReached(MAX_CALENDARS)
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
          // Check again with the account locked: others may have added calendars.
          const existing = await countCalendarsOf(tx, values.accountId, { isLocking: true })
          if (existing >= MAX_CALENDARS) throw calendarLimitReached(MAX_CALENDARS)
        }
        await refuseUsedUrl(tx, calendars, values)
        return insertSubscription(tx, values, { planId, now })
      },
    )
    return { body: await readPresented(id, { orm, signedIn, calendars, now }) }
  },

  previewSubscription: async ({ body, passed: { accountId }, signedIn, orm, calendars, now }) => {
    const who = { userId: signedIn.userId, accountId, now }
    return { body: await previewCalendar(orm, { requested: body, who, calendars }) }
  },

  refreshSubscription: async ({ passed, signedIn, orm, calendars, now }) => {
    const { row } = oneOf(passed)
    if (holidayCountryOf(row.calendarPath) === null) {
      await admitRefresh(orm, { userId: signedIn.userId, subscriptionId: row.id, now })
      await calendars.refresh(row.calendarPath, now)
      await recordRefresh(orm, row.id, now)
    }
    return { body: await readPresented(row.id, { orm, signedIn, calendars, now }) }
  },

  readSubscription: async ({ passed, calendars, now }) => ({
    body: await presentAlone(passed, { calendars, now }),
  }),

  updateSubscription: async ({ body, passed, signedIn, orm, calendars, request, now }) => {
    const { row } = oneOf(passed)
    requireUnchanged(body.id, row.id, 'id')
    if (body.account !== undefined && (row.accountId !== null || body.account !== null)) {
      requireUnchanged(
        referenceFrom(body.account, 'accounts', '/account'),
        row.accountId,
        'account',
      )
    }
    requireRetainedOrganization(body.organization, row.organization)
    const calendarPath = body.calendarPath?.trim()
    const isMoved = calendarPath !== undefined && calendarPath !== row.calendarPath
    if (isMoved) {
      const { accountId } = row
      await refuseUsedUrl(orm, calendars, { calendarPath, accountId, exceptId: row.id })
      await tryCalendar(orm, { userId: signedIn.userId, accountId, now }, () =>
        usableCalendar(calendars, calendarPath, now),
      )
    }
    const changed = { id: row.id, version: optionalVersion(request) }
    const values = {
      name: body.name === undefined ? undefined : usableName(body.name),
      description: body.description === null ? '' : body.description,
      organization: body.organization,
      calendarPath: isMoved ? calendarPath : undefined,
    }
    return answerVersioned(
      async () => {
        await updateSubscriptionRow(orm, changed, values, now)
        if (isMoved) await calendars.forgetUnused([row.calendarPath])
      },
      () => readPresented(row.id, { orm, signedIn, calendars, now }),
    )
  },

  deleteSubscriptions: async ({ passed: existing, orm, calendars, now }) => {
    const ids = existing.map(({ row }) => row.id)
    await deleteSubscriptionRows(orm, ids, now)
    await calendars.forgetUnused(existing.map(({ row }) => row.calendarPath))
    return { body: undefined }
  },

  listSubscriptionEvents: async ({ query, passed: { row }, orm, calendars, now }) => {
    const range = rangeFrom(query)
    const ofPlan = query.plan === undefined ? [] : await findCalendarsOfPlan(orm, query.plan)
    const { events, fetchedAt, isStale } = await readEvents(row, { calendars, range, now })
    const existing = { row, events }
    const duplicates = await duplicatesOf(ofPlan, { calendars, range, now }, existing)
    return {
      body: {
        subscriptionId: row.id,
        events: events.map((event) => presentEvent(event)),
        duplicateEventsMap: [...(duplicates.get(row.id) ?? [])],
        fetchedAt: fetchedAt?.toISOString() ?? null,
        isStale,
      },
    }
  },
}

function oneOf([existing]: readonly ExistingCalendar[]): ExistingCalendar {
  if (existing === undefined) throw new Error('The gate admitted a calendar that does not exist.')
  return existing
}

/** Presents a calendar after a write. */
async function readPresented(
  id: number,
  { orm, signedIn, ...reading }: Reading & { readonly orm: Orm; readonly signedIn: SignedIn },
) {
  return presentAlone(oneOf(await passCalendars(orm, [id], signedIn)), reading)
}

/** The context for reading a report. */
interface Reading {
  readonly calendars: Calendars
  readonly now: Date
}

async function presentAlone({ row, canManage }: ExistingCalendar, reading: Reading) {
  const report = (await readReports([row], reading)).get(row.id)
  return presentSubscription(row, {
    canManage,
    isSelected: false,
    report,
    uses: null,
    duplicates: null,
  })
}

function usableName(name: string): string {
  const trimmed = name.trim()
  if (trimmed !== '') return trimmed
  throw validationFailed([{ path: '/name', message: 'is required', code: 'required' }])
}

/** Refuses to turn a custom calendar into a standard one. */
function requireRetainedOrganization(sent: string | undefined, stored: string): void {
  if (sent === undefined || sent === stored) return
  if (sent === STANDARD_ORGANIZATION || stored === STANDARD_ORGANIZATION) {
    throw invalidReference('/organization')
  }
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
