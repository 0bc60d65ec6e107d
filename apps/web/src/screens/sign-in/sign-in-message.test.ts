import { ApiError, type ApiFailure } from '@throughline/api-client'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { expect, test } from 'vitest'
import { signInMessage } from './sign-in-message'

test.each<[string, ApiFailure, string]>([
  [
    'a wrong password',
    { kind: 'unauthenticated', isCredentialsMismatch: true },
    SIGN_IN_MESSAGES.mismatch,
  ],
  [
    'an address that cannot exist',
    { kind: 'invalid', code: 'x', fields: [] },
    SIGN_IN_MESSAGES.mismatch,
  ],
  [
    'too many attempts',
    { kind: 'rate-limited', retryAfterSeconds: 1 },
    'Too many attempts. Please wait 1 second and try again.',
  ],
  [
    'far too many attempts',
    { kind: 'rate-limited', retryAfterSeconds: 61 },
    'Too many attempts. Please wait 2 minutes and try again.',
  ],
  [
    'too many attempts, without a time',
    { kind: 'rate-limited', retryAfterSeconds: null },
    'Too many attempts. Please wait a moment and try again.',
  ],
  ['no network', { kind: 'network', isTimeout: false }, 'The words of the error.'],
])('%s', (_sentence, failure, expected) => {
  expect(signInMessage(new ApiError(failure, 'The words of the error.'))).toBe(expected)
})
