export { canSaveItemForm, changedParts } from './changed-parts'
export { changeItemForm, undoNotice } from './change-item-form'
export { emptyItemForm } from './item-form'
export type {
  FormChannel,
  FormItem,
  FormTacticType,
  ItemFormContext,
  ItemFormError,
  ItemFormField,
  ItemFormNotice,
  ItemFormPart,
  ItemFormStep,
  ItemFormValues,
} from './item-form'
export { itemFormView, offeredInitiatives } from './item-form-view'
export type { ItemFormSection, ItemFormView } from './item-form-view'
export { itemChangesOf, itemDraftOf } from './item-request'
export type { DraftFieldValue, ItemDraft } from './item-request'
export { mergeItemForms, withParts } from './merge-item-forms'
export type { ItemFormMerge } from './merge-item-forms'
export { repeatPreview } from './repeat-preview'
export type { RepeatPreview } from './repeat-preview'
export { copiedItemForm, itemFormOf, newItemForm } from './start-item-form'
export type { ItemFormStart } from './start-item-form'
export { RATING_POINTS_LIMIT, validateItemForm } from './validate-item-form'
