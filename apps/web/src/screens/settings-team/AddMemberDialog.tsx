import { isEmailAddress } from '@throughline/domain/users'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import type { Seats } from '@throughline/domain/seats'
import {
  BudgetEditor,
  ChannelsEditor,
  EMPTY_ROLE_DRAFT,
  englishTeamTableLabels,
  RoleEditor,
  type RoleDraft,
  type RolePlan,
  type TeamChannel,
} from '@throughline/planner-views/team-table'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { FormLayout } from '@throughline/ui/FormLayout'
import { TextField } from '@throughline/ui/TextField'
import { useMemo } from 'react'
import {
  FormField,
  FormNotices,
  NO_PROBLEM,
  SubmitButton,
  useForm,
  useLeaveGuard,
} from '../../forms'
import { NEW_PERSON, roleOptions } from './role-options'
import { problemOfNewMember, type MemberField } from './team-failures'
import { PersonFields } from './TeamSettings.styles'

/** What is asked of a new member. */
export interface MemberValues {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly role: RoleDraft
}

export interface AddMemberDialogProps {
  readonly plan: RolePlan
  readonly channels: readonly TeamChannel[]
  readonly seats: Seats
  /** Addresses of the people of the plan. */
  readonly takenAddresses: readonly string[]
  readonly onAdd: (values: MemberValues) => Promise<unknown>
  readonly onClose: () => void
}

const NOBODY: MemberValues = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  role: EMPTY_ROLE_DRAFT,
}

const NAME_FIELDS = [
  { name: 'firstName', label: 'First name', autoComplete: 'off' },
  { name: 'lastName', label: 'Last name', autoComplete: 'off' },
] as const

/** Asks for a new member: names, address and role, and what comes with it. */
export function AddMemberDialog({
  plan,
  channels,
  seats,
  takenAddresses,
  onAdd,
  onClose,
}: AddMemberDialogProps) {
  const roles = useMemo(() => roleOptions(seats, NEW_PERSON), [seats])
  const form = useForm<MemberValues>({
    initialValues: NOBODY,
    validate: (values) => {
      const fields = problemsOf(values, takenAddresses)
      return Object.keys(fields).length === 0 ? null : { ...NO_PROBLEM, fields }
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
        <PersonFields>
          {NAME_FIELDS.map(({ name, label, autoComplete }) => (
            <FormField key={name} form={form} name={name}>
              {({ value, setValue, error }) => (
                <TextField
                  {...{ label, value, error, autoComplete }}
                  isRequired
                  isReadOnly={form.isSaving}
                  maxLength={255}
                  onChange={(change) => {
                    setValue(change.value)
                  }}
                />
              )}
            </FormField>
          ))}
        </PersonFields>
        <FormField form={form} name="emailAddress">
          {({ value, setValue, error }) => (
            <TextField
              {...{ value, error }}
              label="Email"
              type="email"
              autoComplete="off"
              isRequired
              isReadOnly={form.isSaving}
              help="They get an invitation with a link to set a password."
              onChange={(change) => {
                setValue(change.value)
              }}
            />
          )}
        </FormField>
        <FormField form={form} name="role">
          {({ value, setValue, error }) => {
            const shared = {
              draft: value,
              plan,
              channels,
              isBusy: form.isSaving,
              labels: englishTeamTableLabels,
              onDraftChange: ({ draft }: { readonly draft: RoleDraft }) => {
                setValue(draft)
              },
            }
            return (
              <>
                <RoleEditor {...shared} label="Role" isRequired error={error} roles={roles} />
                <ChannelsEditor {...shared} label="Channels" />
                <BudgetEditor {...shared} label="Budget" />
              </>
            )
          }}
        </FormField>
      </FormLayout>
      {guard.question}
    </Dialog>
  )
}

function problemsOf(
  { firstName, lastName, emailAddress, role }: MemberValues,
  takenAddresses: readonly string[],
): Readonly<Partial<Record<MemberField, string>>> {
  const address = emailAddress.trim().toLowerCase()
  const isTaken = takenAddresses.some((taken) => taken.toLowerCase() === address)
  return {
    ...(firstName.trim() === '' ? { firstName: TEAM_MESSAGES.firstNameRequired } : null),
    ...(lastName.trim() === '' ? { lastName: TEAM_MESSAGES.lastNameRequired } : null),
    ...(address === '' ? { emailAddress: TEAM_MESSAGES.emailRequired } : null),
    ...(address !== '' && !isEmailAddress(address)
      ? { emailAddress: TEAM_MESSAGES.emailInvalid }
      : null),
    ...(isTaken ? { emailAddress: TEAM_MESSAGES.alreadyOnPlan } : null),
    ...(role.roleId === null ? { role: TEAM_MESSAGES.roleRequired } : null),
  }
}
