import type { PlanDetail } from '@throughline/api-client'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { Switch } from '@throughline/ui/Switch'
import { usePlanNotesWrite } from '../../data/channel-writes'
import { useShowToast } from '../../platform/ToastProvider'
import { useAutoSave } from '../../settings'
import { Card, Section } from './ChannelsSettings.styles'
import { useChannelReports } from './use-channel-reports'

export interface PlanNotesProps {
  readonly plan: PlanDetail
  readonly isReadOnly: boolean
}

/** Whether the tactics of a plan have notes. */
export function PlanNotes({ plan, isReadOnly }: PlanNotesProps) {
  const showToast = useShowToast()
  const report = useChannelReports(plan.id)
  const write = usePlanNotesWrite(plan.id)
  const notes = useAutoSave({
    value: plan.isTacticSummaryFieldEnabled,
    save: async (isOn) => {
      try {
        await report({
          make: () => write(isOn),
          takeBack: () => write(!isOn),
          done: PLAN_MESSAGES.updated,
          failed: PLAN_MESSAGES.updateFailed,
        })
      } catch {
        showToast({ tone: 'error', text: PLAN_MESSAGES.updateFailed })
        throw new Error(PLAN_MESSAGES.updateFailed)
      }
    },
    fallback: PLAN_MESSAGES.updateFailed,
  })
  return (
    <Section id="notes" aria-labelledby="notes-heading">
      <header>
        <h3 id="notes-heading">Notes</h3>
        <p>A text on each tactic, for everybody on the plan.</p>
      </header>
      <Card>
        <Switch
          label="Show notes"
          help="Turning notes off hides them in the whole plan. Nothing is deleted. While they are on, each channel can hide its own."
          isReadOnly={isReadOnly}
          error={notes.error}
          aria-busy={notes.status === 'saving'}
          isOn={notes.value}
          onChange={({ isOn }) => {
            notes.setValue(isOn)
          }}
        />
      </Card>
    </Section>
  )
}
