import type { CallerPlanAccess, PlanAccessList, SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import type { SaveRichText } from './save-rich-text'

/** The plan of a write, and the person who writes. */
export interface WriteSituation {
  readonly orm: Orm
  readonly planAccess: CallerPlanAccess
  readonly planAccesses: PlanAccessList
  readonly signedIn: SignedIn
  readonly saveRichText: SaveRichText
}
