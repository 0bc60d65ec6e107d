import { ApiError } from '@throughline/api-client'
import { describe, expect, test } from 'vitest'
import { failureOfError, failureOfForm } from './save-failure'

const names = { channelName: 'Email', planName: 'National plan' }

describe('an item that was not saved', () => {
  test('what the form found stands at its fields', () => {
    expect(failureOfForm([{ field: 'endDate', code: 'end-before-start' }])).toEqual({
      text: null,
      fields: { endDate: 'Choose an end that is not before the start.' },
      theirs: null,
    })
  })

  test('what the server found stands at its fields, the type under whatever name', () => {
    const error = new ApiError(
      {
        kind: 'invalid',
        code: 'validation_failed',
        fields: [
          { field: 'title', message: 'is too long', code: 'maxLength' },
          { field: 'tacticType', message: 'is not of this plan', code: 'invalid_reference' },
        ],
      },
      'Two fields are wrong.',
    )
    expect(failureOfError(error, names)).toEqual({
      text: null,
      fields: { title: 'is too long', tacticTypeId: 'is not of this plan' },
      theirs: null,
    })
  })

  test('a field that the form does not have is told above it', () => {
    const fields = [{ field: 'rrule', message: 'x', code: 'y' }]
    const error = new ApiError({ kind: 'invalid', code: 'z', fields }, 'The repeat is wrong.')
    expect(failureOfError(error, names)).toMatchObject({ text: 'The repeat is wrong.', fields: {} })
  })

  test('a refusal says the rule, anything else its own words', () => {
    const frozen = new ApiError({ kind: 'frozen' }, 'x')
    const offline = new ApiError({ kind: 'network', isTimeout: false }, 'No connection.')
    expect(failureOfError(frozen, names).text).toBe('This plan is frozen.')
    expect(failureOfError(offline, names).text).toBe('No connection.')
  })

  test('somebody else’s version is handed on', () => {
    const current = { id: 7, version: 9, title: 'Theirs', startDate: '2026-11-18T08:00:00' }
    const error = new ApiError({ kind: 'conflict', code: 'version_conflict', current }, 'x')
    expect(failureOfError(error, names).theirs).toMatchObject({ version: 9, title: 'Theirs' })
  })
})
