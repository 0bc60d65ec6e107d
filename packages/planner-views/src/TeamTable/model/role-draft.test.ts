import { ROLE_IDS } from '@throughline/domain/access'
import { describe, expect, it } from 'vitest'
import {
  choicesOf,
  EMPTY_ROLE_DRAFT,
  isSameRole,
  rightsOfDraft,
  roleDraftOf,
  withRole,
} from './role-draft'

const plan = { useBudgets: true, channelIds: [102, 103, 104] }
const { admin, contributor, viewer } = ROLE_IDS

const limited = roleDraftOf(
  {
    roleId: contributor,
    rights: { canViewBudget: false, canEditAllChannels: false, channelIds: [103] },
  },
  plan,
)

describe('another role', () => {
  it('begins with all channels, a viewer with none, and with the budget in view', () => {
    const asViewer = withRole(limited, viewer, plan)
    expect([asViewer.channelIds, asViewer.canViewBudget]).toEqual([[], true])
    const asAdmin = withRole(limited, admin, plan)
    expect([asAdmin.channelIds, asAdmin.canViewBudget]).toEqual([[102, 103, 104], true])
  })

  it('leaves what was set, when it is the same one', () => {
    expect(withRole(limited, contributor, plan)).toBe(limited)
  })

  it('is forgotten on the way back: what was set before is there again', () => {
    const back = withRole(withRole(limited, viewer, plan), contributor, plan)
    expect(isSameRole(back, limited)).toBe(true)
  })

  it('can be the first one', () => {
    expect(withRole(EMPTY_ROLE_DRAFT, contributor, plan).channelIds).toEqual([102, 103, 104])
  })
})

describe('choices', () => {
  it.each([
    ['an admin has every right', admin, { channels: false, budget: false }],
    ['a contributor may be limited', contributor, { channels: true, budget: true }],
    ['of a viewer only the budget can be hidden', viewer, { channels: false, budget: true }],
  ])('%s', (_sentence, roleId, choices) => {
    expect(choicesOf({ ...limited, roleId }, plan)).toEqual(choices)
  })

  it('are none before a role is chosen, and of the budget none on a plan without one', () => {
    expect(choicesOf(EMPTY_ROLE_DRAFT, plan)).toEqual({ channels: false, budget: false })
    expect(choicesOf(limited, { ...plan, useBudgets: false }).budget).toBe(false)
  })
})

describe('the rights to store', () => {
  it('name the channels of a contributor, or all when none is missing', () => {
    expect(rightsOfDraft(limited, contributor, plan)).toEqual({
      canViewBudget: false,
      canEditAllChannels: false,
      channelIds: [103],
    })
    const all = { ...limited, channelIds: [104, 103, 102] }
    expect(rightsOfDraft(all, contributor, plan).canEditAllChannels).toBe(true)
  })

  it('are all for an admin and no channel for a viewer, whatever was set', () => {
    expect(rightsOfDraft(limited, admin, plan)).toEqual({
      canViewBudget: true,
      canEditAllChannels: true,
      channelIds: [102, 103, 104],
    })
    expect(rightsOfDraft(limited, viewer, plan)).toEqual({
      canViewBudget: false,
      canEditAllChannels: false,
      channelIds: [],
    })
  })

  it('keep a hidden budget on a plan that has none any more', () => {
    const rights = rightsOfDraft(limited, contributor, { ...plan, useBudgets: false })
    expect(rights.canViewBudget).toBe(false)
  })

  it('keep a channel that everybody edits', () => {
    const draft = { ...limited, channelIds: [101, 103] }
    expect(rightsOfDraft(draft, contributor, plan).channelIds).toEqual([101, 103])
  })
})

describe('two drafts', () => {
  it('are the same in any order of channels, and differ by role, budget or channel', () => {
    const draft = { ...limited, channelIds: [102, 103] }
    expect(isSameRole(draft, { ...draft, channelIds: [103, 102] })).toBe(true)
    expect(isSameRole(draft, { ...draft, channelIds: [103, 104] })).toBe(false)
    expect(isSameRole(draft, { ...draft, canViewBudget: true })).toBe(false)
    expect(isSameRole(draft, { ...draft, roleId: viewer })).toBe(false)
  })
})
