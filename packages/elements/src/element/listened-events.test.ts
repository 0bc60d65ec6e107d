import { expect, it } from 'vitest'

import { ListenedEvents } from './listened-events'

const one = (): void => undefined
const other = (): void => undefined

it('knows an event from its first listener until its last is gone', () => {
  const listened = new ListenedEvents()
  expect(listened.add('create', one)).toBe(true)
  expect(listened.add('create', other)).toBe(false)
  expect(listened.remove('create', one)).toBe(false)
  expect(listened.has('create')).toBe(true)
  expect(listened.remove('create', other)).toBe(true)
  expect(listened.has('create')).toBe(false)
})

it('counts a listener once, and one that captures as another', () => {
  const listened = new ListenedEvents()
  listened.add('create', one)
  listened.add('create', one, { capture: false })
  listened.add('create', one, true)
  expect(listened.remove('create', one)).toBe(false)
  expect(listened.remove('create', one, { capture: true })).toBe(true)
})

it('takes no listener for one', () => {
  const listened = new ListenedEvents()
  expect(listened.add('create', null)).toBe(false)
  expect(listened.remove('create', one)).toBe(false)
  expect(listened.has('create')).toBe(false)
})
