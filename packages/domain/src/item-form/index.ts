export type {
  ItemFormContext,
  ItemFormError,
  ItemFormField,
  ItemFormNotice,
  ItemFormPart,
  ItemFormStep,
  ItemFormValues,
} from './item-form'
