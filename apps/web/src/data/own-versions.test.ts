import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { rememberOwnChange, versionAfterOwnChanges } from './own-versions'

test('a change that waited goes on from one’s own earlier ones, not from those of others', () => {
  const queryClient = new QueryClient()
  const on = (id: number, version: number) => versionAfterOwnChanges(queryClient, { id, version })
  expect(on(1, 4)).toBe(4)
  rememberOwnChange(queryClient, { id: 1, from: 4, to: 5 })
  rememberOwnChange(queryClient, { id: 1, from: 5, to: 6 })
  // Somebody else made version 7 of it, and ours made 8 of that.
  rememberOwnChange(queryClient, { id: 1, from: 7, to: 8 })
  expect([on(1, 4), on(1, 5), on(1, 6), on(1, 7)]).toEqual([6, 6, 6, 8])
  expect(on(2, 4)).toBe(4)
  expect(versionAfterOwnChanges(new QueryClient(), { id: 1, version: 4 })).toBe(4)
})
