import type { Schemas } from '../builders'

/**
 * A refusal as the server sends it, an `application/problem+json`.
 *
 * @param more fields of a particular refusal, such as `current` of a version conflict
 */
export function problemResponse(
  status: number,
  code: Schemas['ProblemCode'],
  more: object = {},
): Response {
  const problem: Schemas['Problem'] = {
    type: 'about:blank',
    title: code,
    status,
    code,
    detail: '',
    requestId: 'req-test',
  }
  return Response.json(
    { ...problem, ...more },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )
}

/** The refusal of a call about what does not exist. */
export const notFound = (): Response => problemResponse(404, 'not_found')

/** The refusal of a name that another category has; null if no other one has it. */
export function refuseUsedName(
  categories: readonly { readonly id: number; readonly name: string }[],
  name: string | undefined,
  id: number | null,
): Response | null {
  const key = name?.trim().toLowerCase()
  return categories.some((one) => one.id !== id && one.name.toLowerCase() === key)
    ? problemResponse(409, 'conflict', { detail: 'There is a category of this name already.' })
    : null
}
