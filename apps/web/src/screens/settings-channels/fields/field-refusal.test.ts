import { ApiError } from '@throughline/api-client'
import { expect, it } from 'vitest'
import { fieldRefusalOf } from './field-refusal'

const IN_USE = 'Tactics have values of this field, so that its type stays.'

it.each([
  [
    'a type that has values is refused at the type',
    new ApiError({ kind: 'conflict', code: 'in_use', current: null }, IN_USE),
    { type: IN_USE },
  ],
  [
    'another conflict is no matter of the type',
    new ApiError({ kind: 'conflict', code: 'conflict', current: null }, 'It has changed.'),
    { message: 'It has changed.' },
  ],
  [
    'a refused name stands at the name',
    new ApiError(
      {
        kind: 'invalid',
        code: 'validation_failed',
        fields: [{ field: 'name', message: 'Too long.', code: 'too_long' }],
      },
      'Some fields are wrong.',
    ),
    { name: 'Too long.' },
  ],
  [
    'without an answer the form says so',
    new ApiError({ kind: 'network', isTimeout: false }, 'The server could not be reached.'),
    { message: 'The server could not be reached.' },
  ],
  ['a bug has the sentence of the catalogue', 'bug', { message: 'Error updating custom fields.' }],
])('%s', (_sentence, error, expected) => {
  expect(fieldRefusalOf(error)).toEqual(expected)
})
