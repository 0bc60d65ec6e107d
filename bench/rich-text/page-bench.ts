import { comeToRest, timeToLastPaint } from '../browser/frames'
import { recordInput } from '../browser/input-frames'
import type { InputRecorder, InputTiming } from '../browser/input-frames'
import type { TextCompetitor } from './competitor'
import { generateDocument, toHtml } from './document'

/** The interface of a competitor's page for the driver outside the page. */
interface TextBench {
  /** Milliseconds from the call to the end of the frame that paints the last change. */
  readonly ready: () => Promise<number>
  /** Brings the middle of the document into the window. */
  readonly goToMiddle: () => Promise<void>
  /** A place in the visible text, in CSS pixels of the page. */
  readonly textPoint: () => { readonly x: number; readonly y: number }
  /** Waits until the effects of a click are over. */
  readonly rest: () => Promise<void>
  readonly startRecording: () => void
  readonly stopRecording: () => Promise<InputTiming>
  /** Of all tasks so far; 0 if every task took less than 50 ms. */
  readonly longestTask: () => number
  readonly forgetTasks: () => void
  readonly characters: () => number
  readonly contains: (text: string) => boolean
  readonly nodes: () => number
}

declare global {
  interface Window {
    textBench?: TextBench
  }
}

/** Offers a competitor to the driver as `window.textBench`. */
export function offerBench(competitor: TextCompetitor): void {
  const root = document.querySelector<HTMLElement>('#root')
  if (root === null) throw new Error('The page has no #root to draw in.')
  const blocks = generateDocument()
  const html = toHtml(blocks)
  competitor.prepare?.(blocks, html)
  let recorder: InputRecorder | undefined
  let longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  }).observe({ type: 'longtask' })

  const editable = (): HTMLElement => {
    const match = root.querySelector<HTMLElement>(competitor.editable)
    if (match === null) throw new Error('No editor is drawn.')
    return match
  }

  window.isBenchOffered = true
  window.textBench = {
    ready: () => timeToLastPaint(() => competitor.show(root, blocks, html)),
    goToMiddle: () =>
      comeToRest(() => {
        const scroller = findScroller(editable())
        scroller.scrollTop = scroller.scrollHeight / 2
      }),
    textPoint: () => findTextPoint(editable()),
    rest: () => comeToRest(() => undefined),
    startRecording: () => {
      recorder = recordInput('keydown')
    },
    stopRecording: async () => {
      if (recorder === undefined) throw new Error('No recording was started.')
      return recorder.stop()
    },
    longestTask: () => longestTask,
    forgetTasks: () => {
      longestTask = 0
    },
    characters: () => editable().textContent.length,
    contains: (text) => editable().textContent.includes(text),
    nodes: () => root.querySelectorAll('*').length,
  }
}

function findScroller(element: HTMLElement): HTMLElement {
  let candidate: HTMLElement | null = element
  while (candidate !== null) {
    const { overflowY } = getComputedStyle(candidate)
    const canScroll = overflowY === 'auto' || overflowY === 'scroll'
    if (canScroll && candidate.scrollHeight > candidate.clientHeight) return candidate
    candidate = candidate.parentElement
  }
  return document.documentElement
}

/** In the middle of the window, where a paragraph is. */
function findTextPoint(editable: HTMLElement): { readonly x: number; readonly y: number } {
  const x = innerWidth / 3
  for (let y = innerHeight / 2; y < innerHeight; y += 10) {
    const paragraph = document.elementFromPoint(x, y)?.closest('p, [data-slate-node="element"]')
    if (paragraph && editable.contains(paragraph)) return { x, y }
  }
  throw new Error('No paragraph is to be seen in the middle of the document.')
}
