import { moveTactic } from '@throughline/domain/tactics'
import type { MoveRequest } from '@throughline/planner-views/calendar-item'
import { Button } from '@throughline/ui/Button'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { DescriptionList } from '@throughline/ui/DescriptionList'
import { ToastRegion, useToasts } from '@throughline/ui/ToastRegion'
import { useState } from 'react'

import { shortItems } from './short-items'
import type { PlannedItem } from '../../../examples/product/src/planner/planned-item'
import { usePlan } from '../../../examples/product/src/planner/use-plan'
import { PlanMonth } from './PlanMonth'
import { Row, Stack } from './Stack.styles'

const SHARED_ID = 3

/** Where the colleague puts it: a week later. */
function aWeekLater(item: PlannedItem): PlannedItem {
  const moved = moveTactic({ ...item, isMonthly: false }, 7)
  return moved.code === 'changed' ? { ...item, ...moved.dates } : item
}

/** A month that somebody else changes too. */
export function LivePlan() {
  const plan = usePlan(shortItems)
  const { toasts, showToast, dismissToast } = useToasts()
  const [isColleagueSaving, setIsColleagueSaving] = useState(false)
  const [conflict, setConflict] = useState<MoveRequest | null>(null)
  const shared = plan.items.find(({ id }) => id === SHARED_ID)
  const moveByColleague = () => {
    if (shared !== undefined) plan.save(aWeekLater(shared))
  }
  const move = (request: MoveRequest) => {
    const retained = plan.items.find(({ id }) => id === request.item.id)
    if (retained === undefined) return
    if (isColleagueSaving && retained.id === SHARED_ID) {
      setIsColleagueSaving(false)
      setConflict(request)
      return
    }
    const { startDate, endDate, isAllDay } = request
    plan.save({ ...retained, startDate, endDate, isAllDay })
  }
  return (
    <Stack>
      <Row>
        <Button onClick={moveByColleague}>A colleague moves the gift guide</Button>
        <Button
          aria-pressed={isColleagueSaving}
          onClick={() => {
            setIsColleagueSaving(!isColleagueSaving)
          }}
        >
          A colleague saves it before you
        </Button>
      </Row>
      <PlanMonth items={plan.items} onMove={move}>
        <ToastRegion
          label="Messages"
          dismissLabel="Dismiss"
          toasts={toasts}
          onDismiss={dismissToast}
        />
      </PlanMonth>
      <ConfirmDialog
        isOpen={conflict !== null}
        title="Sam Ortiz changed this tactic too"
        confirmLabel="Keep my dates"
        cancelLabel="Keep theirs"
        closeLabel="Close"
        onConfirm={() => {
          if (shared !== undefined && conflict !== null) {
            const { startDate, endDate, isAllDay } = conflict
            plan.save({ ...shared, startDate, endDate, isAllDay })
          }
          setConflict(null)
        }}
        onCancel={() => {
          moveByColleague()
          showToast({ text: 'The dates of Sam Ortiz were kept.' })
          setConflict(null)
        }}
      >
        {conflict === null || shared === undefined ? null : (
          <DescriptionList
            emptyLabel="No date"
            items={[
              { id: 'mine', term: 'Your first day', description: conflict.startDate.slice(0, 10) },
              {
                id: 'theirs',
                term: 'First day of Sam Ortiz',
                description: aWeekLater(shared).startDate.slice(0, 10),
              },
            ]}
          />
        )}
      </ConfirmDialog>
    </Stack>
  )
}
