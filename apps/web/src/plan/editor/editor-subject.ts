import type { TacticDates, TacticListItem } from '@throughline/domain/tactics'
import type { TacticFormValues } from './tactic-form-model'

/** What the editor is opened on. */
export type EditorSubject =
  | {
      readonly kind: 'new'
      readonly dates: TacticDates
      /** What was entered before the editor was opened. */
      readonly values?: Partial<TacticFormValues>
    }
  /** A new item that takes over everything from another one. */
  | { readonly kind: 'copy'; readonly item: TacticListItem }
  | { readonly kind: 'stored'; readonly item: TacticListItem }
