import { BUDGET_PERIODS } from '@throughline/domain/budget'

import { onRequest, told, withDefault } from '../calendar'
import { choice, commonProperties, data, flag, number, text } from '../element'
import type { ElementDeclaration } from '../element'
import type { BudgetEventMap, BudgetProperties } from './budget.types'
import { BudgetView } from './BudgetView'

/** What `<throughline-budget>` is made of. */
export const budgetDeclaration: ElementDeclaration<BudgetProperties, BudgetEventMap> = {
  View: BudgetView,
  properties: {
    ...commonProperties,
    startDay: text,
    endDay: text,
    period: choice(...BUDGET_PERIODS),
    today: text,
    timeZone: text,
    status: choice('ready', 'loading', 'error'),
    currentPlanId: number,
    withoutEmptyRows: flag,
    items: data,
    channels: data,
    expandedRowIds: data,
    labels: data,
  },
  events: {
    'throughline-opencell': told,
    'throughline-expandedchange': withDefault,
    'throughline-retry': onRequest,
    'throughline-clearfilters': onRequest,
  },
}
