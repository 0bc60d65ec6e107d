import { describe, expect, test } from 'vitest'
import { ApiError, errorFromAnswer, errorFromNoAnswer, isApiError } from './errors'

const problem = (code: string, more: object = {}) => ({
  type: 'about:blank',
  title: 'Title',
  status: 400,
  code,
  detail: 'A sentence.',
  requestId: 'r-1',
  ...more,
})

describe('what an answer that is not a success becomes', () => {
  test.each([
    [401, 'credentials_mismatch', { kind: 'unauthenticated', isCredentialsMismatch: true }],
    [401, 'session_expired', { kind: 'unauthenticated', isCredentialsMismatch: false }],
    [403, 'channel_not_editable', { kind: 'forbidden', code: 'channel_not_editable' }],
    [404, 'not_found', { kind: 'not-found' }],
    [409, 'email_taken', { kind: 'conflict', code: 'email_taken', current: null }],
    [
      415,
      'unsupported_media_type',
      { kind: 'invalid', code: 'unsupported_media_type', fields: [] },
    ],
    [422, 'end_before_start', { kind: 'invalid', code: 'end_before_start', fields: [] }],
    [423, 'plan_frozen', { kind: 'frozen' }],
    [429, 'rate_limited', { kind: 'rate-limited', retryAfterSeconds: null }],
    [503, 'maintenance', { kind: 'maintenance' }],
    [503, 'unavailable', { kind: 'unexpected', status: 503 }],
    [500, 'internal_error', { kind: 'unexpected', status: 500 }],
  ])('%i %s', (status, code, failure) => {
    const error = errorFromAnswer(new Response(null, { status }), problem(code))
    expect(error.failure).toEqual(failure)
    expect(error.message).toBe('A sentence.')
    expect(error.requestId).toBe('r-1')
  })

  test('a stale change carries the entity as it is now', () => {
    const current = { id: 7, version: 3 }
    const error = errorFromAnswer(
      new Response(null, { status: 412 }),
      problem('version_conflict', { current }),
    )
    expect(error.failure).toEqual({ kind: 'conflict', code: 'version_conflict', current })
  })

  test('refused fields are named without the way to them', () => {
    const error = errorFromAnswer(
      new Response(null, { status: 400 }),
      problem('validation_failed', {
        errors: [
          { path: '/title', message: 'must not be empty', code: 'minLength' },
          { path: 'query/startDate', message: 'must be a day', code: 'format' },
        ],
      }),
    )
    expect(error.failure).toMatchObject({
      fields: [
        { field: 'title', message: 'must not be empty', code: 'minLength' },
        { field: 'startDate', message: 'must be a day', code: 'format' },
      ],
    })
  })

  test('a limit says how long to wait', () => {
    const headers = { 'retry-after': '30' }
    const error = errorFromAnswer(new Response(null, { status: 429, headers }), problem('x'))
    expect(error.failure).toEqual({ kind: 'rate-limited', retryAfterSeconds: 30 })
  })

  test.each([
    ['a page of a proxy', '<html>Bad gateway</html>'],
    ['nothing', undefined],
    ['a list', [1, 2]],
  ])('%s in place of a problem is told in a plain sentence', (_case, body) => {
    const error = errorFromAnswer(new Response(null, { status: 502 }), body)
    expect(error.failure).toEqual({ kind: 'unexpected', status: 502 })
    expect(error.message).toMatch(/went wrong/)
  })
})

test('no answer in time is told apart from no answer at all', () => {
  const late = errorFromNoAnswer(new DOMException('', 'TimeoutError'))
  const none = errorFromNoAnswer(new TypeError('fetch failed'))
  expect(late.failure).toEqual({ kind: 'network', isTimeout: true })
  expect(none.failure).toEqual({ kind: 'network', isTimeout: false })
})

test('kinds are told apart', () => {
  const error = new ApiError({ kind: 'frozen' }, 'This plan is frozen.')
  expect(isApiError(error, 'frozen')).toBe(true)
  expect(isApiError(error, 'not-found')).toBe(false)
  expect(isApiError(new Error('x'))).toBe(false)
})
