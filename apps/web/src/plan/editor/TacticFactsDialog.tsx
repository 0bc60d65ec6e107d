import { dayNumberOf, formatShortDate } from '@throughline/domain/calendar-dates'
import { describeRule } from '@throughline/domain/recurrence'
import { readRuleText } from '@throughline/domain/rule-texts'
import type { TacticListItem } from '@throughline/domain/tactics'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { DescriptionList } from '@throughline/ui/DescriptionList'
import { Dialog } from '@throughline/ui/Dialog'
import type { PlanLookup } from '../plan-lookup'
import { noticeOfRefusal } from '../refusals'

export interface TacticFactsDialogProps {
  readonly item: TacticListItem
  /** Why it cannot be changed. */
  readonly code: string
  readonly lookup: PlanLookup
  readonly onClose: () => void
}

/** An item that the person can read and not change, and why. */
export function TacticFactsDialog({ item, code, lookup, onClose }: TacticFactsDialogProps) {
  const channelName = lookup.channels.get(item.channelId)?.name ?? ''
  const planName = lookup.planNames.get(item.planId) ?? 'another plan'
  const rule = describeRule(readRuleText(item.rrule), dayNumberOf(item.startDate))
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
      <DescriptionList
        emptyLabel="None"
        hasLines={false}
        termWidth="110px"
        items={facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => ({ id: name, term: name, description: value }))}
      />
    </Dialog>
  )
}
