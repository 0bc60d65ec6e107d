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

const NAME_FIELDS = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
] as const

/** The names and the address of a new person. */
export function NewPersonFields({ form }: { readonly form: Form<MemberValues> }) {
  return (
    <>
      <NameColumns>
        {NAME_FIELDS.map(({ name, label }) => (
          <FormField key={name} form={form} name={name}>
            {({ value, setValue, error }) => (
              <TextField
                {...{ label, value, error }}
                autoComplete="off"
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
  /** The plan on which the person gets the role. */
  readonly plan: RolePlan
  /** Channels of that plan to which contributors can be limited, in order. */
  readonly channels: readonly TeamChannel[]
  readonly roles: readonly SelectOption[]
}

/** The role of a new person, and what comes with it. */
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
