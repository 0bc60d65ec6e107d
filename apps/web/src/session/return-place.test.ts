import { describe, expect, test } from 'vitest'
import { signInState } from './redirects'
import { returnPlaceOf } from './return-place'

const MONTH = '/account/1/plan/12/calendar/month'

describe('where a person goes back to after signing in', () => {
  const place = {
    pathname: MONTH,
    search: '?date=2026-11&tactic=7',
    hash: '',
    state: { openedOver: MONTH },
  }
  const back = { url: `${MONTH}?date=2026-11&tactic=7`, state: { openedOver: MONTH } }

  test.each([
    ['their session has ended: to where they were', 1001, back],
    ['nobody was signed in: to the link that was opened', 'anybody', back],
    ['the session of somebody else has ended: nowhere', 1002, null],
    ['after a log-out: nowhere', 'nobody', null],
  ] as const)('%s', (_sentence, returning, expected) => {
    const match = returnPlaceOf(signInState(place, returning), 1001)
    expect(match && { url: match.url, state: match.state }).toEqual(expected)
  })

  test('after a log-out, the history does not even keep where they were', () => {
    expect(signInState(place, 'nobody')).toBeNull()
  })

  test('the root names no place, so that they land where they always do', () => {
    expect(signInState({ ...place, pathname: '/', search: '' }, 'anybody')).toBeNull()
  })

  test.each([
    ['/plans', true],
    ['/account/1/plan/12/tactic/0?new=17&copyof=7#notes', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/\t/evil.example', false],
    ['/\n/evil.example', false],
    ['\\\\evil.example', false],
    ['https://evil.example', false],
    ['https:evil.example', false],
    ['javascript:alert(1)', false],
    [' //evil.example', false],
    ['plans', false],
    ['', false],
  ])('%j is a place of the app: %s', (url, isInside) => {
    const state = { returnTo: { url, state: null, returning: 'anybody' } }
    expect(returnPlaceOf(state, 1001) !== null).toBe(isInside)
  })

  test.each([null, undefined, 7, 'text', {}, { returnTo: null }, { returnTo: { url: 7 } }])(
    'the state %j of another page leads nowhere',
    (state) => {
      expect(returnPlaceOf(state, 1001)).toBeNull()
    },
  )
})
