import type { Tag } from '@throughline/domain/tags'
import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import { iriOf } from '../iri'
import type { components } from '../generated/schema'
import { ifMatch } from '../if-match'

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

/**
 * Changes the text or the place of a tag.
 *
 * @param changes.text as it is stored, `Category:Name`; another category puts the tag last in it
 * @param changes.orderIndex place in its category, counted from 0; the others make room
 * @param version the version that was read; without it, the change is not checked
 * @throws ApiError of kind `conflict` when the plan has a tag of that text
 * @throws ApiError of kind `conflict`, code `version_conflict`, when another user has changed it since
 */
export async function updateTag(
  client: ApiClient,
  id: number,
  changes: { readonly text?: string; readonly orderIndex?: number },
  version?: number,
): Promise<Tag> {
  return tagFromWire(
    await unwrap(
      client.http.PUT('/tags/{id}', {
        params: { path: { id }, ...ifMatch(version) },
        body: { ...changes },
      }),
    ),
  )
}

/** Deletes a tag. Items that carry it lose it and stay. */
export async function deleteTag(client: ApiClient, id: number): Promise<void> {
  await settle(client.http.DELETE('/tags/{id}', { params: { path: { id: String(id) } } }))
}

function tagFromWire(wire: components['schemas']['Tag']): Tag {
  return {
    id: wire.id,
    version: wire.version,
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
