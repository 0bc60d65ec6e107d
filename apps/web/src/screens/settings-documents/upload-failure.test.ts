import { ApiError, type ApiFailure } from '@throughline/api-client'
import { expect, test } from 'vitest'
import { uploadFailure } from './use-upload-queue'

const FAILED =
  'There was an error uploading the file. Files must be smaller than 10MB. Please try again.'

const failure = (kind: ApiFailure, message: string) => new ApiError(kind, message)

test.each([
  ['the connection was lost', failure({ kind: 'network', isTimeout: false }, 'Lost.'), FAILED],
  ['the server is broken', failure({ kind: 'unexpected', status: 500 }, 'Oops.'), FAILED],
  ['the disk is full', failure({ kind: 'unexpected', status: 507 }, 'No space.'), 'No space.'],
  [
    'it is too large (413)',
    failure({ kind: 'invalid', code: 'payload_too_large', fields: [] }, 'Too large.'),
    'Your document was not uploaded. Files must be smaller than 10MB.',
  ],
  [
    'its content is of another type: the server says which',
    failure({ kind: 'invalid', code: 'invalid_file', fields: [] }, 'It is no PDF.'),
    `${FAILED} It is no PDF.`,
  ],
  [
    'the person may not: a smaller file would not help',
    failure({ kind: 'forbidden', code: 'forbidden' }, 'Only admins.'),
    'Only admins.',
  ],
])('when %s', (_sentence, error, expected) => {
  expect(uploadFailure(error)).toBe(expected)
})
