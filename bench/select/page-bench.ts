import { comeToRest } from '../browser/frames'
import { recordInput } from '../browser/input-frames'
import type { InputRecorder, InputTiming } from '../browser/input-frames'
import type { SelectCompetitor } from './competitor'
import { generateOptions, matchesOf } from './options'

/** The interface of a competitor's page for the driver outside the page. */
interface SelectBench {
  readonly show: () => Promise<void>
  /** The middle of the field, in CSS pixels of the page. */
  readonly controlPoint: () => { readonly x: number; readonly y: number }
  readonly startRecording: (name: 'keydown' | 'pointerdown') => void
  readonly stopRecording: () => Promise<InputTiming>
  /** Describes a difference between the open list and the filter; `undefined` if there is none. */
  readonly findWrongOption: (typed: string) => string | undefined
  readonly nodes: () => number
}

declare global {
  interface Window {
    selectBench?: SelectBench
  }
}

/** So many options are whole in every competitor's open list. */
const CHECKED_OPTIONS = 5

/** Offers a competitor to the driver as `window.selectBench`. */
export function offerBench(competitor: SelectCompetitor): void {
  const root = document.querySelector<HTMLElement>('#root')
  if (root === null) throw new Error('The page has no #root to draw in.')
  const options = generateOptions()
  let recorder: InputRecorder | undefined

  window.isBenchOffered = true
  window.selectBench = {
    show: () => comeToRest(() => competitor.show(root, options)),
    controlPoint: () => {
      const box = document.querySelector(competitor.control)?.getBoundingClientRect()
      if (box === undefined) throw new Error('No field is drawn.')
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    },
    startRecording: (name) => {
      recorder = recordInput(name)
    },
    stopRecording: async () => {
      if (recorder === undefined) throw new Error('No recording was started.')
      return recorder.stop()
    },
    findWrongOption: (typed) => {
      const expected = new Set(matchesOf(options, typed).map(({ label }) => label))
      const visible = readVisible(competitor.option)
      const wrong = visible.find((label) => !expected.has(label))
      if (wrong !== undefined) return `"${wrong}" does not hold "${typed}".`
      return visible.length >= Math.min(CHECKED_OPTIONS, expected.size)
        ? undefined
        : `Only ${visible.length} of ${expected.size} options are to be seen after "${typed}".`
    },
    nodes: () => document.body.querySelectorAll('*').length,
  }
}

/** The labels that can be seen now, top to bottom. */
function readVisible(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)].flatMap((option) => {
    const { left, top, width, height } = option.getBoundingClientRect()
    const topmost = document.elementFromPoint(left + width / 4, top + height / 2)
    return topmost !== null && option.contains(topmost) ? [option.textContent.trim()] : []
  })
}
