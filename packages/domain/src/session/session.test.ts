import { expect, it } from 'vitest'

import { redirectAfterStart } from './index'

const inside = {
  isMaintenanceMode: false,
  isLoggedIn: true,
  isAccountActive: true,
  isPublicRoute: false,
  isSignInRoute: false,
}
const outside = { ...inside, isLoggedIn: false, isAccountActive: null }
const onSignIn = { isPublicRoute: true, isSignInRoute: true }

it.each([
  [
    'maintenance comes before everything',
    { ...inside, isMaintenanceMode: true },
    '/maintenance-mode',
  ],
  [
    'even for those who are not logged in',
    { ...outside, isMaintenanceMode: true },
    '/maintenance-mode',
  ],
  ['an inactive account leads to the plans', { ...inside, isAccountActive: false }, '/plans'],
  ['also from the sign-in page', { ...inside, ...onSignIn, isAccountActive: false }, '/plans'],
  ['who is logged in needs no sign-in page', { ...inside, ...onSignIn }, '/'],
  ['who is logged in stays where they are', inside, null],
  ['who is not goes to the sign-in page', outside, '/sign-in'],
  ['unless the page is public', { ...outside, isPublicRoute: true }, null],
  ['or is that page', { ...outside, ...onSignIn }, null],
])('%s', (_sentence, start, expected) => {
  expect(redirectAfterStart(start)).toBe(expected)
})
