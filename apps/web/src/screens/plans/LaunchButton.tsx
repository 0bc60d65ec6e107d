import type { PlanListEntry } from '@throughline/api-client'
import { isolateText } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { RouterLinkButton } from '../../shell/RouterLinkButton'

export interface LaunchButtonProps {
  readonly plan: PlanListEntry
  /** Path at which the plan opens; null while the user can launch no plan. */
  readonly path: string | null
  /** Runs when the user is about to launch the plan. */
  readonly onIntent: () => void
}

/** Button that opens a plan. */
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
