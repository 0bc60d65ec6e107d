import { Check, Pencil, X } from 'lucide-react'
import {
  useId,
  useRef,
  useLayoutEffect,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'

import { fieldAria } from '../../internal/field/FieldFrame'
import { FieldMessages } from '../../internal/field/FieldMessages'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { IconButton } from '../IconButton'
import { Spinner } from '../Spinner'
import { Announcement } from '../VisuallyHidden'
import type { InlineEditLabels } from './InlineEdit.labels'
import {
  InlineBox,
  InlineForm,
  InlinePencil,
  InlineRoot,
  InlineText,
  InlineView,
} from './InlineEdit.styles'
import { useInlineEdit, type InlineEditOutcome } from './use-inline-edit'
import { useLabels } from '../../internal/locale/locale-context'

export interface InlineEditProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Names the field while editing, with its entry in a list: "Name of the category Email". */
  label: string
  /** The text. */
  value: string
  /**
   * The text was changed; it is trimmed. Return a promise while saving, and the reason
   * if it was refused: the field shows it and keeps the typed text. Not called if the
   * text did not change.
   */
  onSave: (change: { value: string }) => InlineEditOutcome | Promise<InlineEditOutcome>
  labels: InlineEditLabels
  /** Validates a text before saving; returns the error, or nothing for a valid text. */
  validate?: (text: string) => string | undefined
  /** The effect of leaving the field by Tab or a press elsewhere; `keep` keeps editing. @default 'save' */
  blurPolicy?: 'save' | 'cancel' | 'keep'
  /** Shown for an empty text. */
  placeholder?: string
  /** Whether it is being edited, when controlled by the caller, such as by a "Rename" in a menu. */
  isEditing?: boolean
  /** Editing started or ended. */
  onEditingChange?: (change: { isEditing: boolean }) => void
  /** The text cannot be changed; there is no edit button. @default false */
  isReadOnly?: boolean
  /** Whether the edit button is there for a mouse too before it is over the row. @default 'hover' */
  editButton?: 'hover' | 'always'
}

/**
 * A text that can be edited in place. It inherits the font of its context, such as a
 * heading or a row. `ref` and attributes go to the root element.
 */
export function InlineEdit({
  label,
  value,
  onSave,
  labels: providedLabels,
  validate,
  blurPolicy = 'save',
  placeholder = '',
  isEditing: providedEditing,
  onEditingChange,
  isReadOnly = false,
  editButton = 'hover',
  ref,
  ...rest
}: InlineEditProps) {
  const labels = useLabels(providedLabels)
  const controlId = useId()
  const rootRef = useRef<HTMLDivElement>(null)
  const shouldReturnRef = useRef(false)
  const edit = useInlineEdit({
    value,
    isEditing: isReadOnly ? false : providedEditing,
    onEditingChange,
    validate,
    onSave,
  })
  const { isEditing } = edit
  useLayoutEffect(() => {
    const root = rootRef.current
    if (isEditing) root?.querySelector('input')?.select()
    else if (shouldReturnRef.current) root?.querySelector('button')?.focus()
    shouldReturnRef.current = false
  }, [isEditing])

  const save = (isByKey: boolean) => {
    shouldReturnRef.current = isByKey
    const stayIfRefused = (isSaved: boolean) => {
      if (isSaved) return
      shouldReturnRef.current = false
      if (isByKey) rootRef.current?.querySelector('input')?.focus()
    }
    const result = edit.save()
    if (typeof result === 'boolean') stayIfRefused(result)
    else void result.then(stayIfRefused)
  }
  const cancel = (isByKey: boolean) => {
    shouldReturnRef.current = isByKey
    edit.cancel()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing || isReadOnly) return
    if (!isEditing) {
      if (event.key !== 'F2') return
      event.preventDefault()
      edit.start()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (!edit.isSaving) cancel(true)
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      save(true)
    }
  }
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    rest.onBlur?.(event)
    if (!isEditing || edit.isSaving || event.currentTarget.contains(event.relatedTarget)) return
    // Switching to another window is not leaving the field.
    if (!document.hasFocus()) return
    if (blurPolicy === 'save') save(false)
    else if (blurPolicy === 'cancel') cancel(false)
  }
  const keepFocus = (event: PointerEvent) => {
    event.preventDefault()
  }
  return (
    <InlineRoot
      {...rest}
      ref={useMergedRef(ref, rootRef)}
      {...(isEditing ? { 'data-editing': '' } : null)}
      {...(edit.error === undefined ? null : { 'data-invalid': '' })}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      onDoubleClick={(event) => {
        rest.onDoubleClick?.(event)
        if (!isReadOnly && !isEditing) edit.start()
      }}
    >
      {isEditing ? (
        <InlineForm>
          <InlineBox {...(edit.error === undefined ? null : { 'data-invalid': '' })}>
            <input
              {...fieldAria(controlId, { error: edit.error })}
              id={controlId}
              type="text"
              autoComplete="off"
              aria-label={label}
              aria-busy={edit.isSaving}
              value={edit.text}
              readOnly={edit.isSaving}
              placeholder={placeholder}
              onChange={(event) => {
                edit.type(event.currentTarget.value)
              }}
            />
            {edit.isSaving ? <Spinner size={14} label={labels.saving} /> : null}
          </InlineBox>
          <IconButton
            icon={Check}
            label={labels.save}
            size="small"
            aria-disabled={edit.isSaving}
            onPointerDown={keepFocus}
            onClick={() => {
              save(true)
            }}
          />
          <IconButton
            icon={X}
            label={labels.cancel}
            size="small"
            disabled={edit.isSaving}
            onPointerDown={keepFocus}
            onClick={() => {
              cancel(true)
            }}
          />
        </InlineForm>
      ) : (
        <InlineView>
          <InlineText title={value} {...(value === '' ? { 'data-empty': '' } : null)}>
            {value === '' ? placeholder : value}
          </InlineText>
          {isReadOnly ? null : (
            <InlinePencil data-shown={editButton}>
              <IconButton
                icon={Pencil}
                label={labels.edit({ label, value })}
                shortcut="F2"
                size="small"
                onClick={edit.start}
              />
            </InlinePencil>
          )}
        </InlineView>
      )}
      <FieldMessages controlId={controlId} error={isEditing ? edit.error : undefined} />
      {isEditing ? (
        <Announcement>{edit.error === undefined ? null : `${label}: ${edit.error}`}</Announcement>
      ) : null}
    </InlineRoot>
  )
}
