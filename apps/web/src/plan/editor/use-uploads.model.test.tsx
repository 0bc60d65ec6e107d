import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useUploads, type Uploads } from './use-uploads'

type Step =
  | readonly [does: 'add', count: number]
  | readonly [does: 'progress' | 'store' | 'fail' | 'cancel' | 'retry', upload: number]

const upload = fc.nat(3)
const add: fc.Arbitrary<Step> = fc.tuple(fc.constant('add'), fc.integer({ min: 1, max: 3 }))
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    add,
    fc.tuple(
      fc.constantFrom('progress', 'store', 'fail', 'fail', 'cancel', 'cancel', 'retry', 'retry'),
      upload,
    ),
  ),
  { minLength: 2, maxLength: 16, size: 'max' },
)

/** A request for one file, as the network has it. */
interface Sending {
  readonly name: string
  readonly signal: AbortSignal
  readonly progress: (share: number) => void
  readonly store: () => void
  readonly fail: (error: unknown) => void
}

/** An upload as the model has it. */
interface Visible {
  readonly name: string
  readonly loaded: number
  readonly isFailed: boolean
}

const SIZE = 100

/** React renders the changes after a promise in separate tasks. */
const TASKS_OF_A_PROMISE = 3

/** Lets the promises of uploads continue, and React render. */
async function settle(): Promise<void> {
  for (let task = 0; task < TASKS_OF_A_PROMISE; task += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        port1.close()
        resolve()
      })
      port1.start()
      port2.postMessage(null)
    })
  }
}

/** Runs a sequence and closes the form; returns what it does and the model does not. */
async function runUploads(sequence: readonly Step[]): Promise<string | null> {
  const container = document.createElement('div')
  const root = createRoot(container)
  const sent: Sending[] = []
  const send: Parameters<typeof useUploads>[0] = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      sent.push({
        name: file.name,
        signal,
        progress: (share) => {
          // The body of a request is larger than its file.
          onProgress({ loadedBytes: share * SIZE * 2, totalBytes: SIZE * 2 })
        },
        store: resolve,
        fail: reject,
      })
      signal.addEventListener('abort', () => {
        reject(new DOMException('Aborted', 'AbortError'))
      })
    })
  const results: Uploads[] = []
  const Form = () => {
    results.push(useUploads(send))
    return null
  }
  const newest = () => {
    const result = results.at(-1)
    if (result === undefined) throw new Error('The form has not rendered.')
    return result
  }
  flushSync(() => {
    root.render(<Form />)
  })
  // The model.
  let visible: readonly Visible[] = []
  let count = 0
  let cancelled: readonly Sending[] = []
  /** The requests that have no answer yet, by file. */
  const running = new Map<string, Sending>()
  const changed = (name: string, next: Partial<Visible>) =>
    visible.map((each) => (each.name === name ? { ...each, ...next } : each))
  const without = (name: string) => visible.filter((each) => each.name !== name)
  const act = (step: Step): boolean => {
    if (step[0] === 'add') {
      const names = Array.from({ length: step[1] }, (_unused, at) => `file ${count + at + 1}`)
      count += names.length
      flushSync(() => {
        newest().add(names.map((name) => new File(['x'.repeat(SIZE)], name)))
      })
      visible = [...visible, ...names.map((name) => ({ name, loaded: 0, isFailed: false }))]
      for (const one of sent.slice(-names.length)) running.set(one.name, one)
      return true
    }
    const each = visible[step[1]]
    if (each === undefined) return false
    const { name } = each
    const request = running.get(name)
    const { id } = newest().uploads[step[1]] ?? { id: '' }
    switch (step[0]) {
      case 'progress':
        flushSync(() => {
          request?.progress(0.5)
        })
        if (request !== undefined) visible = changed(name, { loaded: SIZE / 2 })
        return request !== undefined
      case 'store':
        request?.store()
        if (request !== undefined) visible = without(name)
        return running.delete(name)
      case 'fail':
        request?.fail(new Error('No network.'))
        if (request !== undefined) visible = changed(name, { isFailed: true })
        return running.delete(name)
      case 'cancel':
        flushSync(() => {
          newest().cancel(id)
        })
        if (request !== undefined) cancelled = [...cancelled, request]
        visible = without(name)
        running.delete(name)
        return true
      case 'retry': {
        // Only a failed upload has a button that retries.
        if (request !== undefined) return false
        const before = sent.length
        flushSync(() => {
          newest().retry(id)
          // The second press of the button in the same task.
          newest().retry(id)
        })
        if (sent.length !== before + 1) throw new Error(`${name} is sent twice.`)
        const again = sent.at(-1)
        if (again !== undefined) running.set(name, again)
        visible = changed(name, { isFailed: false, loaded: 0 })
        return true
      }
      default:
        return step[0] satisfies never
    }
  }
  const text = (all: readonly Visible[]) =>
    all.map(({ name, loaded, isFailed }) => `${name} ${loaded}${isFailed ? ' failed' : ''}`).join()
  const abortedNames = () => sent.filter(({ signal }) => signal.aborted).map(({ name }) => name)
  const trace: string[] = []
  try {
    for (const step of sequence) {
      if (!act(step)) continue
      trace.push(step.join(' '))
      await settle()
      const after = `, after: ${trace.join('; ')}`
      const is = text(
        newest().uploads.map(({ name, loadedBytes, error }) => ({
          name,
          loaded: loadedBytes,
          isFailed: error !== null,
        })),
      )
      if (is !== text(visible)) return `shows ${is} instead of ${text(visible)}${after}`
      const aborted = abortedNames().join()
      const expected = sent.filter((one) => cancelled.includes(one)).map(({ name }) => name)
      if (aborted !== expected.join()) {
        return `aborts ${aborted} instead of ${expected.join()}${after}`
      }
      if (new Set(newest().uploads.map(({ id }) => id)).size < visible.length) {
        return `two uploads have one id${after}`
      }
    }
    root.unmount()
    const left = [...running.values()].filter(({ signal }) => !signal.aborted)
    if (left.length > 0) {
      return `the closed form still sends ${left.map(({ name }) => name).join()}, after: ${trace.join('; ')}`
    }
    const isAborted = new Set([...cancelled, ...running.values()])
    const others = sent.filter((one) => one.signal.aborted && !isAborted.has(one))
    return others.length === 0 ? null : `aborts a request that has ended: ${trace.join('; ')}`
  } finally {
    root.unmount()
  }
}

test('uploads are sent, fail, begin again and are aborted when a user cancels or closes', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      expect(await runUploads(sequence)).toBeNull()
    }),
    modelRuns(100),
  )
})
