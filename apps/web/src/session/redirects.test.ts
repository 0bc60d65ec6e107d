import { describe, expect, test } from 'vitest'
import { redirectFrom, type Whereabouts } from './redirects'

const inside = {
  isLoggedIn: true,
  isMaintenanceMode: false,
  isAccountActive: true,
  isPublic: false,
}
const outside = { ...inside, isLoggedIn: false }
const MONTH = '/account/1/plan/12/calendar/month'

describe('where a person has to go', () => {
  test.each<[string, Whereabouts, string | null]>([
    ['logged in on the plans list: stays', { ...inside, pathname: '/' }, null],
    ['logged in on a plan: stays', { ...inside, pathname: MONTH }, null],
    [
      'logged in on the sign-in page: to the plans list',
      { ...inside, pathname: '/sign-in', isPublic: true },
      '/',
    ],
    [
      'a slash at the end changes nothing',
      { ...inside, pathname: '/sign-in/', isPublic: true },
      '/',
    ],
    ['not logged in on a plan: to the sign-in page', { ...outside, pathname: MONTH }, '/sign-in'],
    ['not logged in at the root: to the sign-in page', { ...outside, pathname: '/' }, '/sign-in'],
    [
      'not logged in on the sign-in page: stays',
      { ...outside, pathname: '/sign-in', isPublic: true },
      null,
    ],
    [
      'an inactive account on a plan: to the plans list',
      { ...inside, isAccountActive: false, pathname: MONTH },
      '/plans',
    ],
    [
      'an inactive account at the root: stays, the plans list is there too',
      { ...inside, isAccountActive: false, pathname: '/' },
      null,
    ],
    [
      'an inactive account on the plans list: stays',
      { ...inside, isAccountActive: false, pathname: '/plans/' },
      null,
    ],
    [
      'maintenance, logged in: to the notice',
      { ...inside, isMaintenanceMode: true, pathname: MONTH },
      '/maintenance-mode',
    ],
    [
      'maintenance, not logged in: to the notice, not to the sign-in page',
      { ...outside, isMaintenanceMode: true, pathname: '/sign-in', isPublic: true },
      '/maintenance-mode',
    ],
    [
      'maintenance, on the notice: stays',
      { ...outside, isMaintenanceMode: true, pathname: '/maintenance-mode', isPublic: true },
      null,
    ],
  ])('%s', (_sentence, whereabouts, expected) => {
    expect(redirectFrom(whereabouts)).toBe(expected)
  })

  test('no redirect leads to a place that redirects again', () => {
    const publicPaths = new Set(['/sign-in', '/maintenance-mode'])
    const paths = ['/', '/plans', '/sign-in', '/maintenance-mode', MONTH, '/nowhere']
    const flags = [true, false]
    const onward = flags.flatMap((isLoggedIn) =>
      flags.flatMap((isMaintenanceMode) =>
        flags.flatMap((isAccountActive) => {
          const from = (pathname: string) =>
            redirectFrom({
              isLoggedIn,
              isMaintenanceMode,
              isAccountActive,
              pathname,
              isPublic: publicPaths.has(pathname),
            })
          return paths.map(from).map((target) => (target === null ? null : from(target)))
        }),
      ),
    )
    expect(onward).toEqual(onward.map(() => null))
  })
})
