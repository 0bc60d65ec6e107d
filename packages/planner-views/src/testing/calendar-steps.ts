import * as fc from 'fast-check'

import type { Modifiers } from './pointers'

/** An end of an item. */
export type Edge = 'start' | 'end'
/** Modifier keys of a press or a click. */
export type SelectionKeys = '' | 'Ctrl' | 'Meta' | 'Shift' | 'Ctrl+Shift'
/** When the server of the host answers. */
export type Answer = 'at once' | 'never' | 'late'

/** An action of a user, of another user or of the host. Numbers choose among the items, bars or cells. */
export type Step =
  | readonly [does: 'press item', item: number, part: Edge | 'middle', keys: SelectionKeys]
  | readonly [does: 'press free', cell: number, keys: SelectionKeys]
  | readonly [does: 'move', cell: number, share: number]
  | readonly [does: 'nudge']
  | readonly [does: 'leave', side: 'near' | 'far']
  | readonly [does: 'edge', side: 'top' | 'bottom']
  | readonly [does: 'release' | 'lose pointer' | 'Escape']
  | readonly [does: 'click item', item: number, keys: SelectionKeys]
  | readonly [does: 'click free', cell: number, keys: SelectionKeys, afterMs: number]
  | readonly [does: 'finger', ends: 'released' | 'lost', isPrimary: boolean, item: number]
  | readonly [does: 'menu free', cell: number]
  | readonly [does: 'focus', item: number]
  | readonly [does: 'focus cell', cell: number]
  | readonly [does: 'key', key: string, keys: SelectionKeys | 'Alt' | 'Alt+Shift']
  | readonly [does: 'other moves', item: number, days: number]
  | readonly [does: 'other extends', item: number, days: number]
  | readonly [does: 'other deletes', item: number]
  | readonly [does: 'host freezes', item: number]
  | readonly [does: 'host is read only', is: boolean]
  | readonly [does: 'host answers', when: Answer]
  | readonly [does: 'answers come']
  | readonly [does: 'turn', page: number]

/** An action of the host or of another user. */
export type HostStep = Extract<
  Step,
  readonly [`host ${string}` | `other ${string}` | 'turn' | 'answers come', ...unknown[]]
>

const number = fc.nat(30)
const selectionKeys = fc.oneof(
  { weight: 4, arbitrary: fc.constant<SelectionKeys>('') },
  {
    weight: 3,
    arbitrary: fc.constantFrom<SelectionKeys>('Ctrl', 'Meta', 'Shift', 'Shift', 'Ctrl+Shift'),
  },
)
const share = fc.constantFrom(0.5, 0.03, 0.97)
const part = fc.constantFrom('middle', 'start', 'end')
const does = <Name extends string>(name: Name) => fc.constant(name)

const press: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(does('press item'), number, part, selectionKeys) },
  { weight: 2, arbitrary: fc.tuple(does('press free'), number, selectionKeys) },
)
const move: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.tuple(does('move'), number, share) },
  { weight: 1, arbitrary: fc.tuple(does('nudge')) },
  { weight: 1, arbitrary: fc.tuple(does('leave'), fc.constantFrom('near', 'far')) },
  { weight: 1, arbitrary: fc.tuple(does('edge'), fc.constantFrom('top', 'bottom')) },
)
const fewDays = fc.integer({ min: -8, max: 8 })
/** Actions of other users and of the host, at any moment. */
const event: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(does('other moves'), number, fewDays) },
  {
    weight: 1,
    arbitrary: fc.tuple(does('other extends'), number, fc.integer({ min: 1, max: 3 })),
  },
  { weight: 2, arbitrary: fc.tuple(does('other deletes'), number) },
  { weight: 1, arbitrary: fc.tuple(does('host freezes'), number) },
  { weight: 1, arbitrary: fc.tuple(does('host is read only'), fc.boolean()) },
  {
    weight: 2,
    arbitrary: fc.tuple(does('host answers'), fc.constantFrom('at once', 'never', 'late')),
  },
  { weight: 2, arbitrary: fc.tuple(does('answers come')) },
  { weight: 1, arbitrary: fc.tuple(does('turn'), fc.constantFrom(1, 0, -1)) },
)
const finger: fc.Arbitrary<Step> = fc.tuple(
  does('finger'),
  fc.constantFrom('released', 'lost'),
  fc.boolean(),
  number,
)
const ends: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 6, arbitrary: fc.constant([['release']] as const) },
  { weight: 2, arbitrary: fc.constant([['Escape'], ['release']] as const) },
  { weight: 1, arbitrary: fc.constant([['Escape'], ['lose pointer']] as const) },
  { weight: 1, arbitrary: fc.constant([['lose pointer']] as const) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(does('Escape'), number)
      .map(([, n]): Step[] => [['Escape'], ['move', n, 0.5], ['release']]),
  },
)
const gesture: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    press,
    fc.array(
      fc.oneof(
        { weight: 6, arbitrary: move },
        { weight: 2, arbitrary: event },
        { weight: 1, arbitrary: finger },
      ),
      { minLength: 1, maxLength: 4 },
    ),
    ends,
  )
  .map(([begin, meanwhile, end]) => [[begin], meanwhile, end].flat())
