import type { CivilDateTime } from '@throughline/domain/calendar-dates'
import type { TacticListItem } from '@throughline/domain/tactics'

/** What the editor is opened on. */
export type EditorSubject =
  | { readonly kind: 'new'; readonly startDate: CivilDateTime }
  | { readonly kind: 'stored'; readonly item: TacticListItem }
