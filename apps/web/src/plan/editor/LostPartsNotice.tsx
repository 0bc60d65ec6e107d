import { isolateText } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { richTextPlainText } from '@throughline/ui/RichText'
import { useCopyText } from '../../platform/use-copy-link'
import type { LostField, LostParts } from './lost-parts'

export interface LostPartsNoticeProps {
  readonly lost: LostParts
  /** The item itself is deleted, and the editor reports that. */
  readonly isItemGone: boolean
}

/**
 * Notices above an open form about a channel, a type or fields that another user has deleted. The
 * text of a field stays readable, and can be copied.
 */
export function LostPartsNotice({ lost: { choice, fields }, isItemGone }: LostPartsNoticeProps) {
  return (
    <>
      {choice === null || isItemGone ? null : (
        <Banner tone="danger">
          {`The ${choice.part} ${isolateText(choice.name)} was deleted while it was open here. Choose another ${choice.part}, or close the form.`}
        </Banner>
      )}
      {fields.map((field) => (
        <LostFieldNotice key={field.id} field={field} />
      ))}
    </>
  )
}

function LostFieldNotice({ field: { name, type, value } }: { readonly field: LostField }) {
  const copyText = useCopyText()
  const text = type === 'richtext' ? richTextPlainText(value) : value
  return (
    <Banner
      tone="danger"
      title={`The field ${isolateText(name)} was removed while it was open here. Its text is not saved:`}
      actions={
        <Button
          size="small"
          onClick={() => {
            void copyText(text)
          }}
        >
          Copy text
        </Button>
      }
    >
      <span style={{ whiteSpace: 'pre-wrap' }}>{text}</span>
    </Banner>
  )
}
