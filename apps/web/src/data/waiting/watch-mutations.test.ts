import { ApiError, type ApiFailure } from '@throughline/api-client'
import { expect, test } from 'vitest'
import { canRepeat } from './watch-mutations'

const failed = (failure: ApiFailure) => new ApiError(failure, 'It failed.')
const status = (code: number) => failed({ kind: 'unexpected', status: code })

test.each([
  ['without an answer', failed({ kind: 'network', isTimeout: false }), true],
  ['after a time limit', failed({ kind: 'network', isTimeout: true }), true],
  ['when the proxy reaches no server', status(502), true],
  ['when the proxy has no server', status(503), true],
  ['when the server takes too long for the proxy', status(504), true],
  ['not after a fault of the server', status(500), false],
  ['not with a full disk', status(507), false],
  ['not without the right', failed({ kind: 'forbidden', code: '' }), false],
  ['not after an error of the page', new TypeError('Failed to fetch'), false],
])('a change is sent again %s', (_when, error, expected) => {
  expect(canRepeat(error)).toBe(expected)
})
