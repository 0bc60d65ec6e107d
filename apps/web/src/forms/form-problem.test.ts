import { ApiError, type FieldRefusal } from '@throughline/api-client'
import { describe, expect, test } from 'vitest'
import { problemOfError } from './form-problem'

const names = {
  fieldNames: { name: 'name', uiColor: 'color', options: 'options' },
  fallback: 'The channel could not be saved.',
} as const

const refused = (...fields: readonly FieldRefusal[]) =>
  new ApiError({ kind: 'invalid', code: 'validation_failed', fields }, 'Some fields are wrong.')

const refusal = (field: string, message: string): FieldRefusal => ({ field, message, code: 'rule' })

describe('the problem that an error stands for', () => {
  test.each([
    [
      'a refused part is shown at its field, under the name of the form',
      refused(refusal('uiColor', 'is not one of the twelve colours')),
      { message: null, fields: { color: 'is not one of the twelve colours' } },
    ],
    [
      'a part of a list is shown at the field of the list',
      refused(refusal('options/0', 'is too long')),
      { message: null, fields: { options: 'is too long' } },
    ],
    [
      'of two sentences for one field the first is shown',
      refused(refusal('name', 'is taken'), refusal('name', 'is too long')),
      { message: null, fields: { name: 'is taken' } },
    ],
    [
      'a part without a field is not lost when another part has one',
      refused(refusal('name', 'is taken'), refusal('rrule', 'is wrong')),
      { message: 'Some fields are wrong.', fields: { name: 'is taken' } },
    ],
    [
      'an error of no part is shown above the fields',
      new ApiError({ kind: 'network', isTimeout: false }, 'The server could not be reached.'),
      { message: 'The server could not be reached.', fields: {} },
    ],
    [
      'a thrown value without a message has the sentence of the form',
      'broken',
      { message: 'The channel could not be saved.', fields: {} },
    ],
  ])('%s', (_sentence, error, expected) => {
    expect(problemOfError(error, names)).toEqual({ ...expected, theirs: null })
  })
})
