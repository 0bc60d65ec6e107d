import { expect, test } from 'vitest'
import { createOwnVersions } from './own-versions'

test('a change that waited is based on one’s own earlier changes, not on those of others', () => {
  const versions = createOwnVersions()
  const latestOf = (id: number, version: number) => versions.latestOf({ id, version })
  expect(latestOf(1, 4)).toBe(4)
  versions.record({ id: 1, from: 4, to: 5 })
  versions.record({ id: 1, from: 5, to: 6 })
  // Another user made version 7, and a change of this page made version 8 from it.
  versions.record({ id: 1, from: 7, to: 8 })
  expect([latestOf(1, 4), latestOf(1, 5), latestOf(1, 6), latestOf(1, 7)]).toEqual([6, 6, 6, 8])
  expect(latestOf(2, 4)).toBe(4)
})
