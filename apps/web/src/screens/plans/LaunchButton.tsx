import type { PlanListEntry } from '@throughline/api-client'
import { isolateText } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { RouterLinkButton } from '../../shell/RouterLinkButton'

export interface LaunchButtonProps {
  readonly plan: PlanListEntry
  /** Where the plan opens; null while no plan can be launched. */
  readonly path: string | null
  /** Somebody is about to launch it. */
  readonly onIntent: () => void
}

/** Opens a plan. */
export function LaunchButton({ plan, path, onIntent }: LaunchButtonProps) {
  const label = `Launch Plan, ${isolateText(plan.name)}`
  return path === null ? (
    <Button disabled aria-label={label}>
      Launch Plan
    </Button>
  ) : (
    <RouterLinkButton to={path} aria-label={label} onPointerEnter={onIntent} onFocus={onIntent}>
      Launch Plan
    </RouterLinkButton>
  )
}
