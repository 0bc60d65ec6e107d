export { FormActions, type FormActionsProps } from './FormActions'
export { FormLayout, type FormLayoutProps } from './FormLayout'
export { FormSection, type FormSectionProps } from './FormSection'
