import { MAX_NAME_LENGTH } from '@throughline/domain/names'
import { PROFILE_MESSAGES, TEAM_MESSAGES } from '@throughline/domain/messages'
import type { User } from '@throughline/domain/users'
import { Avatar } from '@throughline/ui/Avatar'
import { FormActions, FormLayout, FormSection } from '@throughline/ui/FormLayout'
import { PasswordField } from '@throughline/ui/PasswordField'
import { TextField } from '@throughline/ui/TextField'
import { initialsOf } from '@throughline/domain/users'
import { useEffect, useEffectEvent, useRef } from 'react'
import { usePeopleWrites } from '../../data/people'
import {
  FormField,
  FormNotices,
  SubmitButton,
  useForm,
  useFormValues,
  useReportedForm,
  type Form,
  type TellOfForm,
} from '../../forms'
import { PasswordStrength } from '../../passwords/PasswordStrength'
import { useShowToast } from '../../platform/ToastProvider'
import {
  changesOfProfile,
  problemOfProfile,
  problemOfUpdate,
  valuesOfUser,
  type ProfileValues,
} from './profile-form'
import type { Profile } from './profile-person'
import { useOwnUser } from './use-own-user'

export interface DetailsFormProps {
  readonly profile: Profile
  readonly accountId: number
  readonly tellOfForm: TellOfForm
}

const textFields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
] as const

/** Form for the name and address of a person; in the user's own profile also for a new password. */
export function DetailsForm({ profile, accountId, tellOfForm }: DetailsFormProps) {
  const { user, isSelf, detailsRefusal } = profile
  const showToast = useShowToast()
  const writes = usePeopleWrites(accountId)
  const showOwnUser = useOwnUser()
  const savedRef = useRef<User | null>(null)
  const form = useForm<ProfileValues, User>({
    initialValues: valuesOfUser(user),
    stored: user,
    valuesOf: valuesOfUser,
    isReadOnly: detailsRefusal !== null,
    validate: problemOfProfile,
    onSubmit: async ({ values }) => {
      const changes = changesOfProfile(values, { isSelf })
      savedRef.current = await writes.update({ userId: user.id, changes })
    },
    onSaved: () => {
      if (savedRef.current === null) return
      if (isSelf) showOwnUser(savedRef.current)
      form.goOnWith(savedRef.current)
      showToast({ tone: 'success', text: TEAM_MESSAGES.userUpdated })
    },
    problemOf: (error) => problemOfUpdate(error, { isSelf }),
  })
  const { isSaving, theirs } = form
  // Follows the changes of other users, except during a save or a choice between two versions.
  const isFollowing = !isSaving && theirs === null
  const follow = useEffectEvent((newest: User) => {
    if (form.stored !== newest) form.follow(newest)
  })
  useEffect(() => {
    if (isFollowing) follow(user)
  }, [user, isFollowing])
  useReportedForm('details', tellOfForm, form)
  return (
    <FormLayout {...form.formProps} layout="settings" aria-label="Name, address and password">
      <FormNotices
        form={form}
        noun="person"
        describeTheirs={({ firstName, lastName, emailAddress }) =>
          `Theirs: ${firstName} ${lastName}, ${emailAddress}.`
        }
      />
      <FormSection
        title="Name and address"
        description="Everybody on the same plans sees the name."
      >
        {isSelf ? null : (
          <Avatar
            initials={initialsOf(user)}
            size={56}
            {...(user.profileImage === null ? null : { imageUrl: user.profileImage.fileLocation })}
          />
        )}
        {textFields.map(({ name, label, autoComplete }) => (
          <FormField key={name} form={form} name={name} maxLength={MAX_NAME_LENGTH}>
            {({ value, setValue, ...slot }) => (
              <TextField
                {...slot}
                {...{ label, value }}
                autoComplete={isSelf ? autoComplete : 'off'}
                onChange={(change) => {
                  setValue(change.value)
                }}
              />
            )}
          </FormField>
        ))}
        <AddressField form={form} isSelf={isSelf} before={user.emailAddress} />
      </FormSection>
      {isSelf ? <PasswordFields form={form} /> : null}
      {detailsRefusal === null ? (
        <FormActions>
          <SubmitButton form={form}>Save</SubmitButton>
        </FormActions>
      ) : null}
    </FormLayout>
  )
}

function AddressField({
  form,
  isSelf,
  before,
}: {
  readonly form: Form<ProfileValues, User>
  readonly isSelf: boolean
  readonly before: string
}) {
  return (
    <FormField form={form} name="emailAddress">
      {({ value, setValue, ...slot }) => (
        <TextField
          {...slot}
          label="Email"
          type="email"
          autoComplete={isSelf ? 'email' : 'off'}
          value={value}
          help={value.trim() === before ? undefined : PROFILE_MESSAGES.addressIsMailed}
          onChange={(change) => {
            setValue(change.value)
          }}
        />
      )}
    </FormField>
  )
}

function PasswordFields({ form }: { readonly form: Form<ProfileValues, User> }) {
  const { password } = useFormValues(form)
  return (
    <FormSection title="Password" description="Leave it empty to keep the password that you have.">
      <FormField form={form} name="password">
        {({ value, setValue, ...slot }) => (
          <PasswordField
            {...slot}
            label="New password"
            autoComplete="new-password"
            showLabel="Show password"
            maxLength={256}
            value={value}
            help={password === '' ? undefined : PROFILE_MESSAGES.passwordEndsSessions}
            below={<PasswordStrength password={value} />}
            onChange={(change) => {
              setValue(change.value)
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="confirmation">
        {({ value, setValue, ...slot }) => (
          <PasswordField
            {...slot}
            label="Confirm password"
            autoComplete="new-password"
            showLabel="Show confirmation"
            maxLength={256}
            value={value}
            onChange={(change) => {
              setValue(change.value)
            }}
          />
        )}
      </FormField>
      {password === '' ? null : (
        <FormField form={form} name="currentPassword">
          {({ value, setValue, ...slot }) => (
            <PasswordField
              {...slot}
              label="Current password"
              autoComplete="current-password"
              showLabel="Show current password"
              maxLength={256}
              value={value}
              onChange={(change) => {
                setValue(change.value)
              }}
            />
          )}
        </FormField>
      )}
    </FormSection>
  )
}
