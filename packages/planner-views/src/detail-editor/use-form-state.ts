import { civilDateOf } from '@throughline/domain/calendar-dates'
import { changeItemForm, undoNotice } from '@throughline/domain/item-form'
import type { ItemFormNotice, ItemFormPart, ItemFormValues } from '@throughline/domain/item-form'
import type { RichTextEditorHandle } from '@throughline/ui/RichTextEditor'
import { useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'

import type { DetailEditorProps } from './DetailEditor.types'
import type { EditorForm } from './editor-form'
import type { DetailEditorLabels } from './labels'
import { nextNotices } from './model/next-notices'

/** The form of the fields, and what the editor around them has to know. */
export interface FormState {
  readonly form: EditorForm
  /** Parts whose fields hold a text that is no value. */
  readonly unreadable: ReadonlySet<ItemFormPart>
  /** Rich texts hold more than they have reported. */
  readonly hasPending: boolean
  readonly undo: (notice: ItemFormNotice) => void
  /** Takes what was typed a moment ago, and returns what the form holds now. */
  readonly settle: () => {
    readonly values: ItemFormValues
    readonly unreadable: ReadonlySet<ItemFormPart>
  }
}

const NONE: ReadonlySet<ItemFormPart> = new Set()

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
  const [unreadable, setUnreadable] = useState(NONE)
  const [pending, setPending] = useState(NONE)
  const unreadableRef = useRef(NONE)
  const richTextsRef = useRef(new Map<ItemFormPart, RichTextEditorHandle>())
  const latest = useRef({ values, notices, context, onValuesChange })
  useLayoutEffect(() => {
    latest.current = { values, notices, context, onValuesChange }
  })

  const actions = useMemo(() => {
    const publish = (next: ItemFormValues, nextNotes: readonly ItemFormNotice[]) => {
      // Several changes may come before the host has rendered the first.
      latest.current = { ...latest.current, values: next, notices: nextNotes }
      latest.current.onValuesChange({ values: next, notices: nextNotes })
    }
    return {
      change: ((given) => {
        const before = latest.current
        const change = typeof given === 'function' ? given(before.values) : given
        const step = changeItemForm(before.values, change, before.context)
        publish(step.values, nextNotices(before.notices, change, step.notices))
      }) satisfies EditorForm['change'],
      report: (part: ItemFormPart, isReadable: boolean) => {
        unreadableRef.current = withPart(unreadableRef.current, part, !isReadable)
        setUnreadable(unreadableRef.current)
      },
      reportPending: (part: ItemFormPart, isPending: boolean) => {
        setPending((before) => withPart(before, part, isPending))
      },
      setRichText: (part: ItemFormPart, handle: RichTextEditorHandle | null) => {
        if (handle === null) richTextsRef.current.delete(part)
        else richTextsRef.current.set(part, handle)
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
        for (const richText of richTextsRef.current.values()) richText.flush()
        return { values: latest.current.values, unreadable: unreadableRef.current }
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
  useImperativeHandle(
    handleRef,
    () => ({
      flush: () => {
        settle()
      },
    }),
    [settle],
  )
  return { form, unreadable, hasPending: pending.size > 0, undo, settle }
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
