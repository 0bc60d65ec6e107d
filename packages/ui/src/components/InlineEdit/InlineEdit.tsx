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

import { FieldMessages } from '../../internal/field/FieldMessages'
import { fieldAria } from '../../internal/field/FieldFrame'
import { useMergedRef } from '../../internal/use-merged-ref'
import { IconButton } from '../IconButton/IconButton'
import { Spinner } from '../Spinner/Spinner'
import {
  InlineBox,
  InlineForm,
  InlinePencil,
  InlineRoot,
  InlineText,
  InlineView,
} from './InlineEdit.styles'
import { useInlineEdit, type InlineEditOutcome } from './use-inline-edit'

/** Texts of an `InlineEdit` besides its label. */
export interface InlineEditLabels {
  /** Names the pencil, given the label and the text: "Rename Newsletter". */
  readonly edit: (what: { label: string; value: string }) => string
  /** Names the button that saves. */
  readonly save: string
  /** Names the button that takes typing back. */
  readonly cancel: string
  /** Said while it is being saved. */
  readonly saving: string
}

export interface InlineEditProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Names the field while it is one: "Category name". */
  label: string
  /** The text. */
  value: string
  /**
   * The text was changed, without blanks around it. Give back a promise while
   * it is being saved, and the reason when it was refused: that is shown, and
   * what was typed stays. Not called for a text that is as it was.
   */
  onSave: (change: { value: string }) => InlineEditOutcome | Promise<InlineEditOutcome>
  labels: InlineEditLabels
  /** Says what is wrong with a text before it is saved; nothing when it may be. */
  validate?: (text: string) => string | undefined
  /** What leaving the field by Tab or a press elsewhere means; `keep` leaves it open. @default 'save' */
  blurPolicy?: 'save' | 'cancel' | 'keep'
  /** Stands for an empty text. */
  placeholder?: string
  /** Whether it is a field now, when the caller decides: a menu may offer "Rename". */
  isEditing?: boolean
  /** It became a field, or is a text again. */
  onEditingChange?: (change: { isEditing: boolean }) => void
  /** The text cannot be changed: it has no pencil. @default false */
  isReadOnly?: boolean
}

/**
 * A text that becomes a field where it stands. It takes the type of its
 * context, a heading's as well as a row's. `ref` and attributes go to the
 * element around both.
 */
export function InlineEdit({
  label,
  value,
  onSave,
  labels,
  validate,
  blurPolicy = 'save',
  placeholder = '',
  isEditing: givenEditing,
  onEditingChange,
  isReadOnly = false,
  ref,
  ...rest
}: InlineEditProps) {
  const controlId = useId()
  const rootRef = useRef<HTMLDivElement>(null)
  const shouldReturnRef = useRef(false)
  const edit = useInlineEdit({
    value,
    isEditing: isReadOnly ? false : givenEditing,
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
    // Going to another window is not leaving the field.
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
            <InlinePencil>
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
    </InlineRoot>
  )
}