const single: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(does('click item'), number, selectionKeys) },
  {
    weight: 3,
    arbitrary: fc.tuple(does('click free'), fc.nat(3), selectionKeys, fc.constantFrom(100, 900)),
  },
  { weight: 2, arbitrary: fc.tuple(does('focus'), number) },
  { weight: 1, arbitrary: fc.tuple(does('focus cell'), number) },
  { weight: 1, arbitrary: fc.tuple(does('Escape')) },
  {
    weight: 4,
    arbitrary: fc.tuple(
      does('key'),
      fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'),
      fc.constantFrom('', 'Alt', 'Alt+Shift', 'Shift'),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Step>(
      ['key', ' ', ''],
      ['key', ' ', 'Shift'],
      ['key', 'a', 'Ctrl'],
      ['key', 'n', ''],
      ['key', 'c', 'Meta'],
      ['key', 'Delete', ''],
      ['key', 'Home', 'Alt+Shift'],
      ['key', 'End', 'Alt+Shift'],
      ['key', 'Home', ''],
      ['key', 'End', ''],
      ['key', 'a', ''],
    ),
  },
  { weight: 3, arbitrary: event },
)
const arrow = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown')
/** Keys on cells that choose a range, walk away from it and use it. */
const cellKeys: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    number,
    fc.array(fc.tuple(does('key'), arrow, fc.constant<SelectionKeys>('Shift')), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.array(
      fc.oneof(
        { weight: 2, arbitrary: fc.tuple(does('key'), arrow, fc.constant<SelectionKeys>('')) },
        { weight: 2, arbitrary: fc.tuple(does('menu free'), number) },
        { weight: 1, arbitrary: event },
      ),
      { maxLength: 2 },
    ),
    fc.constantFrom<Step>(['key', 'n', ''], ['key', 'ArrowDown', 'Shift'], ['Escape']),
  )
  .map(([cell, marks, then, last]): Step[][] => [[['focus cell', cell]], marks, then, [last]])
  .map((parts) => parts.flat())

/** Sequences of gestures, keys and events. Steps that mean nothing where they are change nothing. */
export const calendarSteps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: gesture },
      { weight: 3, arbitrary: single.map((step) => [step]) },
      { weight: 1, arbitrary: cellKeys },
    ),
    { minLength: 1, maxLength: 16, size: 'max' },
  )
  .map((episodes) => episodes.flat())

/** The modifier keys that a step names. */
export function modifiersOf(keys: string): Modifiers {
  return {
    ctrlKey: keys.includes('Ctrl'),
    metaKey: keys.includes('Meta'),
    shiftKey: keys.includes('Shift'),
    altKey: keys.includes('Alt'),
  }
}

/** Whether Ctrl or Cmd is down. */
export function isCommand({ ctrlKey = false, metaKey = false }: Modifiers): boolean {
  return ctrlKey || metaKey
}
