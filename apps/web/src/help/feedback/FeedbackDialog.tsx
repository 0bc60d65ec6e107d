import { FEEDBACK_MESSAGES } from '@throughline/domain/messages'
import { APP_VERSION } from '@throughline/domain/session'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { FormLayout } from '@throughline/ui/FormLayout'
import { RadioGroup } from '@throughline/ui/RadioGroup'
import { TextArea } from '@throughline/ui/TextArea'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { FeedbackDraft } from '@throughline/api-client'
import type { RadioOption } from '@throughline/ui/RadioGroup'
import type { TextAreaProps } from '@throughline/ui/TextArea'

import { useSendFeedback } from '../../data/feedback'
import {
  createFormDraft,
  FormField,
  noProblem,
  problemOfError,
  SubmitButton,
  useForm,
} from '../../forms'
import { now } from '../../platform/now'
import { useShowToast } from '../../platform/ToastProvider'
import { useIsOnline } from '../../platform/use-is-online'
import { usePreferences } from '../../preferences/preferences-context'
import { idFromRoute, useActiveAccount, useSessionDetails } from '../../session/use-session'
import { browserDetailsOf } from './browser-details'

/** Values of the form. */
interface FeedbackValues {
  readonly comment: string
  /** null until the user chooses a type. */
  readonly type: FeedbackDraft['type'] | null
}

/** Values of the empty form. */
const noFeedback: FeedbackValues = { comment: '', type: null }

/** The types of feedback, in order. */
const feedbackTypes: readonly RadioOption<FeedbackDraft['type']>[] = [
  { value: 'Bug Report', label: 'Bug Report' },
  { value: 'Feature Request', label: 'Feature Request' },
]

const MAX_CHARACTERS = 10_000

/** Maximum length of a comment. */
const commentLimit: NonNullable<TextAreaProps['limit']> = {
  characters: MAX_CHARACTERS,
  describe: ({ left }) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
}

/** Returns whether the form has a comment and a type. The user cannot send it without both. */
function isComplete({ comment, type }: FeedbackValues): boolean {
  return comment.trim() !== '' && type !== null
}

/** Returns the problem of a comment, or null. */
function commentProblem(comment: string): string | null {
  return comment.trim().length > MAX_CHARACTERS
    ? 'The comment is too long. Shorten it to 10,000 characters.'
    : null
}

/** Returns whether stored values have the shape of the form. */
function isFeedbackValues(values: unknown): values is FeedbackValues {
  if (typeof values !== 'object' || values === null) return false
  if (!('comment' in values) || !('type' in values)) return false
  const isType = feedbackTypes.some(({ value }) => value === values.type)
  return typeof values.comment === 'string' && (isType || values.type === null)
}

export interface FeedbackDialogProps {
  readonly onClose: () => void
}

/**
 * Dialog for feedback about the product. It keeps the typed text until the text is sent, also
 * when the user closes the dialog.
 */
export function FeedbackDialog({ onClose }: FeedbackDialogProps) {
  const showToast = useShowToast()
  const send = useSendFeedback()
  const place = useFeedbackPlace()
  const draft = useFeedbackDraft()
  const isOnline = useIsOnline()
  const form = useForm<FeedbackValues>({
    initialValues: noFeedback,
    canSubmit: (values) => isOnline && isComplete(values),
    validate: ({ comment }) => {
      const problem = commentProblem(comment)
      return problem === null ? null : { ...noProblem, fields: { comment: problem } }
    },
    onSubmit: async ({ values: { comment, type } }) => {
      if (type === null) return
      await send({ comment: comment.trim(), type, ...place })
    },
    onSaved: () => {
      showToast({
        tone: 'success',
        title: FEEDBACK_MESSAGES.sentSummary,
        text: FEEDBACK_MESSAGES.sent,
      })
      onClose()
    },
    problemOf: (error) =>
      problemOfError(error, {
        fieldNames: { comment: 'comment' },
        fallback: FEEDBACK_MESSAGES.failed,
        isFixed: true,
      }),
    draft,
  })
  return (
    <Dialog
      isOpen
      title="Submit feedback"
      closeLabel="Close"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form={form}>Submit</SubmitButton>
        </>
      }
    >
      <FormLayout {...form.formProps}>
        {form.message === null ? null : (
          <Banner tone="danger" title={FEEDBACK_MESSAGES.failedSummary}>
            {form.message}
          </Banner>
        )}
        {isOnline ? null : (
          <Banner tone="warning" title="You are offline.">
            What you write stays here. Submit it when you are connected again.
          </Banner>
        )}
        {form.isRestored ? (
          <Banner
            title="What you wrote before is still here."
            actions={
              <Button size="small" onClick={form.revert}>
                Start over
              </Button>
            }
          />
        ) : null}
        <FormField form={form} name="comment">
          {({ value, setValue, error }) => (
            <TextArea
              {...{ value, error }}
              data-autofocus=""
              label="Comment"
              isRequired
              isReadOnly={form.isSaving}
              minRows={5}
              limit={commentLimit}
              onChange={(change) => {
                setValue(change.value)
              }}
              onSubmit={form.submit}
            />
          )}
        </FormField>
        <FormField form={form} name="type">
          {({ value, setValue }) => (
            <RadioGroup
              value={value}
              label="Feedback Type"
              isRequired
              isReadOnly={form.isSaving}
              orientation="horizontal"
              options={feedbackTypes}
              onChange={(change) => {
                setValue(change.value)
              }}
            />
          )}
        </FormField>
      </FormLayout>
    </Dialog>
  )
}

/** Returns the page, plan, account, version and browser from which the user sends feedback. */
function useFeedbackPlace() {
  const { pathname } = useLocation()
  const { roles } = useSessionDetails()
  const account = useActiveAccount()
  const planId = idFromRoute(useParams()['planId'])
  return {
    ...browserDetailsOf(navigator.userAgent),
    accountId: account?.id ?? null,
    // The server refuses a plan that the user cannot see, such as one from another user's link.
    planId: roles.some((role) => role.planId === planId) ? planId : null,
    version: APP_VERSION,
    route: pathname,
  }
}

function useFeedbackDraft() {
  const { store } = usePreferences()
  const { user } = useSessionDetails()
  const [draft] = useState(() =>
    createFormDraft({
      store,
      name: 'feedback',
      userId: user.id,
      version: null,
      now,
      isValues: isFeedbackValues,
    }),
  )
  return draft
}
