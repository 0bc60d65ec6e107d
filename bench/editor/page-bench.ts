import { comeToRest, timeToLastPaint } from '../browser/frames'
import { recordInput } from '../browser/input-frames'
import type { InputRecorder, InputTiming } from '../browser/input-frames'
import type { EditorCompetitor } from './competitor'
import { buildLargePlan } from './large-plan'

/** The fields that are typed into. */
export type TypedField = 'title' | 'custom'

/** What the driver outside the page can ask a competitor's page. */
interface EditorBench {
  /** Milliseconds from the call to the end of the frame that paints the last change. */
  readonly open: () => Promise<number>
  readonly close: () => Promise<void>
  /** Brings a field into the window and its middle, in CSS pixels of the page. */
  readonly fieldPoint: (field: TypedField) => { readonly x: number; readonly y: number }
  /** Waits until what a click set off is over. */
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

/** Puts a competitor under the driver's hands as `window.editorBench`. */
export function offerBench(competitor: EditorCompetitor): void {
  const root = document.querySelector<HTMLElement>('#root')
  if (root === null) throw new Error('The page has no #root to draw in.')
  competitor.prepare(root, buildLargePlan())
  let recorder: InputRecorder | undefined

  const customFields = (): readonly HTMLInputElement[] => [
    ...document.querySelectorAll<HTMLInputElement>(competitor.customFields),
  ]
  const control = (field: TypedField): HTMLInputElement => {
    const found =
      field === 'title'
        ? document.querySelector<HTMLInputElement>(competitor.title)
        : customFields()[0]
    if (found === null || found === undefined) throw new Error(`No field is drawn for ${field}.`)
    return found
  }

  window.isBenchOffered = true
  window.editorBench = {
    open: () => timeToLastPaint(competitor.open),
    close: () => comeToRest(competitor.close),
    fieldPoint: (field) => {
      const element = control(field)
      element.scrollIntoView({ block: 'center' })
      const box = element.getBoundingClientRect()
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    },
    rest: () => comeToRest(() => undefined),
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
