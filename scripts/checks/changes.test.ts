import { describe, expect, it } from 'vitest'
import { modulesReaching } from './changes.ts'

const module = (
  source: string,
  imports: readonly string[] = [],
  types: readonly string[] = [],
) => ({
  source,
  dependencies: [
    ...imports.map((resolved) => ({ resolved, dependencyTypes: ['local', 'import'] })),
    ...types.map((resolved) => ({ resolved, dependencyTypes: ['local', 'type-only', 'import'] })),
  ],
})

describe('modules that a change reaches', () => {
  const rule = 'packages/domain/src/budget/money.ts'
  const graph = [
    module(rule),
    module('packages/domain/src/budget/index.ts', [rule]),
    module('packages/domain/src/budget/money.test.ts', [rule]),
    module('packages/domain/src/tags/tags.test.ts'),
    module('apps/server/src/budgets.ts', ['packages/domain/src/budget/index.ts']),
    module('apps/server/src/budgets.test.ts', ['apps/server/src/budgets.ts']),
    module('packages/planner-views/src/Budget.tsx', ['packages/domain/src/budget/index.ts']),
    module('packages/planner-views/src/Budget.stories.tsx', [
      'packages/planner-views/src/Budget.tsx',
    ]),
    module('packages/planner-views/src/Tags.tsx', [], ['packages/domain/src/budget/index.ts']),
    module('packages/planner-views/src/Tags.stories.tsx', ['packages/planner-views/src/Tags.tsx']),
  ]

  it('are the tests of a rule, of the server and the stories that use it', () => {
    expect(
      modulesReaching([rule], graph).filter((file) => /\.(test|stories)\./.test(file)),
    ).toEqual([
      'packages/domain/src/budget/money.test.ts',
      'apps/server/src/budgets.test.ts',
      'packages/planner-views/src/Budget.stories.tsx',
    ])
  })

  it('are a changed test alone when nothing imports it', () => {
    const file = 'packages/domain/src/tags/tags.test.ts'
    expect(modulesReaching([file], graph)).toEqual([file])
  })

  it('end where modules import each other', () => {
    const one = module('one.ts', ['two.ts'])
    const two = module('two.ts', ['one.ts'])
    expect(modulesReaching(['one.ts'], [one, two])).toEqual(['one.ts', 'two.ts'])
  })
})
