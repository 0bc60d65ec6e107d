import { copiedItemForm, itemChangesOf, itemDraftOf } from '@throughline/domain/item-form'
import type { ItemFormContext } from '@throughline/domain/item-form'
import { DetailEditor, englishDetailEditorLabels } from '@throughline/planner-views/detail-editor'
import type {
  DetailEditorProps,
  EditorDocument,
  SaveRequest,
} from '@throughline/planner-views/detail-editor'
import { useMemo } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { provided } from '../element'
import type { ViewProps } from '../element'
import type { EditorEventMap, EditorHandle, EditorProperties, Waiting } from './editor.types'
import { newForm, useEditedForm } from './use-edited-form'

const noDocuments: readonly EditorDocument[] = []
const READ_ONLY = 'This item can only be read.'
const DEFAULT_WIDTH_PIXELS = 420

interface EditorFormProps
  extends
    ViewProps<EditorProperties, EditorEventMap, EditorHandle>,
    Pick<DetailEditorProps, 'initiatives' | 'tags'> {
  context: ItemFormContext
}

/** The form of one item. It keeps the entered values in its own state until the user saves. */
export function EditorForm({ values, host, context, initiatives, tags }: EditorFormProps) {
  const { form, setForm, item } = useEditedForm(values, context)
  const { labels, widthPixels = DEFAULT_WIDTH_PIXELS, beforeSave, beforeDelete } = values
  const own = useLabels(englishDetailEditorLabels)
  const texts = useMemo(() => ({ ...own, ...labels }), [own, labels])
  const panel = useMemo(() => ({ widthPixels }), [widthPixels])
  const save = async ({ values: saved, andThen }: SaveRequest): Promise<void> => {
    const draft = itemDraftOf(saved, context)
    const changes = item === null ? draft : itemChangesOf(saved, form.before, context)
    const { waitUntil, isDone } = waiting()
    const detail = { values: saved, andThen, item, draft, changes, waitUntil }
    const goesOn = host.tell('throughline-save', detail)
    await isDone()
    if (!goesOn) return
    if (andThen === 'close') {
      setForm({ values: saved, before: saved, notices: [] })
      host.change('throughline-close', { reason: 'saved' }, { closed: true })
    } else if (andThen === 'stay') {
      // Keeps what the user has typed, and the item that the page has set, since the save began.
      setForm((now) => ({
        values: now.values,
        before: now.before === form.before ? saved : now.before,
        notices: [],
      }))
    } else {
      const next = andThen === 'copy' ? copiedItemForm(saved) : newForm(values, context)
      setForm({ values: next, before: next, notices: [] })
    }
  }
  return (
    <DetailEditor
      {...form}
      layout={values.layout ?? 'page'}
      panel={panel}
      handleRef={host.handleRef}
      item={
        item === null
          ? null
          : { isInitiative: item.isInitiative ?? false, channelId: item.channelId ?? 0 }
      }
      context={context}
      initiatives={initiatives}
      tags={tags}
      documents={noDocuments}
      labels={texts}
      readOnlyReason={values.readOnly === true ? (values.readOnlyReason ?? READ_ONLY) : null}
      message={values.message ?? null}
      status={values.note ?? null}
      asksBeforeClose={values.closesWithoutAsking !== true}
      onValuesChange={(change) => {
        setForm((now) => ({ ...now, ...change }))
        host.tell('throughline-valueschange', { values: change.values })
      }}
      beforeSave={(request) =>
        host.tell('throughline-beforesave', request) && (beforeSave?.(request) ?? true)
      }
      onSave={save}
      {...(item !== null &&
        host.offers('throughline-delete') && {
          beforeDelete: () => beforeDelete?.() ?? true,
          onDelete: async () => {
            const { waitUntil, isDone } = waiting()
            const goesOn = host.tell('throughline-delete', { item, waitUntil })
            await isDone()
            if (goesOn) host.change('throughline-close', { reason: 'deleted' }, { closed: true })
          },
        })}
      onClose={(request) => {
        host.change('throughline-close', request, { closed: true })
      }}
      {...provided(values, ['fieldSettings', 'errors', 'details', 'saveThen'])}
    />
  )
}

/** Collects what listeners of an event wait for, as events of service workers do. */
function waiting(): Waiting & {
  /** Rejects when one of them does. */
  readonly isDone: () => Promise<void>
} {
  const promises: Promise<unknown>[] = []
  return {
    waitUntil: (promise) => {
      promises.push(promise)
    },
    isDone: async () => {
      await Promise.all(promises)
    },
  }
}
