import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { ErrorSummary } from '@throughline/ui/ErrorSummary'
import { Announcement } from '@throughline/ui/VisuallyHidden'

import { HostSlot } from '../../host-input'
import { partName } from '../model/part-name'
import type { Editor } from '../use-editor'
import { EditorConflictChoice } from './EditorConflictChoice'
import { noticeText } from './FieldNotice'

/** Messages above the fields: errors, conflicts, restored and live changes. */
export function EditorMessages({ editor }: { editor: Editor }) {
  const { props, labels, saving, formState, view } = editor
  const { draft, onDiscardDraft, liveChange, onDismissLiveChange, conflict } = props
  const { readOnlyReason = null, itsPlan, notice } = props
  const { idOf } = formState.form
  return (
    <>
      <Announcement>
        {props.notices.map((notice) => noticeText(editor, notice)).join(' ')}
      </Announcement>
      <HostSlot>{notice?.content}</HostSlot>
      {readOnlyReason === null || notice?.holdsReason === true ? null : (
        <Banner
          {...(itsPlan === undefined
            ? null
            : {
                actions: (
                  <Button size="small" onClick={itsPlan.onOpen}>
                    {labels.openItsPlan(itsPlan)}
                  </Button>
                ),
              })}
        >
          {readOnlyReason}
        </Banner>
      )}
      <ErrorSummary
        title={labels.errorTitle(saving.errors.size)}
        submitCount={saving.errorCount}
        errors={[...saving.errors].map(([part, message]) => ({ fieldId: idOf(part), message }))}
      />
      {props.isDeleted === true ? (
        <Banner tone="danger">
          {labels.deletedMeanwhile({ isReadOnly: readOnlyReason !== null })}
        </Banner>
      ) : null}
      {saving.refusal === null ? null : <Banner tone="danger">{saving.refusal}</Banner>}
      {conflict ? (
        <EditorConflictChoice key={conflict.parts.join()} {...{ editor, conflict }} />
      ) : null}
      {draft === 'restored' ? (
        <Banner
          {...(onDiscardDraft === undefined
            ? null
            : {
                actions: (
                  <Button
                    size="small"
                    onClick={() => {
                      editor.focusTitle()
                      onDiscardDraft()
                    }}
                  >
                    {labels.discardDraft}
                  </Button>
                ),
              })}
        >
          {labels.draftRestored}
        </Banner>
      ) : null}
      {liveChange ? (
        <Banner
          {...(onDismissLiveChange === undefined
            ? null
            : {
                dismissLabel: labels.dismiss,
                onDismiss: () => {
                  editor.focusTitle()
                  onDismissLiveChange()
                },
              })}
        >
          {labels.liveChange({
            by: liveChange.changedBy ?? null,
            names: liveChange.parts.map((part) =>
              partName(part, props.context, labels, view.channel),
            ),
          })}
        </Banner>
      ) : null}
    </>
  )
}
