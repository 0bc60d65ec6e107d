import type { Seats } from '@throughline/domain/seats'
import type { RolePlan, TeamChannel } from '@throughline/planner-views/team-table'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { FormLayout } from '@throughline/ui/FormLayout'
import { useMemo } from 'react'
import { FormNotices, noProblem, SubmitButton, useForm, useLeaveGuard } from '../../forms'
import { problemOfNewMember } from '../../people/member-failures'
import { noMember, problemsOfMember, type MemberValues } from '../../people/member-form'
import { NewPersonFields, NewRoleFields } from '../../people/MemberFields'
import { newPerson, roleOptions } from '../../people/role-options'

export interface AddMemberDialogProps {
  readonly plan: RolePlan
  readonly channels: readonly TeamChannel[]
  readonly seats: Seats
  /** Email addresses of the users of the plan. */
  readonly usedAddresses: readonly string[]
  readonly onAdd: (values: MemberValues) => Promise<unknown>
  readonly onClose: () => void
}

/** Dialog that adds a member: names, address, role and its rights. */
export function AddMemberDialog({
  plan,
  channels,
  seats,
  usedAddresses,
  onAdd,
  onClose,
}: AddMemberDialogProps) {
  const roles = useMemo(() => roleOptions(seats, newPerson), [seats])
  const form = useForm<MemberValues>({
    initialValues: noMember,
    validate: (values) => {
      const fields = problemsOfMember(values, usedAddresses)
      return Object.keys(fields).length === 0 ? null : { ...noProblem, fields }
    },
    onSubmit: ({ values }) => onAdd(values),
    onSaved: onClose,
    problemOf: problemOfNewMember,
  })
  const guard = useLeaveGuard({ form, onClose })
  return (
    <Dialog
      isOpen
      title="Add team member"
      closeLabel="Close"
      onClose={guard.close}
      footer={
        <>
          <Button disabled={form.isSaving} onClick={guard.close}>
            Cancel
          </Button>
          <SubmitButton form={form}>Add team member</SubmitButton>
        </>
      }
    >
      <FormLayout {...form.formProps}>
        <FormNotices form={form} noun="team member" />
        <NewPersonFields form={form} />
        <NewRoleFields form={form} plan={plan} channels={channels} roles={roles} />
      </FormLayout>
      {guard.question}
    </Dialog>
  )
}
