import { MAX_NAME_LENGTH } from '@throughline/domain/names'
import type { PlanDetail } from '@throughline/api-client'
import { PLAN_MESSAGES, SETUP_MESSAGES } from '@throughline/domain/messages'
import { ErrorState } from '@throughline/ui/ErrorState'
import { FormLayout } from '@throughline/ui/FormLayout'
import { Link } from '@throughline/ui/Link'
import { Skeleton } from '@throughline/ui/Skeleton'
import { TextField } from '@throughline/ui/TextField'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom'
import { usePlanNameWrite } from '../../data/plan-name'
import {
  FormField,
  FormNotices,
  noProblem,
  SubmitButton,
  useForm,
  useLeaveGuard,
} from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import { planPath } from '../../session/landing'
import { Logo } from '../../shell/Logo'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import { IntroForm, IntroPlace, IntroProgress } from './Setup.styles'
import { setupPath, stepTexts, stepOf, type SetupMode, type SetupStep } from './setup-steps'
import { useSetupProgress } from './use-setup-progress'

/** Returns the path at which a tour of the plan begins. */
export function beginPath({ accountId, id }: Pick<PlanDetail, 'accountId' | 'id'>): string {
  return `${planPath(accountId, id)}?route=onboarding`
}

/** State of the plan in the intro. */
export type IntroState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed'
      readonly message: string
      readonly isRetrying: boolean
      readonly onRetry: () => void
    }
  | {
      readonly status: 'ready'
      readonly plan: PlanDetail
      readonly mode: SetupMode
      readonly steps: readonly SetupStep[]
    }

/** Start of the setup of a plan: its name, and links to the tour and the steps. */
export function SetupIntro({ state }: { readonly state: IntroState }) {
  return (
    <IntroPlace>
      <IntroForm>
        <Logo size="large" />
        <h1>{SETUP_MESSAGES.heading}</h1>
        <p>Name your plan. Then begin with a tour of it, or set it up step by step.</p>
        {state.status === 'loading' ? (
          <section aria-label="Plan" aria-busy>
            <VisuallyHidden>Loading</VisuallyHidden>
            <Skeleton height={36} shape="bar" />
          </section>
        ) : null}
        {state.status === 'failed' ? (
          <>
            <ErrorState
              title="The plan could not be loaded"
              retryLabel="Try again"
              isRetrying={state.isRetrying}
              onRetry={state.onRetry}
            >
              {state.message}
            </ErrorState>
            <RouterLinkButton variant="primary" to="/plans">
              Begin
            </RouterLinkButton>
          </>
        ) : null}
        {state.status === 'ready' ? <NameForm {...state} /> : null}
      </IntroForm>
    </IntroPlace>
  )
}

interface NameFormProps {
  readonly plan: PlanDetail
  readonly mode: SetupMode
  readonly steps: readonly SetupStep[]
}

function NameForm({ plan, mode, steps }: NameFormProps) {
  const showToast = useShowToast()
  const navigate = useNavigate()
  const rename = usePlanNameWrite(plan.id)
  const { progress } = useSetupProgress(plan.id)
  const place = { accountId: plan.accountId, planId: plan.id }
  const stoppedAt = stepOf(steps, progress.stoppedAt ?? undefined)
  const stepsPath = setupPath(mode, place, stoppedAt ?? steps[0] ?? 'intro')
  const targetRef = useRef(beginPath(plan))

  const form = useForm<{ readonly name: string }, PlanDetail>({
    initialValues: { name: plan.name },
    stored: plan,
    valuesOf: ({ name }) => ({ name }),
    validate: ({ name }) =>
      name.trim() === '' ? { ...noProblem, fields: { name: PLAN_MESSAGES.nameRequired } } : null,
    onSubmit: async ({ values: { name }, stored }) => {
      if (name.trim() === stored?.name) return
      const { isReloaded } = await rename(name.trim())
      showToast({ tone: 'success', text: SETUP_MESSAGES.nameUpdated })
      if (isReloaded) return
      showToast({ tone: 'error', text: SETUP_MESSAGES.reloadFailed })
      if (targetRef.current === beginPath(plan)) targetRef.current = '/plans'
    },
    onSaved: () => {
      void navigate(targetRef.current)
    },
    problemOf: () => {
      showToast({ tone: 'error', text: SETUP_MESSAGES.nameFailed })
      return noProblem
    },
  })
  const { isSaving } = form
  const follow = useEffectEvent(form.follow)
  useEffect(() => {
    if (!isSaving) follow(plan)
  }, [plan, isSaving])
  const guard = useLeaveGuard({ form, onClose: () => undefined })
  const href = useHref(stepsPath)
  const goToSteps = useLinkClickHandler(stepsPath)
  const doneCount = steps.filter((step) => progress.done.includes(step)).length

  return (
    <FormLayout
      {...form.formProps}
      aria-label="Your plan"
      onSubmit={() => {
        targetRef.current = beginPath(plan)
        form.submit()
      }}
    >
      <FormNotices
        form={form}
        noun="plan"
        describeTheirs={({ name }) => `It now reads: ${name}.`}
      />
      <FormField form={form} name="name" maxLength={MAX_NAME_LENGTH}>
        {({ value, setValue, error }) => (
          <TextField
            label="Plan name"
            size="large"
            isRequired
            autoComplete="off"
            isReadOnly={isSaving}
            {...{ value, error }}
            onChange={(change) => {
              setValue(change.value)
            }}
          />
        )}
      </FormField>
      <SubmitButton form={form} size="large">
        Begin
      </SubmitButton>
      <div>
        <Link
          href={href}
          onClick={(event) => {
            // A changed name saves first. A click that opens another tab leaves this page
            // unchanged.
            if (!form.hasChanges() || event.metaKey || event.ctrlKey || event.shiftKey) {
              goToSteps(event)
              return
            }
            event.preventDefault()
            targetRef.current = stepsPath
            form.submit()
          }}
        >
          Set up step by step
        </Link>
        {stoppedAt === null ? null : (
          <IntroProgress>
            {`${doneCount} of ${steps.length} steps done. You stopped at “${stepTexts[stoppedAt].heading}”`}
          </IntroProgress>
        )}
      </div>
      {guard.question}
    </FormLayout>
  )
}
