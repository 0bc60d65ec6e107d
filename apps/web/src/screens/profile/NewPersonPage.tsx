import { EMPTY_ROLE_DRAFT, rightsOfDraft } from '@throughline/planner-views/team-table'
import { EmptyState } from '@throughline/ui/EmptyState'
import { FormActions, FormLayout, FormSection } from '@throughline/ui/FormLayout'
import { Select } from '@throughline/ui/Select'
import type { User } from '@throughline/domain/users'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePlanLoader } from '../../data/people'
import { usePlan } from '../../data/plans'
import { useTeamWrites } from '../../data/team'
import {
  FormNotices,
  noProblem,
  SubmitButton,
  useForm,
  useGuardedForms,
  useLeaveGuard,
  useReportedForm,
  type TellOfForm,
} from '../../forms'
import { limitableChannels, rolePlanOf } from '../../people/limitable-channels'
import { problemOfNewMember } from '../../people/member-failures'
import {
  noMember,
  personOfValues,
  problemsOfMember,
  type MemberValues,
} from '../../people/member-form'
import { NewPersonFields, NewRoleFields } from '../../people/MemberFields'
import { newPerson, roleOptions } from '../../people/role-options'
import { useShowToast } from '../../platform/ToastProvider'
import type { SettingsState } from '../../settings'
import { managedPlans, type ProfileViewer } from './profile-person'
import { ProfileFrame } from './ProfileFrame'
import { useGoBack } from './use-go-back'

const noPlan = { useBudgets: false, channelIds: [] } as const
const noChannels = [] as const

export interface NewPersonPageProps {
  /** The inviting user; null while the account loads. */
  readonly viewer: ProfileViewer | null
  readonly state: SettingsState
}

/**
 * Page that invites a new user to a plan of the account. The page stays the same element while the
 * account loads, so the focus stays in place.
 */
export function NewPersonPage({ viewer, state }: NewPersonPageProps) {
  const goBack = useGoBack()
  const { forms, tell } = useGuardedForms()
  const guard = useLeaveGuard({ form: forms, onClose: goBack })
  const plans = useMemo(() => (viewer === null ? [] : managedPlans(viewer)), [viewer])
  return (
    <ProfileFrame
      title="New person"
      {...(viewer === null ? null : { subtitle: viewer.account.name })}
      state={state}
      onClose={guard.close}
    >
      {viewer === null ? null : plans.length > 0 ? (
        <NewPersonForm viewer={viewer} plans={plans} tellOfForm={tell} />
      ) : (
        <EmptyState title="There is no plan to invite people to" illustration="list">
          People are invited to a plan of which you are an Admin.
        </EmptyState>
      )}
      {guard.question}
    </ProfileFrame>
  )
}

function NewPersonForm({
  viewer: { account },
  plans,
  tellOfForm,
}: {
  readonly viewer: ProfileViewer
  readonly plans: ReturnType<typeof managedPlans>
  readonly tellOfForm: TellOfForm
}) {
  const navigate = useNavigate()
  const showToast = useShowToast()
  const loadPlan = usePlanLoader()
  const [planId, setPlanId] = useState(plans[0]?.id ?? 0)
  const plan = usePlan(planId).data
  const rolePlan = useMemo(() => (plan === undefined ? noPlan : rolePlanOf(plan)), [plan])
  const channels = useMemo(
    () => (plan === undefined ? noChannels : limitableChannels(plan)),
    [plan],
  )
  const roles = useMemo(() => roleOptions(account.seats, newPerson), [account.seats])
  const { add } = useTeamWrites(planId, account.id)
  const addedRef = useRef<User | null>(null)
  const form = useForm<MemberValues>({
    initialValues: noMember,
    validate: (values) => {
      const fields = problemsOfMember(values, addressesOn(planId, account))
      return Object.keys(fields).length === 0 ? null : { ...noProblem, fields }
    },
    onSubmit: async ({ values }) => {
      const { roleId } = values.role
      if (roleId === null) return
      // The rights depend on the channels of the plan, which may still be loading.
      const rights = rightsOfDraft(values.role, roleId, rolePlanOf(await loadPlan(planId)))
      const role = { planId, accountId: account.id, roleId, rights }
      addedRef.current = await add({ person: personOfValues(values), role })
    },
    onSaved: () => {
      const added = addedRef.current
      if (added === null) return
      const text = `${added.firstName} ${added.lastName} was added and invited.`
      showToast({ tone: 'success', text })
      // The page of the new user replaces the form in the history, so Back does not open the form
      // again.
      void navigate(`/account/user/${added.id}`, { replace: true })
    },
    problemOf: problemOfNewMember,
  })
  useReportedForm('person', tellOfForm, form)
  return (
    <FormLayout {...form.formProps} layout="settings" aria-label="New person">
      <FormNotices form={form} noun="person" />
      <FormSection title="Name and address">
        <NewPersonFields form={form} />
      </FormSection>
      <FormSection
        title="Access"
        description="Access to further plans is given on the page of the person."
      >
        <Select
          label="Plan"
          isRequired
          options={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(planId)}
          isReadOnly={form.isSaving}
          onChange={({ value }) => {
            setPlanId(Number(value))
            // Each plan has other channels, so a change of the plan resets the role.
            form.setValues({ role: EMPTY_ROLE_DRAFT })
          }}
        />
        <NewRoleFields form={form} plan={rolePlan} channels={channels} roles={roles} />
      </FormSection>
      <FormActions>
        <SubmitButton form={form}>Add and invite</SubmitButton>
      </FormActions>
    </FormLayout>
  )
}

/** Returns the email addresses of the users who have a role on a plan. */
function addressesOn(
  planId: number,
  { users, roles }: ProfileViewer['account'],
): readonly string[] {
  const here = new Set(roles.flatMap((role) => (role.planId === planId ? [role.userId] : [])))
  return users.flatMap(({ id, emailAddress }) => (here.has(id) ? [emailAddress] : []))
}
