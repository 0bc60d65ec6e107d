import { buildChannel, buildTacticField, buildTacticType } from '@throughline/test-support/builders'
import { describe, expect, test } from 'vitest'
import {
  describeCategoryDeletion,
  describeChannelDeletion,
  describeTypeDeletion,
} from './deletion-texts'

const plain = buildTacticType({ id: 1 })
const withField = buildTacticType({
  id: 2,
  tacticFields: [buildTacticField({ id: 9, tacticTypeId: 2 })],
})
const focus = buildTacticType({ id: 3, kind: 'monthlyFocus' })
const counts = new Map([
  [1, 40],
  [2, 7],
  [3, 1],
])

describe('what goes with a channel', () => {
  test.each([
    [
      'its types and their tactics, also those of its monthly focus',
      [plain, buildTacticType({ id: 4 }), buildTacticType({ id: 5 }), focus],
      counts,
      'Deletes 3 tactic types and 41 tactics. This cannot be undone.',
    ],
    [
      'their custom fields',
      [plain, withField],
      counts,
      'Deletes 2 tactic types, 1 custom field and 47 tactics. This cannot be undone.',
    ],
    [
      'nothing that is planned',
      [buildTacticType({ id: 4 })],
      counts,
      'Deletes 1 tactic type. No tactics use it. This cannot be undone.',
    ],
    [
      'how many is not known yet',
      [plain],
      null,
      'Deletes 1 tactic type and all of its tactics. This cannot be undone.',
    ],
  ])('%s', (_sentence, tacticTypes, existing, expected) => {
    expect(describeChannelDeletion(buildChannel({ id: 103, tacticTypes }), existing)).toBe(expected)
  })
})

describe('what goes with a type', () => {
  test.each([
    ['its tactics', plain, 'Deletes 40 tactics. This cannot be undone.'],
    ['its fields', withField, 'Deletes 1 custom field and 7 tactics. This cannot be undone.'],
    ['one', focus, 'Deletes 1 tactic. This cannot be undone.'],
    ['nothing', buildTacticType({ id: 4 }), 'No tactics use it. This cannot be undone.'],
  ])('%s', (_sentence, type, expected) => {
    expect(describeTypeDeletion(type, counts)).toBe(expected)
  })
})

describe('what goes with a category of initiatives', () => {
  test.each([
    [
      'its initiatives, and the links of tactics to them',
      3,
      new Map([[7, { count: 5, titles: ['Banner', 'Letter', 'Mailing'] }]]),
      'Deletes 3 initiatives of this category. 5 tactics lose their links to them: Banner, Letter, Mailing and 2 more. This cannot be undone.',
    ],
    [
      'the link of one tactic',
      1,
      new Map([[7, { count: 1, titles: ['Banner'] }]]),
      'Deletes 1 initiative of this category. 1 tactic loses its link to it: Banner. This cannot be undone.',
    ],
    [
      'links of tactics that the person may not see',
      1,
      new Map([[7, { count: 2, titles: [] }]]),
      'Deletes 1 initiative of this category. 2 tactics lose their links to it. This cannot be undone.',
    ],
    [
      'initiatives to which no tactic is linked',
      2,
      new Map(),
      'Deletes 2 initiatives of this category. This cannot be undone.',
    ],
    [
      'which tactics is not known yet',
      2,
      undefined,
      'Deletes 2 initiatives of this category. Tactics lose their links to them. This cannot be undone.',
    ],
    ['nothing', 0, undefined, 'No initiative has this category. This cannot be undone.'],
  ])('%s', (_sentence, count, linked, expected) => {
    expect(describeCategoryDeletion(7, count, linked)).toBe(expected)
  })
})
