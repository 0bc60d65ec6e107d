import { comeToRest, frameEnd, timeToPaints } from '../browser/frames'
import { recordInput } from '../browser/input-frames'
import type { InputRecorder, InputTiming } from '../browser/input-frames'
import type { EditorCompetitor } from './competitor'
import { buildLargePlan, counts } from './large-plan'

/** The fields that are typed into. */
export type TypedField = 'title' | 'custom'

/** How long an editor took to open; milliseconds. */
export interface OpenTiming {
  /** To the end of the first frame that paints it, with all that is in the window. */
  readonly visibleMs: number
  /** To the end of the frame that paints the last change, including the part below the window. */
  readonly wholeMs: number
}

/** The interface of a competitor's page for the driver outside the page. */
interface EditorBench {
  readonly open: () => Promise<OpenTiming>
  /**
   * Opens it and returns whether the first frame shows the window in its final state; not timed.
   */
  readonly isVisibleAtOnce: () => Promise<boolean>
  readonly close: () => Promise<void>
  /** Brings a field into the window and its middle, in CSS pixels of the page. */
  readonly fieldPoint: (field: TypedField) => { readonly x: number; readonly y: number }
  /** Waits until it is prepared, and until the effects of a click are over. */
  readonly rest: () => Promise<void>
  readonly startRecording: () => void
  readonly stopRecording: () => Promise<InputTiming>
  readonly textOf: (field: TypedField) => string
  /** The custom fields that show a value. */
  readonly filledFields: () => number
  readonly nodes: () => number
}

declare global {
  interface Window {
    editorBench?: EditorBench
  }
}

/** Offers a competitor to the driver as `window.editorBench`. */
export function offerBench(competitor: EditorCompetitor): void {
  const root = document.querySelector<HTMLElement>('#root')
  if (root === null) throw new Error('The page has no #root to draw in.')
  const isPrepared = competitor.prepare(root, buildLargePlan())
  let recorder: InputRecorder | undefined

  const customFields = (): readonly HTMLInputElement[] => [
    ...document.querySelectorAll<HTMLInputElement>(competitor.customFields),
  ]
  const isWhole = (): boolean => customFields().length === counts.customFields
  const control = (field: TypedField): HTMLInputElement => {
    const match =
      field === 'title'
        ? document.querySelector<HTMLInputElement>(competitor.title)
        : customFields()[0]
    if (match === null || match === undefined) throw new Error(`No field is drawn for ${field}.`)
    return match
  }

  window.isBenchOffered = true
  window.editorBench = {
    open: async () => {
      const { firstMs, lastMs } = await timeToPaints(competitor.open, isWhole)
      return { visibleMs: firstMs, wholeMs: lastMs }
    },
    isVisibleAtOnce: async () => {
      competitor.open()
      while (document.querySelector(competitor.title) === null) await frameEnd()
      const first = describeWindow()
      while (!isWhole()) await frameEnd()
      await comeToRest(() => undefined)
      return describeWindow() === first
    },
    close: () => comeToRest(competitor.close),
    fieldPoint: (field) => {
      const element = control(field)
      element.scrollIntoView({ block: 'center' })
      const box = element.getBoundingClientRect()
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    },
    rest: async () => {
      await isPrepared
      await comeToRest(() => undefined)
    },
    startRecording: () => {
      recorder = recordInput('keydown')
    },
    stopRecording: async () => {
      if (recorder === undefined) throw new Error('No recording was started.')
      return recorder.stop()
    },
    textOf: (field) => control(field).value,
    filledFields: () => customFields().filter(({ value }) => value !== '').length,
    nodes: () => document.body.querySelectorAll('*').length,
  }
}

/**
 * Describes the visible contents of the window and their positions: every element in it that
 * contains no other.
 */
function describeWindow(): string {
  const isVisible = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < innerHeight
  return [...document.body.querySelectorAll('*')]
    .filter(({ childElementCount }) => childElementCount === 0)
    .flatMap((element) => {
      const box = element.getBoundingClientRect()
      const text = element instanceof HTMLInputElement ? element.value : element.textContent
      const { x, y, width, height } = box
      return isVisible(box) ? [`${element.tagName} ${x} ${y} ${width} ${height} ${text}`] : []
    })
    .join('\n')
}
