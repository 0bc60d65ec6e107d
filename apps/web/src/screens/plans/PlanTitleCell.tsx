import { Avatar } from '@throughline/ui/Avatar'
import { Badge } from '@throughline/ui/Badge'
import type { PlanRow } from './plan-rows'
import { PlanName, PlanTitle } from './PlansView.styles'

/** A plan by its name, set in below its lead. */
export function PlanTitleCell({ plan, isUnderLead }: PlanRow) {
  return (
    <PlanName {...(isUnderLead ? { 'data-nested': '' } : null)}>
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
