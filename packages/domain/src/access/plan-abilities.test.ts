import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Caller, PlanAbilities, PlanDetails } from './index'
import { abilitiesOn } from './index'
import {
  PERSON,
  account,
  admin,
  contributor,
  outsider,
  owner,
  person,
  plan,
  role,
  viewer,
} from './fixtures/callers'

type Ability = keyof PlanAbilities

const allAbilities: readonly Ability[] = [
  'canList',
  'canView',
  'canAddTactics',
  'canDeleteTactics',
  'canSeePlanSettings',
  'canSeeInitiativeSettings',
  'canSeeDocumentSettings',
  'canSeeTeamSettings',
  'canSeeChannelSettings',
  'canSeeCalendarSettings',
  'canSeeTagSettings',
  'canSeeBudgetSettings',
  'canSeePerformanceSettings',
  'canManagePlan',
  'canChangeWeekStart',
  'canDeletePlan',
  'canFreeze',
  'canSeeBudget',
  'canReadBudgets',
  'canEditBudget',
  'canExport',
  'canEditTags',
  'canReorderTags',
  'canAttachDocuments',
  'canShareViews',
  'canManageTeam',
  'canSeePerformance',
  'canReadPerformance',
  'canEditPerformance',
]

const adminCan: readonly Ability[] = allAbilities.filter((one) => one !== 'canDeletePlan')

const viewerCan: readonly Ability[] = [
  'canList',
  'canView',
  'canSeePerformance',
  'canReadPerformance',
]

const contributorCan: readonly Ability[] = [
  ...viewerCan,
  'canAddTactics',
  'canDeleteTactics',
  'canSeePlanSettings',
  'canSeeInitiativeSettings',
  'canSeeDocumentSettings',
  'canSeeTeamSettings',
  'canExport',
  'canEditTags',
  'canAttachDocuments',
  'canShareViews',
]

const writes: readonly Ability[] = [
  'canAddTactics',
  'canDeleteTactics',
  'canEditTags',
  'canAttachDocuments',
  'canShareViews',
]

function without(abilities: readonly Ability[], ...left: Ability[]): readonly Ability[] {
  return abilities.filter((ability) => !left.includes(ability))
}

describe('abilities on a plan', () => {
  const seesBudget = { canViewBudget: true }
  it.each<[string, Caller, Partial<PlanDetails>, readonly Ability[]]>([
    ['the owner can do everything', owner, {}, allAbilities],
    ['an admin can do everything on the plan but delete it', admin, {}, adminCan],
    ['a contributor adds and edits, and sets nothing up', contributor, {}, contributorCan],
    [
      'a contributor who may view the budget also enters costs',
      person(PERSON, role(5, seesBudget)),
      {},
      [...contributorCan, 'canSeeBudget', 'canReadBudgets', 'canEditBudget'],
    ],
    ['a viewer looks', viewer, {}, viewerCan],
    [
      'a viewer who may view the budget looks at that too',
      person(PERSON, role(6, seesBudget)),
      {},
      [...viewerCan, 'canSeeBudget', 'canReadBudgets'],
    ],
    ['someone without a role on the plan cannot even list it', outsider, {}, []],
    [
      'a plan without budgets shows none in use, but an admin reads them and can switch them on',
      admin,
      { useBudgets: false },
      without(adminCan, 'canSeeBudget', 'canEditBudget'),
    ],
    [
      'a plan without dashboards shows no performance view, but an admin can switch it on',
      admin,
      { useDashboards: false },
      without(adminCan, 'canSeePerformance'),
    ],
    [
      'a plan without dashboards sends none to those who cannot prepare them',
      viewer,
      { useDashboards: false },
      without(viewerCan, 'canSeePerformance', 'canReadPerformance'),
    ],
    ['an admin of a frozen plan can do what they always can', admin, { freeze: true }, adminCan],
    [
      'a contributor on a frozen plan reads and exports',
      contributor,
      { freeze: true },
      without(contributorCan, ...writes),
    ],
    ['a viewer notices no freeze', viewer, { freeze: true }, viewerCan],
    [
      'tags of a nested plan are not reordered there',
      admin,
      { isNested: true },
      without(adminCan, 'canReorderTags'),
    ],
    ['those of a lead plan are', admin, { isLead: true }, adminCan],
    [
      'an inactive account opens no plan, not even to its owner',
      owner,
      { account: { ...account, isActive: false } },
      ['canList'],
    ],
  ])('%s', (_sentence, caller, change, expected) => {
    const abilities = abilitiesOn({ ...plan, ...change }, caller)
    expect(Object.keys(abilities).sort()).toEqual([...allAbilities].sort())
    expect(allAbilities.filter((ability) => abilities[ability])).toEqual(
      allAbilities.filter((ability) => expected.includes(ability)),
    )
  })

  it('a stronger role never lacks what a weaker one has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.record({
          useBudgets: fc.boolean(),
          useDashboards: fc.boolean(),
          freeze: fc.boolean(),
          isLead: fc.boolean(),
          isNested: fc.boolean(),
        }),
        fc.boolean(),
        (roleId, change, canViewBudget) => {
          const somePlan = { ...plan, ...change }
          const stronger = abilitiesOn(somePlan, person(PERSON, role(roleId, { canViewBudget })))
          const weaker = abilitiesOn(somePlan, person(PERSON, role(roleId + 1, { canViewBudget })))
          const lost = allAbilities.filter((ability) => weaker[ability] && !stronger[ability])
          expect(lost).toEqual([])
        },
      ),
    )
  })
})
