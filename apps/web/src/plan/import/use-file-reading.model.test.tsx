import type { ImportFile } from '@throughline/planner-views/import-dialog'
import { finishTasks, modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useFileReading } from './use-file-reading'

type Step =
  | readonly [does: 'choose file' | 'choose format' | 'remove' | 'retry']
  | readonly [does: 'read' | 'refuse' | 'fail', reading: number]

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.tuple(fc.constantFrom('choose file', 'choose format', 'remove', 'retry')),
    fc.tuple(fc.constantFrom('read', 'read', 'refuse', 'fail'), fc.nat(3)),
  ),
  { minLength: 2, maxLength: 16, size: 'max' },
)

type ReadFile = NonNullable<Parameters<typeof useFileReading>[0]>
type Result = Awaited<ReturnType<ReadFile>>

/** A reading that the test ends, even after its signal: a disk may answer late. */
interface Reading {
  readonly name: string
  readonly isOfFormat: boolean
  readonly signal: AbortSignal | undefined
  readonly resolve: (result: Result) => void
  readonly reject: (error: Error) => void
  /** Settles when the hook has handled the end. */
  done: Promise<void>
}

const textOf = (file: ImportFile): string =>
  file.status === 'none'
    ? 'none'
    : [
        file.name,
        file.status,
        ...(file.status === 'read'
          ? [file.text?.separator, (file.textFailure ?? null) === null ? '' : 'with a failure']
          : []),
      ].join(' ')

/** Runs a sequence; returns what the hook does and the model does not. */
async function runReadings(sequence: readonly Step[]): Promise<string | null> {
  const root = createRoot(document.createElement('div'))
  const all: Reading[] = []
  const readFile: ReadFile = ({ name }, options) =>
    new Promise((resolve, reject) => {
      const isOfFormat = options?.chosen?.separator !== undefined
      all.push({
        name,
        isOfFormat,
        signal: options?.signal,
        resolve,
        reject,
        done: Promise.resolve(),
      })
    })
  const results: ReturnType<typeof useFileReading>[] = []
  const Page = () => {
    results.push(useFileReading(readFile))
    return null
  }
  const newest = () => {
    const result = results.at(-1)
    if (result === undefined) throw new Error('The page has not rendered.')
    return result
  }
  const start = (read: () => Promise<void>): Reading => {
    const done = flushSync(read)
    const reading = all.at(-1)
    if (reading === undefined) throw new Error('No file is read.')
    reading.done = done
    return reading
  }
  flushSync(() => {
    root.render(<Page />)
  })
  // The model: the visible file, the reading whose result it will show, and those without an end.
  let visible: ImportFile = { status: 'none' }
  let current: Reading | undefined
  const running = new Set<Reading>()
  const trace: string[] = []
  const act = async (step: Step): Promise<boolean> => {
    switch (step[0]) {
      case 'choose file': {
        const name = `file ${all.length + 1}`
        current = start(() => newest().choose(new File([], name)))
        visible = { status: 'reading', name }
        running.add(current)
        return true
      }
      case 'choose format':
        if (visible.status !== 'read') return false
        current = start(() => newest().chooseFormat({ encoding: 'utf-8', separator: ';' }))
        running.add(current)
        return true
      case 'remove':
        flushSync(() => {
          newest().remove()
        })
        visible = { status: 'none' }
        current = undefined
        return true
      case 'retry':
        if (visible.status !== 'failed') return false
        current = start(() => newest().retry())
        visible = { status: 'reading', name: visible.name }
        running.add(current)
        return true
      case 'read':
      case 'refuse':
      case 'fail': {
        const ended = [...running][step[1] % Math.max(1, running.size)]
        if (ended === undefined) return false
        running.delete(ended)
        const { name, isOfFormat } = ended
        const text = { encoding: 'utf-8', separator: isOfFormat ? ';' : ',' } as const
        const sentence = 'It is no table.'
        if (step[0] === 'read') ended.resolve({ status: 'read', sheets: [], text })
        else if (step[0] === 'refuse') ended.resolve({ status: 'refused', sentence })
        else ended.reject(new Error('The disk is gone.'))
        await ended.done
        await finishTasks()
        if (ended !== current) return true
        current = undefined
        if (step[0] === 'read') visible = { status: 'read', name, sheets: [], text }
        else if (visible.status === 'read') visible = { ...visible, textFailure: sentence }
        else if (step[0] === 'refuse') visible = { status: 'refused', name, sentence }
        else visible = { status: 'failed', name, message: sentence }
        return true
      }
      default:
        return step satisfies never
    }
  }
  try {
    for (const step of sequence) {
      if (!(await act(step))) continue
      trace.push(step.join(' '))
      const after = `after: ${trace.join('; ')}`
      const is = textOf(newest().file)
      if (is !== textOf(visible)) return `shows ${is} instead of ${textOf(visible)}, ${after}`
      for (const reading of running) {
        const isStopped = reading.signal?.aborted === true
        if (reading === current && isStopped) return `has stopped ${reading.name}, ${after}`
        if (reading !== current && !isStopped) return `still reads ${reading.name}, ${after}`
      }
    }
    root.unmount()
    const left = [...running].find(({ signal }) => signal?.aborted !== true)
    return left === undefined ? null : `the closed page still reads ${left.name}`
  } finally {
    root.unmount()
  }
}

test('a page shows the file that was chosen last, however late the others are read', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      expect(await runReadings(sequence)).toBeNull()
    }),
    modelRuns(200),
  )
})
