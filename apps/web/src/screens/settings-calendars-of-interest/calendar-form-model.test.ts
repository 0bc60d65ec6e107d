import { expect, it } from 'vitest'
import { isWorthALook, refuseAddress } from './calendar-form-model'

const REQUIRED = 'You must add url for the calendar first'
const FORM = 'Give an address that begins with https:// or webcal://.'

it.each([
  ['', REQUIRED],
  ['   ', REQUIRED],
  ['example.org/fairs.ics', FORM],
  ['ftp://example.org/fairs.ics', FORM],
  ['https://', FORM],
  ['webcal://example.org/fairs.ics', null],
  ['HTTPS://example.org/fairs.ics', null],
  [' http://example.org/fairs.ics ', null],
])('the address "%s" is refused: %s', (address, problem) => {
  expect(refuseAddress(address)).toBe(problem)
})

it.each([
  ['https://exa', false],
  ['https://example.org', false],
  ['https://example.org/', false],
  ['https://example.org/f', true],
  ['webcal://example.org?calendar=1', true],
  ['example.org/fairs.ics', false],
])('the address "%s" is looked at unasked: %s', (address, isWorth) => {
  expect(isWorthALook(address)).toBe(isWorth)
})
