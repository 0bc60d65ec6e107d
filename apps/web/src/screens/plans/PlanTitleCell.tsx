import type { PlanListEntry } from '@throughline/api-client'
import type { PlacedPlan } from '@throughline/domain/plans'
import { Avatar } from '@throughline/ui/Avatar'
import { Badge } from '@throughline/ui/Badge'
import { PlanName, PlanTitle } from './PlansView.styles'

/** Name of a plan, indented below its lead plan. */
export function PlanTitleCell({ plan, lead }: PlacedPlan<PlanListEntry>) {
  return (
    <PlanName {...(lead === null ? null : { 'data-nested': '' })}>
      <Avatar
        initials={plan.abbreviatedName}
        shape="square"
        size={26}
        tone={plan.parentId === 0 ? 'strong' : 'quiet'}
      />
      <PlanTitle title={plan.name}>{plan.name}</PlanTitle>
      {plan.freeze ? <Badge>Frozen</Badge> : null}
    </PlanName>
  )
}
