import { MAX_NAME_LENGTH } from '@throughline/domain/names'
import {
  BudgetEditor,
  ChannelsEditor,
  englishTeamTableLabels,
  RoleEditor,
  type RoleDraft,
  type RolePlan,
  type TeamChannel,
} from '@throughline/planner-views/team-table'
import type { SelectOption } from '@throughline/ui/Select'
import { TextField } from '@throughline/ui/TextField'
import { FormField, type Form } from '../forms'
import type { MemberValues } from './member-form'
import { NameColumns } from './MemberFields.styles'
import { RoleGuideButton } from './RoleGuideButton'

const nameFields = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
] as const

/** Fields for the names and the address of a new user. */
export function NewPersonFields({ form }: { readonly form: Form<MemberValues> }) {
  return (
    <>
      <NameColumns>
        {nameFields.map(({ name, label }) => (
          <FormField key={name} form={form} name={name} maxLength={MAX_NAME_LENGTH}>
            {({ value, setValue, error }) => (
              <TextField
                {...{ label, value, error }}
                autoComplete="off"
                isRequired
                isReadOnly={form.isSaving}
                onChange={(change) => {
                  setValue(change.value)
                }}
              />
            )}
          </FormField>
        ))}
      </NameColumns>
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
    </>
  )
}

export interface NewRoleFieldsProps {
  readonly form: Form<MemberValues>
  /** Plan on which the user gets the role. */
  readonly plan: RolePlan
  /** Channels of that plan to which an admin can limit contributors, in order. */
  readonly channels: readonly TeamChannel[]
  readonly roles: readonly SelectOption[]
}

/** Fields for the role of a new user and its rights. */
export function NewRoleFields({ form, plan, channels, roles }: NewRoleFieldsProps) {
  return (
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
            <RoleEditor
              {...shared}
              label="Role"
              isRequired
              error={error}
              roles={roles}
              labelAction={<RoleGuideButton roleId={value.roleId} />}
            />
            <ChannelsEditor {...shared} label="Channels" />
            <BudgetEditor {...shared} label="Budget" />
          </>
        )
      }}
    </FormField>
  )
}
