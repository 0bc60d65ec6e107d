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

const ALL_ABILITIES: readonly Ability[] = [
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

const ADMIN_CAN: readonly Ability[] = ALL_ABILITIES.filter((one) => one !== 'canDeletePlan')

const VIEWER_CAN: readonly Ability[] = [
  'canList',
  'canView',
  'canSeePerformance',
  'canReadPerformance',
]

const CONTRIBUTOR_CAN: readonly Ability[] = [
  ...VIEWER_CAN,
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

const WRITES: readonly Ability[] = [
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
    ['the owner can do everything', owner, {}, ALL_ABILITIES],
    ['an admin can do everything on the plan but delete it', admin, {}, ADMIN_CAN],
    ['a contributor adds and edits, and sets nothing up', contributor, {}, CONTRIBUTOR_CAN],
    [
      'a contributor who may view the budget also enters costs',
      person(PERSON, role(5, seesBudget)),
      {},
      [...CONTRIBUTOR_CAN, 'canSeeBudget', 'canReadBudgets', 'canEditBudget'],
    ],
    ['a viewer looks', viewer, {}, VIEWER_CAN],
    [
      'a viewer who may view the budget looks at that too',
      person(PERSON, role(6, seesBudget)),
      {},
      [...VIEWER_CAN, 'canSeeBudget', 'canReadBudgets'],
    ],
    ['someone without a role on the plan cannot even list it', outsider, {}, []],
    [
      'a plan without budgets shows none in use, but an admin reads them and can switch them on',
      admin,
      { useBudgets: false },
      without(ADMIN_CAN, 'canSeeBudget', 'canEditBudget'),
    ],
    [
      'a plan without dashboards shows no performance view, but an admin can switch it on',
      admin,
      { useDashboards: false },
      without(ADMIN_CAN, 'canSeePerformance'),
    ],
    [
      'a plan without dashboards sends none to those who cannot prepare them',
      viewer,
      { useDashboards: false },
      without(VIEWER_CAN, 'canSeePerformance', 'canReadPerformance'),
    ],
    ['an admin of a frozen plan can do what they always can', admin, { freeze: true }, ADMIN_CAN],
    [
      'a contributor on a frozen plan reads and exports',
      contributor,
      { freeze: true },
      without(CONTRIBUTOR_CAN, ...WRITES),
    ],
    ['a viewer notices no freeze', viewer, { freeze: true }, VIEWER_CAN],
    [
      'tags of a nested plan are not reordered there',
      admin,
      { isNested: true },
      without(ADMIN_CAN, 'canReorderTags'),
    ],
    ['those of a lead plan are', admin, { isLead: true }, ADMIN_CAN],
    [
      'an inactive account opens no plan, not even to its owner',
      owner,
      { account: { ...account, isActive: false } },
      ['canList'],
    ],
  ])('%s', (_sentence, caller, change, expected) => {
    const abilities = abilitiesOn({ ...plan, ...change }, caller)
    expect(Object.keys(abilities).sort()).toEqual([...ALL_ABILITIES].sort())
    expect(ALL_ABILITIES.filter((ability) => abilities[ability])).toEqual(
      ALL_ABILITIES.filter((ability) => expected.includes(ability)),
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
          const lost = ALL_ABILITIES.filter((ability) => weaker[ability] && !stronger[ability])
          expect(lost).toEqual([])
        },
      ),
    )
  })
})
