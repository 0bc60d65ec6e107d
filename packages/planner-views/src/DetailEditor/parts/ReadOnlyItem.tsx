import type { ItemFormPart } from '@throughline/domain/item-form'
import { isWebLink } from '@throughline/domain/channels'
import { DescriptionList } from '@throughline/ui/DescriptionList'
import { Link } from '@throughline/ui/Link'
import { RichText } from '@throughline/ui/RichText'
import { Skeleton } from '@throughline/ui/Skeleton'
import { isValidElement } from 'react'
import type { ReactNode } from 'react'
import { useLocale } from '@throughline/ui/LocaleProvider'

import { HostSlot } from '../../host-input'
import { ImagePreview } from '../fields/ImageField.styles'
import { customFieldOf, customPart, partName } from '../model/part-name'
import { partText } from '../model/part-text'
import type { Editor } from '../use-editor'
import { ReadOnlyTitle } from './FieldRow.styles'
import { DocumentFields, LinkedFields } from './OtherFields'

interface ReadOnlyItemProps {
  editor: Editor
  layout: 'page' | 'panel'
  /** Whether tags, initiatives and documents are among the values, not beside them. */
  hasLinks: boolean
}

/** Returns text and empty content unchanged: the list has a label for empty content. */
function boundedNode(content: ReactNode): ReactNode {
  return isValidElement(content) ? <HostSlot>{content}</HostSlot> : content
}

/** An item as text, for a user who may read but not change it. */
export function ReadOnlyItem({ editor, layout, hasLinks }: ReadOnlyItemProps) {
  const { props, labels, view, isHidden } = editor
  const { values, context, notesStatus = 'ready' } = props
  const lookup = { ...props, labels, locale: useLocale() }
  const parts = visibleParts(editor).filter((part) => !isHidden(part))
  const items = parts.map((part) => ({
    id: part,
    term: partName(part, context, labels, view.channel),
    description: contentOf(part, partText(part, values, lookup), editor),
  }))
  const extras = (props.extraFields ?? []).map(({ id, label, render }) => ({
    id: `extra-${id}`,
    term: label,
    description: boundedNode(render({ values, isReadOnly: true })),
  }))
  const notes = view.isVisible.notes && !isHidden('notes')
  return (
    <>
      {layout === 'page' ? (
        <ReadOnlyTitle>
          <bdi>{values.title}</bdi>
        </ReadOnlyTitle>
      ) : null}
      <DescriptionList items={[...items, ...extras]} emptyLabel={labels.none} />
      {hasLinks ? <LinkedFields editor={editor} look="list" /> : null}
      {notes ? (
        <DescriptionList
          layout="stacked"
          hasLines={false}
          emptyLabel={labels.none}
          items={[
            {
              id: 'notes',
              term: labels.parts.notes,
              description:
                notesStatus === 'loading' ? (
                  <Skeleton height={64} shape="card" />
                ) : notesStatus === 'error' ? (
                  labels.notesFailed
                ) : values.notes === '' ? null : (
                  <RichText
                    html={values.notes}
                    {...(props.imageOrigins && { imageOrigins: props.imageOrigins })}
                  />
                ),
            },
          ]}
        />
      ) : null}
      {hasLinks ? <DocumentFields editor={editor} /> : null}
    </>
  )
}

/** The parts that say something of this item, in the order of the form. */
function visibleParts({ view, props }: Editor): readonly ItemFormPart[] {
  const { isVisible, isInitiative } = view
  const { values } = props
  const numbers = (['impressions', 'ratingPoints'] as const).filter(
    (part) => !isInitiative || values[part] !== null,
  )
  return [
    'channelId',
    'tacticTypeId',
    ...(isVisible.platforms ? (['tacticPlatformIds'] as const) : []),
    ...view.optionFields,
    ...(isVisible.dates ? (['startDate'] as const) : (['isUnscheduled'] as const)),
    ...(isVisible.end ? (['endDate'] as const) : []),
    ...(values.rrule === null ? [] : (['rrule', 'recurrenceEndDay'] as const)),
    ...(isVisible.costs ? (['estimatedCost', 'actualCost'] as const) : []),
    ...numbers,
    ...view.customFields.map(({ id }) => customPart(id)),
  ]
}

function contentOf(part: ItemFormPart, text: string, { props, labels, view }: Editor): ReactNode {
  const field = customFieldOf(part, props.context)
  const visible =
    part === 'channelId' && view.channel === null ? (props.item?.channelName ?? text) : text
  if (visible === '') return null
  switch (field?.type) {
    case 'url':
      return isWebLink(visible) ? (
        <Link href={visible} target="_blank" rel="noreferrer">
          {visible}
        </Link>
      ) : (
        <bdi>{visible}</bdi>
      )
    case 'richtext':
      return <RichText html={visible} />
    case 'image': {
      const url = props.images?.get(field.id)?.url ?? null
      return url === null ? (
        <Skeleton width={120} height={80} shape="card" />
      ) : (
        <ImagePreview src={url} alt={labels.imageOf({ label: field.name })} />
      )
    }
    case 'string':
    case 'number':
    case undefined:
    default:
      return <bdi>{visible}</bdi>
  }
}
