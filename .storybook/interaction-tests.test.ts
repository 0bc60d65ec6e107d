import type { IndexInput } from 'storybook/internal/types'
import { expect, it } from 'vitest'

import { visibleStories } from './interaction-tests'

function story(exportName: string, ...tags: string[]): IndexInput {
  return { type: 'story', importPath: '', exportName, title: 'Components/Data/Tag', tags }
}

const state = story('Long')
const open = story('Open', 'play-fn', 'picture')
const byDefault = story('Default', 'play-fn')
const moves = story('MovesByKey', 'play-fn')
const drags = story('Drags', 'play-fn')
const ofFoundation = { ...moves, title: 'Foundations/Toolbar' }
const ofPart = { ...moves, title: 'Screens/Planning/Budget/Costs' }

it.each([
  ['states', 'Tag.stories.tsx', [moves, state, open, byDefault], [state, open, byDefault]],
  ['one test where a component has no state', 'Tag.stories.tsx', [moves, drags], [moves]],
  ['no test of a further file', 'Tag.keys.stories.tsx', [moves, drags], []],
  ['no test of a part of a screen', 'BudgetCosts.stories.tsx', [ofPart], []],
  ['no test of the foundations', 'Toolbar.stories.tsx', [ofFoundation], []],
  ['every pattern', '/pages/patterns/Undo.stories.tsx', [moves, drags], [moves, drags]],
])('the sidebar shows %s', (_sentence, file, stories, visible) => {
  expect(visibleStories(stories, file)).toEqual(visible)
})
