import { expect, it } from 'vitest'
import { roleGuideOf, ROLES } from '../access'
import { ROLE_GUIDES } from './role-guide-messages'

it('has a guide for every level, and none that no level leads to', () => {
  const named = new Set(ROLES.map(({ level }) => roleGuideOf(level)))
  expect([...named].toSorted()).toEqual(Object.keys(ROLE_GUIDES).toSorted())
})
