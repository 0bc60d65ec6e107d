import { ApiError } from '@throughline/api-client'
import { describe, expect, test } from 'vitest'
import { problemOfSave, problemOfValues } from './save-failure'

const names = { channelName: 'Email', planName: 'National plan' }

describe('an item that was not saved', () => {
  test('what the rules found is shown at its fields', () => {
    expect(problemOfValues([{ field: 'endDate', code: 'end-before-start' }])).toEqual({
      message: null,
      fields: { endDay: 'Choose an end that is not before the start.' },
      theirs: null,
    })
  })

  test('what the server found is shown at its fields, under the names of the form', () => {
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
    expect(problemOfSave(error, names)).toEqual({
      message: null,
      fields: { title: 'is too long', tacticTypeId: 'is not of this plan' },
      theirs: null,
    })
  })

  test('an error of a field that the form does not have is shown above the fields', () => {
    const fields = [{ field: 'rrule', message: 'x', code: 'y' }]
    const error = new ApiError({ kind: 'invalid', code: 'z', fields }, 'The repeat is wrong.')
    expect(problemOfSave(error, names)).toMatchObject({
      message: 'The repeat is wrong.',
      fields: {},
    })
  })

  test('a refusal is worded by its rule, anything else by the error', () => {
    const frozen = new ApiError({ kind: 'frozen' }, 'x')
    const offline = new ApiError({ kind: 'network', isTimeout: false }, 'No connection.')
    expect(problemOfSave(frozen, names).message).toBe('This plan is frozen.')
    expect(problemOfSave(offline, names).message).toBe('No connection.')
  })

  test('somebody else’s version is part of the problem', () => {
    const current = { id: 7, version: 9, title: 'Theirs', startDate: '2026-11-18T08:00:00' }
    const error = new ApiError({ kind: 'conflict', code: 'version_conflict', current }, 'x')
    expect(problemOfSave(error, names).theirs).toMatchObject({ version: 9, title: 'Theirs' })
  })
})
