import { dayNumberOf, formatShortDate } from '@throughline/domain/calendar-dates'
import { describeRule } from '@throughline/domain/recurrence'
import type { TacticListItem } from '@throughline/domain/tactics'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'
import type { CalendarLookup } from './calendar-lookup'
import { noticeOfRefusal } from './refusals'

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 110px minmax(0, 1fr);
  gap: ${token('space-2')} ${token('space-3')};
  margin-block-start: ${token('space-4')};

  dt {
    color: ${token('color-ink-muted')};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`

export interface TacticFactsDialogProps {
  readonly item: TacticListItem
  /** Why it cannot be changed. */
  readonly code: string
  readonly lookup: CalendarLookup
  readonly onClose: () => void
}

/** An item that the person can read and not change, and why. */
export function TacticFactsDialog({ item, code, lookup, onClose }: TacticFactsDialogProps) {
  const channelName = lookup.channels.get(item.channelId)?.name ?? ''
  const planName = lookup.planNames.get(item.planId) ?? 'another plan'
  const rule = describeRule(item.rrule, dayNumberOf(item.startDate))
  const facts = [
    ['Plan', planName],
    ['Channel', channelName],
    ['Tactic type', lookup.types.get(item.tacticTypeId)?.name ?? ''],
    ['Start Date', formatShortDate(item.startDate.slice(0, 10))],
    ['End Date', formatShortDate(item.endDate.slice(0, 10))],
    ['Repeats', rule ?? ''],
  ] as const
  return (
    <Dialog
      isOpen
      placement="side"
      title={item.title}
      closeLabel="Close"
      onClose={onClose}
      footer={
        <Button data-autofocus="" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Banner>{noticeOfRefusal(code, { channelName, planName }).text}</Banner>
      <Facts>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
    </Dialog>
  )
}
