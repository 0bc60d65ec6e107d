export { NEW_CATEGORY, refuseCategory, type CategoryChoice } from './category-choice'
export { CategoryFields } from './CategoryFields'
export type { Form } from './form'
export { createFormDraft, type FormDraft } from '../preferences/form-drafts'
export { FormField } from './FormField'
export { FormNotices } from './FormNotices'
export type { GuardedForm } from './guarded-form'
export { noProblem, problemOfError, type FormProblem } from './form-problem'
export { mergeValues } from './merge-values'
export { SubmitButton } from './SubmitButton'
export { useCloseQuestion } from './use-close-question'
export { useForm, useFormValues } from './use-form'
export {
  useGuardedForms,
  useReportedForm,
  useUnsavedText,
  type TellOfForm,
} from './use-guarded-forms'
export { useLeaveGuard } from './use-leave-guard'
export { useSubmission } from './use-submission'
export type { FieldValues } from 'react-hook-form'
