import type { EditRefusal } from '../access'
import type { TacticColumn } from './table-columns'

/** Why a cell refuses a text. */
export type CellProblemCode =
  | EditRefusal
  /** The column only shows something. */
  | 'read-only-column'
  /** It would get several texts at once, which are the names. */
  | 'several-texts'
  | 'required'
  | 'too-long'
  | 'not-a-date'
  | 'end-before-start'
  /** It would move the item beyond the last day that has a date. */
  | 'out-of-range'
  | 'not-an-amount'
  | 'negative-amount'
  | 'amount-too-large'
  /** It can be read in two ways, which are the names. */
  | 'ambiguous-amount'
  /** Initiatives and items of monthly types carry no cost, or the person may not see it. */
  | 'no-cost'
  /** It is none of the options of its field, which are the names. */
  | 'not-yes-or-no'
  | 'flagging-off'
  | 'unknown-type'
  /** Several channels have a type of that name, and the item's channel has none. */
  | 'ambiguous-type'
  | 'becomes-tactic'
  | 'becomes-initiative'
  | 'unknown-platform'
  | 'one-platform'
  | 'unknown-tag'
  | 'unknown-initiative'
  /** Several initiatives have the title. Their names are the names. */
  | 'ambiguous-initiative'
  /** The initiative is more than 60 days away. */
  | 'initiative-too-far'

/** Why one cell refuses its text. */
export interface CellProblem {
  readonly column: TacticColumn
  readonly code: CellProblemCode
  /** The subjects of the problem: unknown names, or a channel; empty for none. */
  readonly names: readonly string[]
}
