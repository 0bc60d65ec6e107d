import { planAccessOf, type PlanDetail } from '@throughline/api-client'
import { judgeBulkChange, withRelatedItems, type BulkChange } from '@throughline/domain/bulk'
import type { Tactic, TacticListItem } from '@throughline/domain/tactics'
import type { RequestHandler } from 'msw'
import { detailOf, type Schemas } from '../builders'
import { contractHttp } from './contract-http'
import { notFound, problemResponse } from './problem-response'
import { idOfReference, namedItem } from './stored-item'
import { wireListItemOf } from './wire-list-item'

export interface BulkChangeHandlersOptions {
  /** The items by id; handlers read and change this map. */
  readonly stored: Map<number, Tactic>
  readonly plans: readonly PlanDetail[]
}

/** A change that was made, with the items before and after it; null for those that were not there. */
interface MadeChange {
  readonly items: readonly { readonly before: Tactic | null; readonly after: Tactic | null }[]
  isUndone: boolean
}

type Result = Schemas['BulkChangeResult']
type Refusal = Result['refused'][number]

/** Answers changes of many tactics, their previews and their undo, by the rules of the domain. */
export function bulkChangeHandlers({
  stored,
  plans,
}: BulkChangeHandlersOptions): readonly RequestHandler[] {
  const made: MadeChange[] = []
  /** Answers by the idempotency key of their request. */
  const answers = new Map<string, Result>()
  const { post } = contractHttp
  const channels = plans.flatMap((plan) => plan.channels)
  const channelName = (id: number | null) => channels.find((one) => one.id === id)?.name ?? null

  const judge = (plan: PlanDetail, body: Schemas['BulkChangeCreate']) => {
    const versions = new Map(
      body.items.map(({ tactic, version }) => [idOfReference(tactic, 'tactics') ?? 0, version]),
    )
    const named = [...versions.keys()]
    const ids = body.withRelated ? withRelatedItems(named, [...stored.values()]) : named
    const items = ids.flatMap((id) => stored.get(id) ?? [])
    const isStale = ({ id, version }: Tactic) => (versions.get(id) ?? version) !== version
    const outcome = judgeBulkChange(
      items.filter((item) => !isStale(item)),
      body.change,
      { access: planAccessOf(plan, true), channels: plan.channels },
    )
    const refused = [
      ...ids.filter((id) => !stored.has(id)).map((id) => refusalOf(id, null, 'not-found')),
      ...items.filter(isStale).map(({ id, title }) => refusalOf(id, title, 'changed-by-others')),
      ...outcome.refused.map(({ item, code, channelId }) =>
        refusalOf(item.id, item.title, code, channelName(channelId)),
      ),
    ]
    return { ...outcome, refused }
  }

  const store = ({ kind }: BulkChange, changed: ReturnType<typeof judge>['changed']) =>
    changed.map(({ item, after }) => {
      const change = { before: kind === 'copy' ? null : item, after: null }
      if (after === null) {
        stored.delete(item.id)
        return change
      }
      const isCopy = kind === 'copy'
      const id = isCopy ? 1 + Math.max(...stored.keys()) : item.id
      const version = isCopy ? 1 : item.version + 1
      const next = namedItem(detailOf({ ...item, ...after, id, version }), channels)
      stored.set(id, next)
      return { ...change, after: next }
    })

  return [
    post('/plans/{id}/bulk-changes', async ({ request, params, response }) => {
      const plan = plans.find(({ id }) => id === Number(params.id))
      if (plan === undefined) return response.untyped(notFound())
      const key = request.headers.get('idempotency-key')
      const earlier = answers.get(key ?? '')
      if (earlier !== undefined) return response(200).json(earlier)
      const body = await request.json()
      const { changed, unchanged, refused } = judge(plan, body)
      const deleted = changed.flatMap(({ item, after }) => (after === null ? [item] : []))
      if (body.isPreview) {
        const after = changed.flatMap((one) => one.after ?? [])
        return response(200).json(resultOf(null, after, deleted, unchanged, refused))
      }
      const items = store(body.change, changed)
      made.push({ items, isUndone: false })
      const after = items.flatMap((one) => one.after ?? [])
      const result = resultOf(made.length, after, deleted, unchanged, refused)
      if (key !== null) answers.set(key, result)
      return response(200).json(result)
    }),
    post('/bulk_changes/{id}/undo', ({ params, response }) => {
      const id = Number(params.id)
      const change = made[id - 1]
      if (change === undefined) return response.untyped(notFound())
      if (change.isUndone) return response.untyped(problemResponse(409, 'conflict'))
      change.isUndone = true
      const changed: Tactic[] = []
      const deleted: Tactic[] = []
      const refused: Refusal[] = []
      for (const { before, after } of change.items) {
        const now = after === null ? undefined : stored.get(after.id)
        if (after !== null && now?.version !== after.version) {
          const code = now === undefined ? 'not-found' : 'changed-by-others'
          refused.push(refusalOf(after.id, now?.title ?? null, code))
        } else if (before === null) {
          if (after !== null) stored.delete(after.id)
          if (after !== null) deleted.push(after)
        } else {
          const back = { ...before, version: (after ?? before).version + 1 }
          stored.set(back.id, back)
          changed.push(back)
        }
      }
      return response(200).json(resultOf(id, changed, deleted, [], refused))
    }),
  ]
}

function refusalOf(
  tacticId: number,
  title: string | null,
  code: Refusal['code'],
  channelName: string | null = null,
): Refusal {
  return { tactic: `/api/tactics/${tacticId}`, tacticId, title, code, channelName }
}

function resultOf(
  id: number | null,
  changed: readonly TacticListItem[],
  deleted: readonly TacticListItem[],
  unchanged: readonly TacticListItem[],
  refused: Refusal[],
): Result {
  return {
    id,
    changed: changed.map(wireListItemOf),
    deleted: deleted.map(wireListItemOf),
    unchanged: unchanged.map(wireListItemOf),
    refused,
  }
}
