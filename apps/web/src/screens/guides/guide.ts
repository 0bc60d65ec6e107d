import type { PlanAbility } from '@throughline/domain/access'
import type { PlanPlace } from '../../session/recent-plan'
import type { PictureName } from './picture-names'

/** Section of a guide. */
export interface GuideSection {
  readonly heading: string
  /** Sentences that belong together. */
  readonly paragraphs?: readonly string[]
  /** Steps to take, in order. */
  readonly steps?: readonly string[]
  /** Unordered facts. */
  readonly points?: readonly string[]
  readonly picture?: PictureName
}

/** Page of a plan to which a guide links. */
interface GuidePlace {
  readonly label: string
  /** Ability that the page requires. @default every user of the plan may open it */
  readonly ability?: PlanAbility
  /** Returns the path of the page in the user's current plan. */
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
  /** null if the guide links to no page. */
  readonly place: GuidePlace | null
}
