import { ApiError } from '@throughline/api-client'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { expect, it } from 'vitest'
import { withCause } from './failure-cause'

const conflict = (code: string) =>
  new ApiError({ kind: 'conflict', code, current: null }, 'Refused.')
const away = new ApiError({ kind: 'network', isTimeout: false }, 'The server is away.')

it.each([
  [
    'ends with what the server says',
    TEAM_MESSAGES.addToPlanFailed,
    away,
    'Error adding user to plan: The server is away.',
  ],
  [
    'ends with the sentence of the seats, where none is left',
    TEAM_MESSAGES.roleEditFailed,
    conflict('seat_limit_reached'),
    `Error editing user details. ${TEAM_MESSAGES.seatLimitReached}`,
  ],
  [
    'ends with the sentence of the plan, for somebody who is there already',
    'Error.',
    conflict('already_on_plan'),
    `Error. ${TEAM_MESSAGES.alreadyOnPlan}`,
  ],
  [
    'says when it may be tried again',
    'Error.',
    new ApiError({ kind: 'rate-limited', retryAfterSeconds: 3540 }, 'Too many.'),
    'Error. Too many attempts. Please wait 59 minutes and try again.',
  ],
  [
    'ends with the reason of the refused field',
    'Error.',
    new ApiError(
      {
        kind: 'invalid',
        code: 'validation_failed',
        fields: [{ field: 'name', message: 'Use at most 255 characters.', code: 'maxLength' }],
      },
      'The request does not have the expected shape.',
    ),
    'Error. Use at most 255 characters.',
  ],
  ['is all there is, without a cause', 'Error.', undefined, 'Error.'],
])('a sentence %s', (_sentence, text, error, expected) => {
  expect(withCause(text, error)).toBe(expected)
})
