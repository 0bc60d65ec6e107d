import { beforeEach, expect, it, vi } from 'vitest'

/** Replaces the browser: the observed elements, and the report of its next frame. */
class Frames {
  readonly observed = new Set<Element>()
  readonly pending = new Set<Element>()
  timesObserved = 0
  report: (entries: readonly { readonly target: Element }[]) => void = () => {}

  next(): void {
    const targets = [...this.pending]
    this.pending.clear()
    if (targets.length > 0) this.report(targets.map((target) => ({ target })))
  }
}

let frames = new Frames()
let observeSize: (element: Element, onSize: () => void) => () => void

/** The tests need no more of an element than its identity. */
function anElement(): Element {
  return Object.create(null)
}

const microtasks = () => Promise.resolve()

beforeEach(async () => {
  frames = new Frames()
  const browser = frames
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: Frames['report']) {
        browser.report = report
      }
      observe(element: Element): void {
        browser.observed.add(element)
        browser.pending.add(element)
        browser.timesObserved += 1
      }
      unobserve(element: Element): void {
        browser.observed.delete(element)
        browser.pending.delete(element)
      }
    },
  )
  vi.resetModules()
  ;({ observeSize } = await import('./observe-size'))
  return () => vi.unstubAllGlobals()
})

it('tells at the next frame, and at each frame with another size', () => {
  const element = anElement()
  const handleSize = vi.fn<() => void>()
  observeSize(element, handleSize)
  expect(handleSize).not.toHaveBeenCalled()
  frames.next()
  expect(handleSize).toHaveBeenCalledOnce()
  frames.next()
  expect(handleSize).toHaveBeenCalledOnce()
  frames.pending.add(element)
  frames.next()
  expect(handleSize).toHaveBeenCalledTimes(2)
})

it('tells one that comes later, without a change of the size', async () => {
  const element = anElement()
  observeSize(element, vi.fn<() => void>())
  frames.next()
  const handleSize = vi.fn<() => void>()
  observeSize(element, handleSize)
  await microtasks()
  expect(handleSize).toHaveBeenCalledOnce()
  expect(frames.timesObserved).toBe(1)
})

it('tells a callback once for all elements that it is about', async () => {
  const [list, item] = [anElement(), anElement()]
  const handleSize = vi.fn<() => void>()
  const ends = [observeSize(list, handleSize), observeSize(item, handleSize)]
  frames.next()
  expect(handleSize).toHaveBeenCalledOnce()
  for (const end of ends) end()
  observeSize(list, handleSize)
  observeSize(item, handleSize)
  await microtasks()
  expect(handleSize).toHaveBeenCalledTimes(2)
})

it('tells the others when one fails', () => {
  const handleError = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', handleError)
  const handleSize = vi.fn<() => void>()
  const failure = new Error('Not drawn.')
  observeSize(anElement(), () => {
    throw failure
  })
  observeSize(anElement(), handleSize)
  frames.next()
  expect(handleSize).toHaveBeenCalledOnce()
  expect(handleError).toHaveBeenCalledWith(failure)
})

it('tells nobody who has left', async () => {
  const element = anElement()
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  observeSize(element, first)()
  observeSize(element, vi.fn<() => void>())
  frames.next()
  observeSize(element, second)()
  await microtasks()
  expect(first).not.toHaveBeenCalled()
  expect(second).not.toHaveBeenCalled()
})

it('keeps observing what is left and watched again in one task', async () => {
  const element = anElement()
  const end = observeSize(element, vi.fn<() => void>())
  frames.next()
  end()
  const endOfOther = observeSize(element, vi.fn<() => void>())
  await microtasks()
  expect(frames.timesObserved).toBe(1)
  expect(frames.observed.has(element)).toBe(true)
  endOfOther()
  await microtasks()
  expect(frames.observed.has(element)).toBe(false)
})

it('observes anew what was left for longer', async () => {
  const element = anElement()
  observeSize(element, vi.fn<() => void>())()
  await microtasks()
  const handleSize = vi.fn<() => void>()
  observeSize(element, handleSize)
  frames.next()
  expect(handleSize).toHaveBeenCalledOnce()
  expect(frames.timesObserved).toBe(2)
})

it('tells those that take the place of others while sizes are told', () => {
  const [outer, inner] = [anElement(), anElement()]
  const [stale, fresh] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const endOfInner = observeSize(inner, () => {
    endOfInner()
    endOfOuter()
    observeSize(inner, vi.fn<() => void>())
    observeSize(outer, fresh)
  })
  const endOfOuter = observeSize(outer, stale)
  frames.next()
  expect(stale).not.toHaveBeenCalled()
  expect(fresh).toHaveBeenCalledOnce()
  expect(frames.timesObserved).toBe(2)
})
