import { describe, expect, it } from 'vitest'

import { liveExampleOf, showsState } from './live-example'

const playFunction = async () => undefined
const story = (
  name: string,
  more: { playFunction?: typeof playFunction; tags?: string[] } = {},
) => ({
  name,
  playFunction: more.playFunction,
  tags: more.tags ?? [],
})

const plain = story('Loading')
const behavior = story('Moves By Keyboard', { playFunction })
const brought = story('Open', { playFunction, tags: ['picture'] })
const byDefault = story('Default', { playFunction })

describe('the live example', () => {
  it.each([
    [
      'is Default, wherever it stands and whatever it does',
      [behavior, plain, byDefault],
      byDefault,
    ],
    ['is the first state without Default', [behavior, plain, brought], plain],
    ['may be a state that has to be brought about', [behavior, brought, plain], brought],
    ['is a behavior where there is nothing else', [behavior], behavior],
    ['is nothing without stories', [], undefined],
  ])('%s', (_sentence, stories, example) => {
    expect(liveExampleOf(stories)).toBe(example)
  })
})

it.each([
  ['a state', plain, true],
  ['a state that is brought about', brought, true],
  ['a behavior', behavior, false],
])('%s', (_sentence, one, isState) => {
  expect(showsState(one)).toBe(isState)
})
