import { ApiError } from '@throughline/api-client'
import { describe, expect, test } from 'vitest'
import { problemOfSave, problemOfValues } from './channel-form-model'

const others = [{ name: 'Initiatives' }, { name: 'Email' }]

describe('the name of a channel', () => {
  test.each([
    ['a name of one’s own', 'Podcasts', null, undefined],
    ['none', '  ', null, 'Please enter a channel name.'],
    [
      'a reserved one in any case',
      'INITIATIVES',
      null,
      'This name is reserved. Choose another one.',
    ],
    ['the other one', ' Subscriptions', null, 'This name is reserved. Choose another one.'],
    ['one that is taken', ' email ', null, 'There is a channel of this name already.'],
    ['its own in other letters', 'WEBSITE', { name: 'Website' }, undefined],
    ['a reserved one that it has', 'subscriptions', { name: 'Subscriptions' }, undefined],
  ])('%s', (_sentence, name, stored, expected) => {
    const problem = problemOfValues({ name, color: '#EF482A' }, stored, others)
    expect(problem?.fields.name).toBe(expected)
  })
})

describe('a channel that is not saved', () => {
  test.each([
    [
      'its name is taken',
      new ApiError({ kind: 'conflict', code: 'conflict', current: null }, ''),
      {
        message: null,
        fields: { name: 'There is a channel of this name already.' },
      },
    ],
    [
      'its name is reserved',
      new ApiError({ kind: 'invalid', code: 'reserved_name', fields: [] }, ''),
      { message: null, fields: { name: 'This name is reserved. Choose another one.' } },
    ],
    [
      'anything else is said by the catalogue',
      new ApiError({ kind: 'frozen' }, 'This plan is frozen.'),
      { message: 'Error creating channel.', fields: {} },
    ],
  ])('%s', (_sentence, error, expected) => {
    expect(problemOfSave(error, 'Error creating channel.')).toMatchObject(expected)
  })
})
