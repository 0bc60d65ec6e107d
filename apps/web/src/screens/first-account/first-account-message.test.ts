import { ApiError } from '@throughline/api-client'
import { expect, test } from 'vitest'
import { firstAccountMessage, refuseFirstAccount } from './first-account-message'

const fields = {
  contactCompanyName: 'Northfield',
  firstName: 'Dana',
  lastName: 'Whitfield',
  emailAddress: 'dana@northfield.example',
  password: 'a long sentence of mine',
}

test.each([
  ['everything is there', {}, null],
  ['a field is blank', { lastName: '  ' }, 'Please complete all fields.'],
  [
    'the address has no domain',
    { emailAddress: 'dana@northfield' },
    'Invalid email address. Confirm there are no spaces or special characters.',
  ],
])('%s', (_sentence, change, expected) => {
  expect(refuseFirstAccount({ ...fields, ...change })).toBe(expected)
})

test('a used link says that it no longer works', () => {
  const used = new ApiError({ kind: 'unauthenticated', isCredentialsMismatch: false }, 'x')
  expect(firstAccountMessage(used)).toMatch(/^This link no longer works/)
})
