import type { FlowCalendarProps } from '@throughline/planner-views/flow'
import { useMemo } from 'react'

import { PageContent } from '../view-parts'
import type { FlowProperties } from './flow.types'

type Slots = Pick<FlowCalendarProps, 'renderBarContent' | 'renderRowHeader' | 'renderExpense'>

/** What functions of the page draw in a flow. */
export function useFlowSlots({
  barContent,
  rowHeader,
  expenseContent,
}: Pick<FlowProperties, 'barContent' | 'rowHeader' | 'expenseContent'>): Slots {
  return useMemo(
    (): Slots => ({
      ...(barContent && {
        renderBarContent: (parts) => <PageContent content={barContent(parts)} />,
      }),
      ...(rowHeader && {
        renderRowHeader: (parts) => <PageContent content={rowHeader(parts)} />,
      }),
      ...(expenseContent && {
        renderExpense: (parts) => <PageContent content={expenseContent(parts)} />,
      }),
    }),
    [barContent, rowHeader, expenseContent],
  )
}
