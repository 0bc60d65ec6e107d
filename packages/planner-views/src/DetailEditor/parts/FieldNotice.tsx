import type { ItemFormNotice } from '@throughline/domain/item-form'
import { Button } from '@throughline/ui/Button'
import { useId } from 'react'

import { partName } from '../model/part-name'
import type { Editor } from '../use-editor'
import { NoticeRoot } from './FieldRow.styles'

interface FieldNoticeProps {
  editor: Editor
  notice: ItemFormNotice
}

/** Effect of a change on other fields, beside these, with a button to undo it. */
export function FieldNotice({ editor, notice }: FieldNoticeProps) {
  const { labels, formState } = editor
  const textId = useId()
  return (
    <NoticeRoot>
      <span id={textId}>{noticeText(editor, notice)}</span>
      {'undo' in notice ? (
        <Button
          size="small"
          variant="ghost"
          aria-describedby={textId}
          onClick={() => {
            formState.undo(notice)
          }}
        >
          {labels.undo}
        </Button>
      ) : null}
    </NoticeRoot>
  )
}

/** A notice as a sentence. */
export function noticeText(
  { props, labels, view }: Pick<Editor, 'props' | 'labels' | 'view'>,
  notice: ItemFormNotice,
): string {
  const parts = notice.code === 'choice-cleared' ? notice.parts : []
  const names = parts.map((part) => partName(part, props.context, labels, view.channel))
  return labels.notice({ code: notice.code, names })
}
