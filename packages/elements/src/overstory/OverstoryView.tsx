import { civilDateOf, dayNumberOf, endOfMonth } from '@throughline/domain/calendar-dates'
import { splitOverstory } from '@throughline/domain/tactics'
import type { OverstorySection } from '@throughline/domain/tactics'
import { englishOverstoryLabels, Overstory } from '@throughline/planner-views/overstory'
import type { CalendarItemInput } from '@throughline/planner-views/calendar-item'
import { useMemo } from 'react'

import { useTexts } from '../calendar'
import { provided } from '../element'
import type { ViewProps } from '../element'
import { usePlanData } from '../plan-data'
import { useNow } from '../view-parts'
import type { OverstoryEventMap, OverstoryProperties } from './overstory.types'

const noneClosed: ReadonlySet<OverstorySection> = new Set()

/** Content of `<throughline-overstory>`. */
export function OverstoryView({ values, host }: ViewProps<OverstoryProperties, OverstoryEventMap>) {
  const { closedSections = noneClosed } = values
  const today = useNow(values.today, values.timeZone).slice(0, 10)
  const startDay = values.startDay ?? `${today.slice(0, 7)}-01`
  const plan = usePlanData(values)
  const items = plan.sources
  const { sections } = useMemo(() => {
    const channels = new Map<unknown, (typeof plan.channels)[number]>(
      plan.channels.map((channel) => [channel.id, channel]),
    )
    const types = plan.channels.flatMap(({ tacticTypes }) => tacticTypes)
    const kinds = new Map<unknown, (typeof types)[number]['kind']>(
      types.map(({ id, kind }) => [id, kind]),
    )
    return splitOverstory(items, ({ channelId, tacticTypeId }) => ({
      channel: channels.get(channelId) ?? null,
      typeKind: kinds.get(tacticTypeId) ?? null,
    }))
  }, [items, plan.channels])
  const texts = useTexts(values, englishOverstoryLabels)
  const { offers, tell, change } = host
  return (
    <Overstory<CalendarItemInput>
      {...texts}
      startDay={startDay}
      endDay={values.endDay ?? civilDateOf(endOfMonth(dayNumberOf(startDay)))}
      today={today}
      weekStartDay={values.weekStartDay ?? 'sunday'}
      sections={sections}
      channels={plan.visibleChannels}
      currentPlanId={plan.planId}
      selectedItemId={values.selectedItemId ?? null}
      hasChannelMarks={values.hasChannelMarks === true}
      closedSections={new Set(closedSections)}
      onToggleSection={(toggle) => {
        const others = [...closedSections].filter((section) => section !== toggle.section)
        const next = new Set(toggle.isOpen ? others : [...others, toggle.section])
        change('throughline-togglesection', toggle, { closedSections: next })
      }}
      onRefused={(refusal) => {
        tell('throughline-refused', refusal)
      }}
      {...(offers('throughline-open') && {
        onOpenItem: (opening) => {
          tell('throughline-open', opening)
        },
      })}
      {...(offers('throughline-copy') && {
        onCopyItem: (request) => {
          tell('throughline-copy', request)
        },
      })}
      {...(offers('throughline-delete') && {
        onDeleteItem: (request) => {
          const rest = items.filter(({ id }) => id !== request.item.id)
          change('throughline-delete', request, { items: rest })
        },
      })}
      {...(offers('throughline-bulkaction') && {
        onBulkAction: (request) => {
          tell('throughline-bulkaction', request)
        },
      })}
      {...provided(values, [
        'events',
        'density',
        'maxHeight',
        'summary',
        'movePolicy',
        'deletePolicy',
        'itemActions',
      ])}
    />
  )
}
