// Separate, so that the first screen of a signed-in user does not list screens for signed-out
// users.
import type { ComponentType } from 'react'
import { ChangePasswordScreen } from './screens/change-password/ChangePasswordScreen'
import { FirstAccountScreen } from './screens/first-account/FirstAccountScreen'
import { ForgotPasswordScreen } from './screens/forgot-password/ForgotPasswordScreen'
import { MaintenanceScreen } from './screens/maintenance/MaintenanceScreen'
import { SetPasswordScreen } from './screens/set-password/SetPasswordScreen'
import { SignInBypassScreen } from './screens/sign-in-bypass/SignInBypassScreen'
import { SignInErrorScreen } from './screens/sign-in-error/SignInErrorScreen'
import { SignInScreen } from './screens/sign-in/SignInScreen'
import type { RouteMetadata } from './shell/route-metadata'
import type { PublicPath } from './shell/public-paths'

const screens: Readonly<Record<PublicPath, readonly [title: string, screen: ComponentType]>> = {
  '/sign-in': ['Sign in', SignInScreen],
  '/sign-in/bypass/:refreshToken?': ['Sign in', SignInBypassScreen],
  '/sign-in/error': ['Sign in', SignInErrorScreen],
  '/sign-in/saml-error': ['Sign in', SignInErrorScreen],
  '/forgot-password': ['Forgot password', ForgotPasswordScreen],
  '/change-password': ['Change password', ChangePasswordScreen],
  '/set-password/:token?': ['Welcome', SetPasswordScreen],
  '/first-account/:token': ['Welcome', FirstAccountScreen],
  '/maintenance-mode': ['Scheduled Maintenance', MaintenanceScreen],
}

/** Returns a screen for signed-out users, in the form that a route expects. */
export function publicScreen(path: PublicPath): {
  readonly Component: ComponentType
  readonly handle: RouteMetadata
} {
  const [title, Component] = screens[path]
  return { Component, handle: { title, isPublic: true } }
}
