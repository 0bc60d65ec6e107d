import type { Tag } from '@throughline/domain/tags'
import type { ApiClient } from '../client'
import { unwrap } from '../client'
import { iriOf } from '../iri'
import type { components } from '../generated/schema'

/**
 * Lists the tags of a plan and of the plans of its family that the caller may see,
 * by category and order. Tags that are blocked for the caller are left out.
 */
export async function listTags(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<readonly Tag[]> {
  const answer = await unwrap(
    client.http.GET('/tags', {
      params: { query: { plan: planId, family: true } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.items.map(tagFromWire)
}

/**
 * Creates a tag of a plan.
 *
 * @param text as it is stored, `Category:Name`; see `formatTagText`
 * @throws ApiError of kind `conflict` when the plan has a tag of that text
 */
export async function createTag(
  client: ApiClient,
  { planId, text }: { readonly planId: number; readonly text: string },
): Promise<Tag> {
  const body = { text, plan: iriOf('plans', planId) }
  return tagFromWire(await unwrap(client.http.POST('/tags', { body })))
}

function tagFromWire(wire: components['schemas']['Tag']): Tag {
  return {
    id: wire.id,
    title: wire.title,
    text: wire.text,
    category: wire.category,
    categoryName: wire.categoryName,
    planId: wire.planId,
    orderIndex: wire.orderIndex,
    isLead: wire.isLead,
    isNested: wire.isNested,
    abbreviatedPlanName: wire.abbreviatedPlanName,
  }
}
