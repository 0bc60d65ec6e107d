import { civilDateOf } from '@throughline/domain/calendar-dates'
import { changeItemForm, undoNotice } from '@throughline/domain/item-form'
import type { ItemFormNotice, ItemFormPart, ItemFormValues } from '@throughline/domain/item-form'
import type { TypingScopeHandle } from '@throughline/ui/TypingScope'
import { useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'

import type { DetailEditorProps } from './DetailEditor.types'
import type { EditorForm } from './editor-form'
import type { DetailEditorLabels } from './DetailEditor.labels'
import { currentFaults } from './model/form-errors'
import type { TextFault, TextFaults } from './model/form-errors'
import { nextNotices } from './model/next-notices'

/** The form of the fields, and the data that the editor around them needs. */
export interface FormState {
  readonly form: EditorForm
  /** Fields with texts that are no values. */
  readonly faults: TextFaults
  /** To be the handle of the scope around all fields. */
  readonly typingRef: RefObject<TypingScopeHandle | null>
  /** Fields hold more than they have reported. */
  readonly hasPending: boolean
  readonly undo: (notice: ItemFormNotice) => void
  /**
   * Applies typed text as if the user had left its field, and returns the current values of the
   * form.
   */
  readonly settle: () => { readonly values: ItemFormValues; readonly faults: TextFaults }
}

const none: ReadonlySet<ItemFormPart> = new Set()
const noFaults: TextFaults = new Map()

/** The state of the form that its values do not have, and the functions that change these. */
export function useFormState({
  values,
  notices,
  context,
  onValuesChange,
  handleRef,
  platform,
  labels,
}: Pick<DetailEditorProps, 'values' | 'notices' | 'context' | 'onValuesChange' | 'handleRef'> & {
  platform: 'mac' | 'other'
  labels: DetailEditorLabels
}): FormState {
  const baseId = useId()
  const [faults, setFaults] = useState(noFaults)
  const [pending, setPending] = useState(none)
  const faultsRef = useRef(noFaults)
  const typingRef = useRef<TypingScopeHandle>(null)
  const latest = useRef({ values, notices, context, onValuesChange })
  useLayoutEffect(() => {
    latest.current = { values, notices, context, onValuesChange }
  })

  const actions = useMemo(() => {
    const publish = (next: ItemFormValues, nextNotes: readonly ItemFormNotice[]) => {
      // Several changes may come before the host has rendered the first.
      latest.current = { ...latest.current, values: next, notices: nextNotes }
      const unreadParts = [...currentFaults(next, faultsRef.current).keys()]
      latest.current.onValuesChange({ values: next, notices: nextNotes, unreadParts })
    }
    return {
      change: ((provided) => {
        const before = latest.current
        const change = typeof provided === 'function' ? provided(before.values) : provided
        const step = changeItemForm(before.values, change, before.context)
        publish(step.values, nextNotices(before.notices, change, step.notices))
      }) satisfies EditorForm['change'],
      report: (part: ItemFormPart, fault: TextFault | null) => {
        faultsRef.current = withFault(faultsRef.current, part, fault)
        setFaults(faultsRef.current)
      },
      reportPending: (part: ItemFormPart, isPending: boolean) => {
        setPending((before) => withPart(before, part, isPending))
      },
      idOf: (part: ItemFormPart) => `${baseId}-${part.replace(':', '-')}`,
      undo: (notice: ItemFormNotice) => {
        const before = latest.current
        publish(
          undoNotice(before.values, notice),
          before.notices.filter((each) => each !== notice),
        )
      },
      settle: () => {
        typingRef.current?.settle()
        // All of it is reported by now, also of a field that keeps the focus.
        setPending(none)
        return { values: latest.current.values, faults: faultsRef.current }
      },
    }
  }, [baseId])

  const { weekStartDay } = context.plan
  const today = civilDateOf(context.today)
  const form = useMemo<EditorForm>(
    () => ({ ...actions, today, weekStartDay, platform, labels }),
    [actions, today, weekStartDay, platform, labels],
  )
  const { undo, settle } = actions
  useImperativeHandle(handleRef, () => ({
    flush: () => {
      typingRef.current?.flush()
    },
  }))
  return { form, faults, typingRef, hasPending: pending.size > 0, undo, settle }
}

function withFault(faults: TextFaults, part: ItemFormPart, fault: TextFault | null): TextFaults {
  if ((faults.get(part) ?? null) === fault) return faults
  const next = new Map(faults)
  if (fault === null) next.delete(part)
  else next.set(part, fault)
  return next
}

function withPart(
  parts: ReadonlySet<ItemFormPart>,
  part: ItemFormPart,
  isIn: boolean,
): ReadonlySet<ItemFormPart> {
  if (parts.has(part) === isIn) return parts
  const next = new Set(parts)
  if (isIn) next.add(part)
  else next.delete(part)
  return next
}
