import type { TacticField } from '@throughline/domain/channels'

import { CustomField } from '../fields/CustomField'
import { customPart } from '../model/part-name'
import type { Editor } from '../use-editor'
import { FieldRow } from './FieldRow'

interface CustomFieldsProps {
  editor: Editor
  fields: readonly TacticField[]
}

/**
 * Custom fields in their order: two narrow ones in a row, rich texts and images in separate rows.
 */
export function CustomFields({ editor, fields }: CustomFieldsProps) {
  const { props, isHidden, partProps } = editor
  const visible = fields.filter(({ id }) => !isHidden(customPart(id)))
  return rowsOf(visible).map((row) => (
    <FieldRow
      key={row[0]?.id}
      editor={editor}
      parts={row.map(({ id }) => customPart(id))}
      isWide={row.some(isWide)}
    >
      {row.map((field) => (
        <CustomField
          key={field.id}
          field={field}
          value={props.values.customValues[field.id]}
          image={props.images?.get(field.id)}
          onUploadImage={props.onUploadImage}
          onCancelImage={props.onCancelImage}
          onUploadPicture={props.onUploadNotesImage}
          imageOrigins={props.imageOrigins}
          {...partProps(customPart(field.id))}
        />
      ))}
    </FieldRow>
  ))
}

function isWide({ type }: TacticField): boolean {
  return type === 'richtext' || type === 'image'
}

/** Returns the rows: pairs of narrow fields, and wide fields in separate rows. */
function rowsOf(fields: readonly TacticField[]): readonly (readonly TacticField[])[] {
  const rows: TacticField[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    const fits = last?.length === 1 && !last.some(isWide) && !isWide(field)
    if (last && fits) last.push(field)
    else rows.push([field])
  }
  return rows
}
