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
