import { itemFormView, offeredInitiatives } from '@throughline/domain/item-form'
import type { TacticField } from '@throughline/domain/channels'
import type { ItemFormPart, ItemFormView } from '@throughline/domain/item-form'
import { useCallback, useDeferredValue, useRef, useState } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import type { DetailEditorProps, EditorCloseReason, EditorInitiative } from './DetailEditor.types'
import type { PartProps } from './editor-form'
import { englishDetailEditorLabels } from './DetailEditor.labels'
import type { DetailEditorLabels } from './DetailEditor.labels'
import { isSameList, useSame } from '../host-input'
import { useFormState } from './use-form-state'
import type { FormState } from './use-form-state'
import { useSaving } from './use-saving'
import type { Saving } from './use-saving'

/** State and actions that both layouts of the editor use. */
export interface Editor {
  readonly props: DetailEditorProps
  readonly labels: DetailEditorLabels
  readonly formState: FormState
  readonly saving: Saving
  readonly view: ItemFormView
  /** The custom fields to draw: in the first frame those that may be in view, then all. */
  readonly customFields: readonly TacticField[]
  /**
   * Whether all custom fields are drawn, so that the fields after them are in their final place.
   */
  readonly isWhole: boolean
  /** null while they are loading. */
  readonly offered: readonly EditorInitiative[] | null
  readonly isReadOnly: boolean
  readonly isNew: boolean
  /** Names the editor. */
  readonly heading: string
  readonly isHidden: (part: ItemFormPart) => boolean
  /** Returns the props for the field of a part. */
  readonly partProps: (part: ItemFormPart) => PartProps
  readonly close: (reason: EditorCloseReason) => void
  readonly askToDelete: () => void
  readonly question: 'delete' | 'leave' | null
  readonly dropQuestion: () => void
  /** The reason for closing, while the editor asks whether to discard changes. */
  readonly leaveReason: EditorCloseReason
  /** To be the ref of the root element. */
  readonly setRoot: (root: HTMLElement | null) => void
  /** Before a button goes that has the focus: without a focus the keys of the editor are dead. */
  readonly focusTitle: () => void
}

/** With these the panel is filled to the end of most windows. */
const FIRST_FIELDS = 8

/** Returns the state and the actions of an editor in either layout. */
export function useEditor(props: DetailEditorProps): Editor {
  const {
    values,
    context,
    item,
    initiatives,
    fieldSettings,
    readOnlyReason = null,
    asksBeforeClose = true,
    onClose,
    beforeDelete,
    platform = 'other',
    labels: providedLabels = englishDetailEditorLabels,
  } = props
  const labels = useLabels(providedLabels)
  const rootRef = useRef<HTMLElement>(null)
  const setRoot = useCallback((root: HTMLElement | null) => {
    rootRef.current = root
  }, [])
  const [question, setQuestion] = useState<Editor['question']>(null)
  const [leaveReason, setLeaveReason] = useState<EditorCloseReason>('button')
  const formState = useFormState({ ...props, platform, labels })
  const saving = useSaving({ ...props, labels }, formState)
  const view = useSteadyView(itemFormView(values, context, item))
  const isWhole = useDeferredValue(true, view.customFields.length <= FIRST_FIELDS)
  const match = initiatives === null ? null : offeredInitiatives(initiatives, values, context)
  const offered = useSame(match, (a, b) => a !== null && b !== null && isSameList(a, b))
  const isReadOnly = readOnlyReason !== null
  const isNew = item === null

  const askToDelete = async () => {
    saving.stop(null)
    const answer = beforeDelete === undefined ? true : await beforeDelete()
    if (answer === true) setQuestion('delete')
    else saving.stop(answer === false ? labels.stopped : answer)
  }
  return {
    props,
    labels,
    formState,
    saving,
    view,
    customFields: isWhole ? view.customFields : view.customFields.slice(0, FIRST_FIELDS),
    isWhole,
    offered,
    isReadOnly,
    isNew,
    heading: labels.heading({ isNew, isInitiative: view.isInitiative, isReadOnly }),
    isHidden: (part) => fieldSettings?.[part] === 'hidden',
    partProps: (part) => ({
      error: saving.errors.get(part),
      isReadOnly: isReadOnly || fieldSettings?.[part] === 'read-only',
    }),
    close: (reason) => {
      if (asksBeforeClose && saving.hasChanges && !isReadOnly) {
        setLeaveReason(reason)
        setQuestion('leave')
      } else onClose({ reason })
    },
    askToDelete: () => {
      void askToDelete()
    },
    question,
    dropQuestion: () => {
      setQuestion(null)
    },
    leaveReason,
    setRoot,
    focusTitle: () => {
      const id = CSS.escape(formState.form.idOf('title'))
      rootRef.current?.querySelector<HTMLElement>(`#${id}`)?.focus()
    },
  }
}

/** Keeps the lists of a view while they hold the same, so that their fields need not render. */
function useSteadyView(view: ItemFormView): ItemFormView {
  const channels = useSame(
    view.channels,
    (a, b) =>
      a.length === b.length &&
      a.every(
        ({ channel, isLocked }, at) => channel === b[at]?.channel && isLocked === b[at].isLocked,
      ),
  )
  const types = useSame(view.types, isSameList)
  const customFields = useSame(view.customFields, isSameList)
  return { ...view, channels, types, customFields }
}
