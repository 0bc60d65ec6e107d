import type { components } from '@throughline/api-client/schema'
import { isCivilDate } from '@throughline/domain/calendar-dates'
import type { PlanAccessList, SignedIn } from '../../access/access'
import { notFound, unprocessable, validationFailed } from '../../errors/api-error'
import { urlName } from '../../files/file-name'
import type { Files } from '../../files/files'
import type { Handlers } from '../../operations/handler'
import type { QueryOf } from '../../http/operation'
import { idsFromList } from '../../http/references'
import { LONGEST_CONTENT, writeExportContent } from './export-url'
import type { ExportContent } from './export-url'
import { readItemValues } from './item-values'
import { findExportChannel } from './queries'

type SignedUrl = components['schemas']['SignedUrl']

/**
 * Handlers of signed URLs of exports, and of the values that the page itself writes into a file.
 * The server creates an export when its URL is fetched.
 */
export const exportHandlers: Handlers<
  'exportPlan' | 'exportPlanByAlias' | 'exportChannel' | 'listItemValues'
> = {
  exportPlan: async (context) => ({ body: urlOfPlan(context) }),

  exportPlanByAlias: async (context) => ({ body: urlOfPlan(context) }),

  exportChannel: async ({ params, query, orm, ...context }) => {
    const channel = await findExportChannel(orm, params.id)
    if (channel === null) throw notFound('channel')
    const target = query.tacticTypes === undefined ? [] : idsFromList(query.tacticTypes)
    if (!target.every((id) => channel.types.some((type) => type.id === id))) {
      throw unprocessable('invalid_reference', 'This does not exist here.', 'query/tacticTypes')
    }
    const content = { kind: 'channel', channelId: params.id, tacticTypeIds: target } as const
    const name = urlName(`${channel.name}.zip`)
    return { body: signedUrlOf(content, name, context) }
  },

  listItemValues: async ({ query, planAccesses, signedIn, orm }) => ({
    body: await readItemValues(orm, planAccesses.only.plan.id, signedIn.blockedTagIds, query),
  }),
}

function urlOfPlan({
  query,
  planAccesses,
  ...context
}: {
  readonly query: QueryOf<'exportPlan'>
  readonly planAccesses: PlanAccessList
  readonly files: Files
  readonly signedIn: SignedIn
  readonly now: Date
}): SignedUrl {
  const range = { startDate: query.start_date, endDate: query.end_date }
  for (const path of ['start_date', 'end_date'] as const) {
    if (!isCivilDate(query[path])) {
      throw validationFailed([{ path: `query/${path}`, message: 'is no day', code: 'format' }])
    }
  }
  if (range.endDate < range.startDate) {
    throw unprocessable('end_before_start', 'The end lies before the start.', 'query/end_date')
  }
  const { plan } = planAccesses.only
  const name = urlName(`${plan.name} ${range.startDate} ${range.endDate}.csv`)
  return signedUrlOf({ kind: 'plan', planId: plan.id, range }, name, context)
}

function signedUrlOf(
  content: ExportContent,
  name: string,
  {
    files,
    signedIn,
    now,
  }: { readonly files: Files; readonly signedIn: SignedIn; readonly now: Date },
): SignedUrl {
  const text = writeExportContent(content)
  if (text.length > LONGEST_CONTENT) {
    throw unprocessable(
      'validation_failed',
      'These are too many types for one URL. Leave them out to export all of them.',
      'query/tacticTypes',
    )
  }
  const { userId } = signedIn
  const { url, expiresAt } = files.signedUrls.sign({ name, content: text, userId }, now)
  return { url, expiresAt: expiresAt.toISOString() }
}
