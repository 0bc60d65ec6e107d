import { ApiError, type ApiFailure } from '@throughline/api-client'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { describe, expect, it } from 'vitest'
import { problemOfNewMember } from './member-failures'

const conflict = (code: string) =>
  new ApiError({ kind: 'conflict', code, current: null }, 'Refused.')
const invalid = (field: string) =>
  new ApiError(
    {
      kind: 'invalid',
      code: 'validation_failed',
      fields: [{ field, message: 'Wrong.', code: '' }],
    },
    'Refused.',
  )
const failed = (failure: ApiFailure) => new ApiError(failure, 'The server is away.')

describe('a new member that was refused', () => {
  it.each([
    ['has an address that is used', conflict('email_taken'), { emailAddress: 'Refused.' }],
    ['has a wrong address', invalid('emailAddress'), { emailAddress: 'Wrong.' }],
    ['gets no seat', conflict('seat_limit_reached'), { role: TEAM_MESSAGES.seatLimitReached }],
    ['has a wrong name', invalid('lastName'), { lastName: 'Wrong.' }],
  ])('%s', (_sentence, error, fields) => {
    expect(problemOfNewMember(error)).toMatchObject({ fields, message: null })
  })

  it('says what else went wrong above the form', () => {
    expect(problemOfNewMember(invalid('userRole/channels')).message).toBe(
      'Error adding new user to plan. Wrong.',
    )
    expect(problemOfNewMember(invalid('accountId')).message).toBe('Error creating user. Wrong.')
    const away = failed({ kind: 'network', isTimeout: false })
    expect(problemOfNewMember(away).message).toBe('Error creating user. The server is away.')
  })
})
