import type { LargePlan } from './large-plan'

/** An editor of one item under measurement, with the operations that the bench needs. */
export interface EditorCompetitor {
  /** Gets ready to open the editor; not timed. */
  readonly prepare: (root: HTMLElement, plan: LargePlan) => Promise<void>
  readonly open: () => void
  readonly close: () => void
  /** The field of the title; a selector. */
  readonly title: string
  /** The inputs of the custom fields, in their order; the first is a text; a selector. */
  readonly customFields: string
}
