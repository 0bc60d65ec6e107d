import { useMemo } from 'react'
import { useLocale } from '@throughline/ui/LocaleProvider'
import type { ViewProps } from '../element'
import { formContextOf, usePlanData, usePlanReport } from '../plan-data'
import { useNow } from '../view-parts'

import { EditorForm } from './EditorForm'
import type { EditorEventMap, EditorHandle, EditorProperties } from './editor.types'

/** The view of `<throughline-editor>`. Another item, or another new one, gets a new form. */
export function EditorView({
  values,
  host,
}: ViewProps<EditorProperties, EditorEventMap, EditorHandle>) {
  const { weekStartDay: usualWeekStartDay } = useLocale()
  const { item, weekStartDay = usualWeekStartDay } = values
  const today = useNow(values.today, values.timeZone).slice(0, 10)
  const planIdOfPage = values.currentPlanId ?? item?.planId
  const plan = usePlanData({
    items: values.initiatives,
    channels: values.channels,
    tags: values.tags,
    currentPlanId: planIdOfPage,
  })
  const edited = useMemo(() => (item ? [item] : []), [item])
  usePlanReport('throughline-editor', {
    items: edited,
    channels: values.channels,
    currentPlanId: planIdOfPage,
  })
  const { planId, channels } = plan
  const context = useMemo(
    () => formContextOf({ planId, channels, today, weekStartDay }),
    [planId, channels, today, weekStartDay],
  )
  if (values.closed === true) return null
  return (
    <EditorForm
      key={item?.id ?? `${values.kind ?? 'tactic'} ${values.startDate ?? ''}`}
      values={values}
      host={host}
      context={context}
      initiatives={plan.items}
      tags={plan.tags}
    />
  )
}
