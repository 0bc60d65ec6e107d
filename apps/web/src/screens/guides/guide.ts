import type { PlanAbility } from '@throughline/domain/access'
import type { PlanPlace } from '../../session/recent-plan'
import type { PictureName } from './picture-names'

/** A part of a guide. */
export interface GuideSection {
  readonly heading: string
  /** Sentences that belong together. */
  readonly paragraphs?: readonly string[]
  /** What to do, in order. */
  readonly steps?: readonly string[]
  /** Facts in no order. */
  readonly points?: readonly string[]
  readonly picture?: PictureName
}

/** Where a guide leads to in a plan. */
interface GuidePlace {
  readonly label: string
  /** What lets a person open it. @default it is open to everybody on the plan */
  readonly ability?: PlanAbility
  /** The place in the plan that the person works in. */
  readonly pathIn: (plan: PlanPlace) => string
}

/** A short page about one part of the product. */
export interface Guide {
  /** Last part of its path. */
  readonly slug: string
  readonly title: string
  /** One sentence. */
  readonly summary: string
  readonly sections: readonly GuideSection[]
  /** null where it leads to no place of its own. */
  readonly place: GuidePlace | null
}
