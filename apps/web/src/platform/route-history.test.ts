import { afterEach, expect, test } from 'vitest'
import { forgetPlaces, latestPlace, recordPlace } from './route-history'

afterEach(forgetPlaces)

const at = (pathname: string, search = '') => ({ pathname, search, state: null })
const isNoItem = (pathname: string) => !pathname.includes('/tactic/')

test('the way back from an item passes over the items before it', () => {
  recordPlace(at('/table', '?sort=title'))
  recordPlace(at('/tactic/7'))
  recordPlace(at('/tactic/8'))
  expect(latestPlace(isNoItem)).toEqual(at('/table', '?sort=title'))
})

test('the latest of several views counts, with its latest state', () => {
  recordPlace(at('/table'))
  recordPlace(at('/budget'))
  recordPlace({ ...at('/budget'), state: 'scrolled' })
  expect(latestPlace(isNoItem)).toEqual({ ...at('/budget'), state: 'scrolled' })
})

test('there is none when a link has opened an item, and after another person has come', () => {
  recordPlace(at('/tactic/7'))
  expect(latestPlace(isNoItem)).toBeNull()
  recordPlace(at('/table'))
  forgetPlaces()
  expect(latestPlace(isNoItem)).toBeNull()
})

test('one place that changes its state again and again leaves the places before it', () => {
  recordPlace(at('/table'))
  for (let count = 0; count < 60; count += 1) {
    recordPlace({ ...at('/tactic/7'), state: count })
  }
  expect(latestPlace(isNoItem)).toEqual(at('/table'))
})
