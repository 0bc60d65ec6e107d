export type { FieldName, Form, FormOptions } from './form'
export {
  createFormDraft,
  removeFormDrafts,
  type FormDraft,
  type FormDraftOptions,
} from './form-drafts'
export { FormField, type FieldSlot, type FormFieldProps } from './FormField'
export { FormNotices, type FormNoticesProps } from './FormNotices'
export { NO_PROBLEM, problemOfError, type FormProblem, type ProblemNames } from './form-problem'
export { SubmitButton, type SubmitButtonProps } from './SubmitButton'
export { useForm, useFormValues } from './use-form'
export { useLeaveGuard, type GuardedForm, type LeaveGuardOptions } from './use-leave-guard'
export { useSubmission, type Submission, type SubmissionOutcome } from './use-submission'
