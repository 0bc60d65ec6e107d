import { modelRuns } from '@throughline/test-support/property-tests'
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  nat,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check'
import { test } from 'vitest'
import { names } from './fixtures/changed-lists'
import { UndoDesk, type Change, type Step } from './fixtures/undo-desk'

const RUNS = 16

const change: Arbitrary<Change> = record({
  name: constantFrom(...names),
  from: nat(5),
  by: nat(5),
})

const earlyUndo: Arbitrary<Change> = record({
  name: constantFrom(...names),
  from: nat(5),
  by: nat(5),
  undoneEarly: constantFrom('and saved', 'and refused'),
})

const steps: readonly Step[] = [
  'undo',
  'undo',
  'redo',
  'refused undo',
  'undo without a connection',
  'undo by the toast before the last one',
  'undo while the screen is closed',
  'other users add to the list of the last change',
  'other users delete from the list of the last change',
  'other users change the value of the last change',
]

/** Sequences that random ones rarely contain. */
const examples: readonly (Change | Step)[][] = [
  [
    { name: 'the name of a channel', from: 0, by: 0 },
    { name: 'tags', from: 0, by: 0 },
    'refused undo',
    'undo',
  ],
  [
    { name: 'dashboards', from: 2, by: 0 },
    'other users add to the list of the last change',
    'undo',
    'redo',
  ],
  [
    { name: 'types', from: 0, by: 0 },
    { name: 'categories of documents', from: 1, by: 0 },
    'undo',
    'undo',
    'redo',
    'redo',
  ],
  [{ name: 'the archive of dashboards', from: 0, by: 0 }, 'refused undo'],
  [
    { name: 'the name of a type', from: 0, by: 0 },
    'other users change the value of the last change',
    'undo',
  ],
]

test('an undo gives each list its former values, leaves all others, and says so', async () => {
  await assert(
    asyncProperty(
      array(
        oneof(
          { weight: 4, arbitrary: change },
          { weight: 1, arbitrary: earlyUndo },
          { weight: 7, arbitrary: constantFrom(...steps) },
        ),
        { minLength: 6, maxLength: 16 },
      ),
      async (actions) => {
        const desk = new UndoDesk()
        try {
          await desk.open()
          for (const action of actions) {
            if (typeof action === 'string') await desk.step(action)
            else await desk.change(action)
          }
        } finally {
          desk.close()
        }
      },
    ),
    { ...modelRuns(RUNS), examples: examples.map((actions) => [actions]) },
  )
}, 180_000)
