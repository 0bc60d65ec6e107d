import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { ZipFile } from 'yazl'
import { PlanAccessList } from '../../access/access'
import type { CallerPlanAccess, SignedIn } from '../../access/access'
import { findPlanFamilies } from '../../access/access-queries'
import { findPlansOfParts } from '../../access/plans-of-parts-queries'
import type { Orm } from '../../db/database'
import { notFound } from '../../errors/api-error'
import { cleanFileName } from '../../files/file-name'
import { fileHeaders } from '../../files/send-file'
import { findPlanDetail } from '../plans/queries'
import type { ExportContent } from './export-url'
import { findExportChannel } from './queries'
import { tacticCsv } from './tactic-csv'
import type { ExportSource } from './tactic-csv'

interface ExportRequest {
  readonly orm: Orm
  readonly signedIn: SignedIn
  readonly now: Date
  /** The last part of the URL, which becomes the name of the saved file. */
  readonly name: string
}

/**
 * Creates an export while it is fetched, with the user's permissions at that time. It is sent in
 * pieces, so that only a few hundred lines are in memory.
 *
 * @throws ApiError 404 if the user may no longer have it
 */
export async function sendExport(
  content: ExportContent,
  { orm, signedIn, now, name }: ExportRequest,
  reply: FastifyReply,
): Promise<void> {
  const planId = await planOf(orm, content)
  const planAccesses = new PlanAccessList(
    await findPlanFamilies(orm, [planId]),
    [planId],
    signedIn.caller,
  )
  const planAccess = planAccesses.get(planId)
  const detail = await findPlanDetail(orm, planId)
  if (planAccess?.abilities.canExport !== true || detail === null) throw notFound('file')
  const source = {
    orm,
    planAccess,
    ratingPoints: detail.ratingPointsType,
    visiblePlanIds: planAccesses
      .all()
      .filter(({ abilities }) => abilities.canView)
      .map(({ plan }) => plan.id),
  }
  const { blockedTagIds } = signedIn
  if (content.kind === 'plan') {
    const filter = { planId, tacticTypeId: null, range: content.range, blockedTagIds }
    const csv = Readable.from(untilItFails(tacticCsv({ ...source, filter }), reply))
    await send(reply, csv, { mediaType: 'text/csv', name })
    return
  }
  const zip = await zipOfTypes(content, { ...source, blockedTagIds, now, reply })
  await send(reply, zip, { mediaType: 'application/zip', name })
}

async function planOf(orm: Orm, content: ExportContent): Promise<number> {
  if (content.kind === 'plan') return content.planId
  const [part] = await findPlansOfParts(orm, 'channel', [content.channelId])
  if (part === undefined) throw notFound('file')
  return part.planId
}

async function send(
  reply: FastifyReply,
  bytes: Readable,
  { mediaType, name }: { readonly mediaType: string; readonly name: string },
): Promise<void> {
  const headers = fileHeaders(mediaType, name)
  const type = mediaType === 'text/csv' ? `${mediaType}; charset=utf-8; header=present` : mediaType
  // For one user at one time, so no cache may store it.
  reply.headers({ ...headers, 'content-type': type, 'cache-control': 'private, no-store' })
  reply.raw.once('close', () => bytes.destroy())
  await reply.send(bytes)
}

/**
 * Passes the pieces of an export on. The answer has begun when one cannot be
 * made, so that only an end before its end tells the other side.
 */
async function* untilItFails(
  pieces: AsyncIterable<string>,
  reply: FastifyReply,
): AsyncGenerator<string> {
  try {
    yield* pieces
  } catch (error) {
    breakOff(reply, error)
  }
}

function breakOff(reply: FastifyReply, error: unknown): void {
  reply.log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'export broke off')
  reply.raw.destroy()
}

/** A zip with a CSV for each type, each made when its turn comes. */
async function zipOfTypes(
  content: Extract<ExportContent, { kind: 'channel' }>,
  {
    blockedTagIds,
    now,
    reply,
    ...source
  }: Omit<ExportSource, 'filter'> & {
    readonly planAccess: CallerPlanAccess
    readonly blockedTagIds: ReadonlySet<number>
    readonly now: Date
    readonly reply: FastifyReply
  },
): Promise<Readable> {
  const channel = await findExportChannel(source.orm, content.channelId)
  if (channel === null) throw notFound('file')
  const chosen = channel.types.filter(
    ({ id }) => content.tacticTypeIds.length === 0 || content.tacticTypeIds.includes(id),
  )
  const zip = new ZipFile()
  zip.on('error', (error: unknown) => breakOff(reply, error))
  const names = new Set<string>()
  for (const type of chosen) {
    const filter = {
      planId: source.planAccess.plan.id,
      tacticTypeId: type.id,
      range: null,
      blockedTagIds,
    }
    zip.addReadStreamLazy(entryName(type.name, names), { mtime: now }, (give) => {
      give(null, Readable.from(untilItFails(tacticCsv({ ...source, filter }), reply)))
    })
  }
  zip.end()
  return Readable.from(zip.outputStream)
}

/** Names that a computer keeps for itself. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** The name of a type as that of a file: no path, no forbidden sign, and each once. */
function entryName(typeName: string, used: Set<string>): string {
  const plain = cleanFileName(typeName.replaceAll(/[/\\.]+/g, '-'), 'type').slice(0, 200)
  const stem = reserved.test(plain) ? `${plain}_` : plain
  let name = `${stem}.csv`
  for (let turn = 2; used.has(name.toLowerCase()); turn += 1) name = `${stem} (${turn}).csv`
  used.add(name.toLowerCase())
  return name
}
