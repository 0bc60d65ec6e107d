import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import type { Entry } from './retained-entries'
import { useRetainedEntries, type RetainedEntries } from './use-retained-entries'

const ids = [1, 2, 3, 4, 5] as const
/** The others are filtered in later. */
const firstIds = ids.slice(1, 4)
const partNames = ['name', 'note'] as const

type Step =
  | readonly [does: 'begin to type' | 'end', id: number, part: (typeof partNames)[number]]
  | readonly [does: 'release' | 'edit in a dialog' | 'delete', id: number]
  | readonly [does: 'close the dialog']
  | readonly [does: 'filter out' | 'filter in', id: number]
  | readonly [does: 'render again']

const id = fc.constantFrom(...ids)
const begin: fc.Arbitrary<Step> = fc.tuple(
  fc.constant('begin to type'),
  id,
  fc.constantFrom(...partNames),
)
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    begin,
    begin,
    fc.tuple(fc.constant('end'), id, fc.constantFrom(...partNames)),
    fc.tuple(fc.constantFrom('release', 'edit in a dialog', 'delete'), id),
    fc.tuple(fc.constantFrom('filter out', 'filter in'), id),
    fc.constantFrom<Step>(['close the dialog'], ['render again']),
  ),
  { minLength: 2, maxLength: 20, size: 'max' },
)

/** Counts how often rows mount, because a row that mounts again has lost its typed text. */
function Row({
  entry,
  onMount,
}: {
  readonly entry: Entry
  readonly onMount: (id: number) => void
}) {
  const { id: entryId } = entry
  useEffect(() => {
    onMount(entryId)
  }, [entryId, onMount])
  return <li>{entryId}</li>
}

/** Runs a sequence on a new list; returns what it does and the model does not. */
function runList(sequence: readonly Step[]): string | null {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const mounted: number[] = []
  const handleMount = (entryId: number) => void mounted.push(entryId)
  // The host. An entry that is deleted never comes back.
  let entries: readonly Entry[] = firstIds.map((each) => ({ id: each }))
  let editedId: number | null = null
  let removedIds: ReadonlySet<number> = new Set()
  // The model: the parts that are edited, and the visible ids.
  const parts = new Set<string>()
  let visible: ReadonlySet<number> = new Set(firstIds)

  const results: RetainedEntries<Entry>[] = []
  const List = () => {
    const retained = useRetainedEntries(entries, { editedId, removedIds })
    results.push(retained)
    return (
      <ul>
        {retained.visible.map((entry) => (
          <Row key={entry.id} entry={entry} onMount={handleMount} />
        ))}
      </ul>
    )
  }
  const render = () => {
    flushSync(() => {
      root.render(<List />)
    })
  }
  const newest = () => {
    const result = results.at(-1)
    if (result === undefined) throw new Error('The list has not rendered.')
    return result
  }
  const isEdited = (each: number) =>
    !removedIds.has(each) &&
    (each === editedId || partNames.some((part) => parts.has(`${each} ${part}`)))
  const act = (step: Step) => {
    switch (step[0]) {
      case 'begin to type':
      case 'end': {
        const isRetained = step[0] === 'begin to type'
        const [, entryId, part] = step
        // Only a visible entry has a field.
        if (isRetained && !visible.has(entryId)) return false
        flushSync(() => {
          newest().keep(entryId, part, isRetained)
        })
        if (isRetained) parts.add(`${entryId} ${part}`)
        else parts.delete(`${entryId} ${part}`)
        return true
      }
      case 'release':
        flushSync(() => {
          newest().release(step[1])
        })
        for (const part of partNames) parts.delete(`${step[1]} ${part}`)
        return true
      case 'edit in a dialog':
        if (!visible.has(step[1])) return false
        editedId = step[1]
        return true
      case 'close the dialog':
        editedId = null
        return true
      case 'delete':
        removedIds = new Set([...removedIds, step[1]])
        entries = entries.filter((entry) => entry.id !== step[1])
        return true
      case 'filter out':
        entries = entries.filter((entry) => entry.id !== step[1])
        return true
      case 'filter in':
        if (removedIds.has(step[1]) || entries.some((entry) => entry.id === step[1])) return false
        entries = ids
          .filter((each) => each === step[1] || entries.some((entry) => entry.id === each))
          .map((each) => entries.find((entry) => entry.id === each) ?? { id: each })
        return true
      case 'render again':
        return true
      default:
        return step satisfies never
    }
  }
  const trace: string[] = []
  try {
    render()
    for (const step of sequence) {
      mounted.length = 0
      const before = visible
      if (!act(step)) continue
      trace.push(step.join(' '))
      render()
      const after = `, after: ${trace.join('; ')}`
      const listed = new Set(entries.map((entry) => entry.id))
      visible = new Set(
        ids.filter((each) => listed.has(each) || (before.has(each) && isEdited(each))),
      )
      const texts = [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
      if (texts.join() !== [...visible].join()) {
        return `shows ${texts.join()} instead of ${[...visible].join()}${after}`
      }
      const added = [...visible].filter((each) => !before.has(each))
      if (mounted.join() !== added.join()) return `mounts ${mounted.join()} again${after}`
      const gone = [...visible].filter((each) => newest().isGone(each))
      const shouldBe = [...visible].filter((each) => !listed.has(each))
      if (gone.join() !== shouldBe.join()) {
        return `${gone.join()} are gone instead of ${shouldBe.join()}${after}`
      }
      const { visible: list } = newest()
      render()
      if (newest().visible !== list) return `the same list is another array${after}`
    }
    return null
  } finally {
    root.unmount()
    container.remove()
  }
}

test('an entry that leaves a list stays in its place until its editing ends', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      expect(runList(sequence)).toBeNull()
    }),
    modelRuns(100),
  )
})
