import { MonthCalendar, type MonthCalendarProps } from '@throughline/planner-views/month-calendar'
import { token } from '@throughline/ui/theme'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'

import { channels, PLAN_ID } from '../../../examples/product/src/planner/plan-structure'

const Frame = styled.div`
  position: relative;
  block-size: 560px;
  overflow: hidden;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`

/** The day on which all patterns play. */
export const TODAY = '2026-11-18'

type PlanMonthProps = Partial<MonthCalendarProps> & Pick<MonthCalendarProps, 'items'>

/** A month of the example plan, as high as an embedded calendar usually is. */
export function PlanMonth({ children, ...props }: PlanMonthProps & { children?: ReactNode }) {
  const [month, setMonth] = useState('2026-11')
  return (
    <Frame>
      <MonthCalendar
        month={month}
        today={TODAY}
        channels={channels}
        currentPlanId={PLAN_ID}
        laneMode="fit"
        onMonthChange={(change) => {
          setMonth(change.month)
        }}
        {...props}
      />
      {children}
    </Frame>
  )
}
