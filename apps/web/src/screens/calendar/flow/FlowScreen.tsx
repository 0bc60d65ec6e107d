import type { DayNumber } from '@throughline/domain/calendar-dates'
import { planningZone } from '../../../platform/clock'
import { type PlanUrl, useFlowUrl } from '../../../plan'
import { useActiveAccount } from '../../../session/use-session'
import { CalendarOfPlan } from '../CalendarOfPlan'
import { PlanFlow } from './PlanFlow'
import { useFlowData } from './use-flow-data'

export interface FlowScreenProps {
  readonly url: PlanUrl
  readonly today: DayNumber
}

/** Screen with the flow of a plan: its rows along a timeline. */
export function FlowScreen({ url, today }: FlowScreenProps) {
  const account = useActiveAccount()
  const flowUrl = useFlowUrl(today)
  const data = useFlowData({
    planId: url.planId,
    place: flowUrl.place,
    isAccountActive: account?.isActive ?? true,
    timeZone: planningZone(),
  })
  return (
    <CalendarOfPlan url={url} data={data}>
      {(planId) => <PlanFlow {...{ planId, url, flowUrl, data, today }} />}
    </CalendarOfPlan>
  )
}
