import { civilDateOf, dayNumberOf, endOfMonth, isDay } from '@throughline/domain/calendar-dates'
import { isMonthlyKind } from '@throughline/domain/channels'
import { splitOverstory } from '@throughline/domain/tactics'
import type { OverstorySection } from '@throughline/domain/tactics'
import { englishOverstoryLabels, Overstory } from '@throughline/planner-views/overstory'
import type { CalendarItemInput } from '@throughline/planner-views/calendar-item'
import { useMemo } from 'react'
import { useLocale } from '@throughline/ui/LocaleProvider'

import { itemIntents, useTexts } from '../calendar'
import { provided } from '../element'
import type { ViewProps } from '../element'
import { usePlanData } from '../plan-data'
import { canEndRange, useNow } from '../view-parts'
import type { OverstoryEventMap, OverstoryProperties } from './overstory.types'

const noneClosed: ReadonlySet<OverstorySection> = new Set()

/** Content of `<throughline-overstory>`. */
export function OverstoryView({ values, host }: ViewProps<OverstoryProperties, OverstoryEventMap>) {
  const { closedSections = noneClosed } = values
  const today = useNow(values.today, values.timeZone).slice(0, 10)
  const startDay = isDay(values.startDay) ? values.startDay : `${today.slice(0, 7)}-01`
  const plan = usePlanData(values)
  const items = plan.sources
  const { sections, isMonthlyByType } = useMemo(() => {
    const channels = new Map<unknown, (typeof plan.channels)[number]>(
      plan.channels.map((channel) => [channel.id, channel]),
    )
    const types = plan.channels.flatMap(({ tacticTypes }) => tacticTypes)
    const kinds = new Map<unknown, (typeof types)[number]['kind']>(
      types.map(({ id, kind }) => [id, kind]),
    )
    return {
      ...splitOverstory(items, ({ channelId, tacticTypeId }) => ({
        channel: channels.get(channelId) ?? null,
        typeKind: kinds.get(tacticTypeId) ?? null,
      })),
      isMonthlyByType: (item: CalendarItemInput) =>
        'tacticTypeId' in item && isMonthlyKind(kinds.get(item.tacticTypeId)),
    }
  }, [items, plan.channels])
  const { weekStartDay: usualWeekStartDay } = useLocale()
  const texts = useTexts(values, englishOverstoryLabels)
  const intents = itemIntents(
    host,
    { ...values, isMonthly: values.isMonthly ?? isMonthlyByType },
    items,
  )
  return (
    <Overstory<CalendarItemInput>
      {...texts}
      startDay={startDay}
      endDay={
        canEndRange(startDay, values.endDay)
          ? values.endDay
          : civilDateOf(endOfMonth(dayNumberOf(startDay)))
      }
      today={today}
      weekStartDay={values.weekStartDay ?? usualWeekStartDay}
      sections={sections}
      channels={plan.visibleChannels}
      currentPlanId={plan.planId}
      selectedItemId={values.selectedItemId ?? null}
      hasChannelMarks={values.hasChannelMarks === true}
      closedSections={new Set(closedSections)}
      onToggleSection={(toggle) => {
        const others = [...closedSections].filter((section) => section !== toggle.section)
        const next = new Set(toggle.isOpen ? others : [...others, toggle.section])
        host.change('throughline-togglesection', toggle, { closedSections: next })
      }}
      {...(values.readOnly === true ? readOnlyIntents(intents) : intents)}
      {...provided(values, ['events', 'density', 'maxHeight', 'summary'])}
    />
  )
}

/** Returns the callbacks without those that change items. */
function readOnlyIntents({
  onMove: _onMove,
  onResize: _onResize,
  onDeleteItem: _onDeleteItem,
  ...rest
}: ReturnType<typeof itemIntents>) {
  return rest
}
