import { ApiError, type FieldRefusal } from '@throughline/api-client'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { describe, expect, test } from 'vitest'
import { CustomValueError } from '../../data/custom-values'
import { failureOfSave } from './save-failure'

const names = { channelName: 'Email', planName: 'National plan' }

const refused = (...fields: readonly (readonly [field: string, message: string])[]) =>
  new ApiError(
    {
      kind: 'invalid',
      code: 'validation_failed',
      fields: fields.map(([field, message]): FieldRefusal => ({ field, message, code: 'rule' })),
    },
    'Some fields are wrong.',
  )

describe('what a failed save means for the form of an item', () => {
  test.each([
    [
      'a refused field is named as the form names it',
      refused(['tacticPlatforms/0', 'is not of the type']),
      { message: null, errors: [{ part: 'tacticPlatformIds', message: 'is not of the type' }] },
    ],
    [
      'a refusal without a field of the form is said above the fields',
      refused(['title', 'is too long'], ['version', 'is odd']),
      { message: 'Some fields are wrong.', errors: [{ part: 'title', message: 'is too long' }] },
    ],
    [
      'a refused custom value names its field',
      new CustomValueError(61, new ApiError({ kind: 'frozen' }, 'Frozen.')),
      { message: null, errors: [{ part: 'custom:61', message: PLAN_MESSAGES.frozen }] },
    ],
    [
      'an item that is gone cannot be found',
      new ApiError({ kind: 'not-found' }, 'There is no such tactic.'),
      { message: TACTIC_MESSAGES.notFound, errors: [] },
    ],
    [
      'a channel without rights is named',
      new ApiError({ kind: 'forbidden', code: 'channel_not_editable' }, 'No.'),
      {
        message: expect.stringMatching(/^You do not have edit rights for the channel .*Email/u),
        errors: [],
      },
    ],
    [
      'a lost connection keeps its sentence',
      new ApiError({ kind: 'network', isTimeout: false }, 'The server could not be reached.'),
      { message: 'The server could not be reached.', errors: [] },
    ],
    [
      'anything else has a sentence too',
      null,
      { message: 'The item could not be saved.', errors: [] },
    ],
  ])('%s', (_sentence, error, expected) => {
    expect(failureOfSave(error, names)).toEqual(expected)
  })
})
