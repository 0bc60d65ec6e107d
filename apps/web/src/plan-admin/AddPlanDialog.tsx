import { MAX_NAME_LENGTH } from '@throughline/domain/names'
import type { PlanDetail } from '@throughline/api-client'
import { isolateText, PLAN_ADMIN_MESSAGES, PLAN_MESSAGES } from '@throughline/domain/messages'
import { NEW_PLAN_NAME } from '@throughline/domain/plans'
import type { PlanType } from '@throughline/domain/plans'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { FormLayout } from '@throughline/ui/FormLayout'
import { Select } from '@throughline/ui/Select'
import { TextField } from '@throughline/ui/TextField'
import { useEffect, useMemo, useRef, useState } from 'react'

import { withCause } from '../data/failure-cause'
import { useCreatePlan } from '../data/plan-admin'
import {
  FormField,
  FormNotices,
  noProblem,
  problemOfError,
  SubmitButton,
  useForm,
  useLeaveGuard,
} from '../forms'
import { useShowToast } from '../platform/ToastProvider'
import { useSessionDetails } from '../session/use-session'
import { createdMessages } from './created-messages'
import { monthPath } from '../session/landing'
import { RouterLinkButton } from '../shell/RouterLinkButton'
import { setupStartPath } from '../shell/setup-path'

export interface AddPlanDialogProps {
  readonly account: { readonly id: number; readonly ownerId: number }
  readonly type: PlanType
  /** Plans of the account that are not nested, as choices for the lead plan of a nested plan. */
  readonly leads: readonly { readonly id: number; readonly name: string }[]
  /** Preselected lead plan of a nested plan. @default null */
  readonly leadId?: number | null
  /**
   * Runs after the creation, so that the list can show the plan. The dialog stays open and offers
   * the next steps.
   */
  readonly onCreated: (plan: PlanDetail) => void
  /** Closes the dialog. @param created the added plan; null for none */
  readonly onClose: (created: PlanDetail | null) => void
}

interface PlanValues {
  readonly name: string
  readonly leadId: string | null
}

const titles: Readonly<Record<PlanType, string>> = {
  Individual: 'Add individual plan',
  Master: 'Add lead plan',
  Sub: 'Add nested plan',
}

const help: Readonly<Record<PlanType, string>> = {
  Individual: 'A plan by itself, with the default channels.',
  Master: 'A plan for nested plans below it, with the default channels.',
  Sub: 'It begins without channels of its own.',
}

/** Dialog that asks for the name of a new plan, creates it, and offers the next steps. */
export function AddPlanDialog({
  account,
  type,
  leads,
  leadId = null,
  onCreated,
  onClose,
}: AddPlanDialogProps) {
  const createPlan = useCreatePlan(account.id)
  const showToast = useShowToast()
  const { id: userId } = useSessionDetails().user
  const [created, setCreated] = useState<PlanDetail | null>(null)
  const nameRef = useRef<HTMLInputElement>(null)
  const options = useMemo(
    () => leads.map(({ id, name }) => ({ value: String(id), label: name })),
    [leads],
  )
  const form = useForm<PlanValues>({
    initialValues: { name: NEW_PLAN_NAME, leadId: leadId === null ? null : String(leadId) },
    validate: ({ name, leadId: lead }) => {
      const isLeadMissing = type === 'Sub' && lead === null
      if (name.trim() !== '' && !isLeadMissing) return null
      const fields = {
        ...(name.trim() === '' ? { name: PLAN_MESSAGES.nameRequired } : null),
        ...(isLeadMissing ? { leadId: PLAN_ADMIN_MESSAGES.leadRequired } : null),
      }
      return { ...noProblem, fields }
    },
    onSubmit: async ({ values }) => {
      const { plan, roles } = await createPlan({
        type,
        name: values.name.trim(),
        ...(values.leadId === null ? {} : { parentId: Number(values.leadId) }),
        hasDefaultChannels: type !== 'Sub',
      })
      const { id: accountId, ownerId } = account
      for (const message of createdMessages({ accountId, ownerId, userId, roles })) {
        showToast(message)
      }
      setCreated(plan)
      onCreated(plan)
    },
    problemOf: (error) => {
      const problem = problemOfError(error, {
        fieldNames: { name: 'name', parent: 'leadId' },
        fallback: '',
      })
      return {
        ...problem,
        message: withCause(PLAN_MESSAGES.createFailed, problem.message === null ? null : error),
      }
    },
  })
  const guard = useLeaveGuard({
    form,
    onClose: () => {
      onClose(null)
    },
  })
  useEffect(() => {
    nameRef.current?.select()
  }, [])
  if (created !== null) {
    return (
      <PlanReadyDialog
        plan={created}
        onClose={() => {
          onClose(created)
        }}
      />
    )
  }
  return (
    <Dialog
      isOpen
      title={titles[type]}
      closeLabel="Close"
      onClose={guard.close}
      initialFocusRef={nameRef}
      size="small"
      footer={
        <>
          <Button variant="ghost" disabled={form.isSaving} onClick={guard.close}>
            Cancel
          </Button>
          <SubmitButton form={form}>Add plan</SubmitButton>
        </>
      }
    >
      <FormLayout {...form.formProps}>
        <FormNotices form={form} noun="plan" />
        <FormField form={form} name="name" maxLength={MAX_NAME_LENGTH}>
          {({ value, setValue, error }) => (
            <TextField
              ref={nameRef}
              label="Plan name"
              autoComplete="off"
              isRequired
              isReadOnly={form.isSaving}
              help={help[type]}
              {...{ value, error }}
              onChange={(change) => {
                setValue(change.value)
              }}
            />
          )}
        </FormField>
        {type === 'Sub' ? (
          <FormField form={form} name="leadId">
            {({ value, setValue, error }) => (
              <Select
                label="Lead plan"
                options={options}
                isRequired
                isReadOnly={form.isSaving}
                placeholder="Choose a plan"
                help={
                  leads.length === 1 && leads[0] !== undefined
                    ? `Only ${isolateText(leads[0].name)} can hold it.`
                    : 'A plan that is not nested itself.'
                }
                {...{ value, error }}
                onChange={(change) => {
                  setValue(change.value)
                }}
              />
            )}
          </FormField>
        ) : null}
      </FormLayout>
      {guard.question}
    </Dialog>
  )
}

interface PlanReadyDialogProps {
  readonly plan: Pick<PlanDetail, 'id' | 'accountId' | 'name'>
  readonly onClose: () => void
}

/** Dialog after the creation of a plan, which offers to set it up or to open it. */
function PlanReadyDialog({ plan, onClose }: PlanReadyDialogProps) {
  const { id, accountId, name } = plan
  return (
    <Dialog
      isOpen
      size="small"
      title={`${isolateText(name)} is ready`}
      closeLabel="Close"
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Later
          </Button>
          <RouterLinkButton to={monthPath(accountId, id)}>Launch Plan</RouterLinkButton>
          <RouterLinkButton to={setupStartPath(accountId, id)} variant="primary" data-autofocus="">
            Set up
          </RouterLinkButton>
        </>
      }
    >
      <p>Set up its channels, budget and team step by step, or launch it as it is.</p>
    </Dialog>
  )
}
