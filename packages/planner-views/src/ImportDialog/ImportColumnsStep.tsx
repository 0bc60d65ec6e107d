import { FILE_FIELDS, TEXT_ENCODINGS, TEXT_SEPARATORS } from '@throughline/domain/item-file'
import type { FileField, TextEncoding, TextSeparator } from '@throughline/domain/item-file'
import { Banner } from '@throughline/ui/Banner'
import { Select } from '@throughline/ui/Select'
import type { SelectProps } from '@throughline/ui/Select'
import { useMemo } from 'react'

import { ImportColumns } from './ImportDialog.styles'
import type { ImportDialogProps, ImportFile } from './ImportDialog.types'
import { ImportOptions } from './ImportOptions'
import type { ImportDialogLabels } from './ImportDialog.labels'
import type { ImportDraft } from './use-import-draft'

interface ImportColumnsStepProps extends Pick<ImportDialogProps, 'file' | 'onChooseFormat'> {
  draft: ImportDraft
  fieldNames: readonly string[]
  labels: ImportDialogLabels
}

/** The value of the option for columns that are not imported. */
const NONE = ''
type Choice = FileField | typeof NONE

/** The second step: the sheet, and the field of each of its columns. */
export function ImportColumnsStep({
  draft,
  fieldNames,
  file,
  onChooseFormat,
  labels,
}: ImportColumnsStepProps) {
  const { columns, mapping, missingFields, read } = draft
  const options = useMemo(() => fieldOptions(fieldNames, labels), [fieldNames, labels])
  return (
    <>
      {draft.sheets.length > 1 ? <SheetChoice draft={draft} labels={labels} /> : null}
      {file.status === 'read' && onChooseFormat !== undefined ? (
        <ImportFormat file={file} labels={labels} onChooseFormat={onChooseFormat} />
      ) : null}
      {read.rows.length === 0 ? <Banner tone="warning">{labels.noRows}</Banner> : null}
      <ImportNotes draft={draft} labels={labels} />
      <p>{labels.columnsHelp}</p>
      <ImportColumns>
        {columns.map(({ header, letters, samples }, at) => (
          <Select<Choice>
            key={letters}
            label={header === '' ? labels.namelessColumn({ letters }) : header}
            help={samples.length === 0 ? labels.noSamples : samples.join(' · ')}
            options={options}
            value={mapping[at] ?? NONE}
            onChange={({ value }) => {
              draft.chooseField(at, value === NONE ? null : value)
            }}
          />
        ))}
      </ImportColumns>
      <ImportOptions draft={draft} labels={labels} />
      {missingFields.length === 0 || columns.length === 0 ? null : (
        <Banner tone="warning">{labels.missingFields({ names: missingFields })}</Banner>
      )}
    </>
  )
}

function SheetChoice({ draft, labels }: Pick<ImportColumnsStepProps, 'draft' | 'labels'>) {
  return (
    <Select
      label={labels.sheet}
      options={draft.sheets.map(({ name, rows, isHidden }, at) => ({
        value: String(at),
        label: name,
        description: labels.sheetRows({ rows: rows.length, isHidden }),
      }))}
      value={String(draft.sheetIndex)}
      onChange={({ value }) => {
        draft.chooseSheet(Number(value))
      }}
    />
  )
}

/** Notes about rows that are imported although the file hides them, and about ignored rows. */
function ImportNotes({ draft, labels }: Pick<ImportColumnsStepProps, 'draft' | 'labels'>) {
  const { sheet, read, rowsAbove } = draft
  const notes = [
    rowsAbove === 0 ? '' : labels.rowsAbove({ count: rowsAbove }),
    sheet.hiddenRowCount === 0 ? '' : labels.hiddenRows({ count: sheet.hiddenRowCount }),
    read.sumCount === 0 ? '' : labels.sums({ count: read.sumCount }),
    read.repeatedCount === 0 ? '' : labels.repeated({ count: read.repeatedCount }),
  ].filter((note) => note !== '')
  return notes.length === 0 ? null : <p>{notes.join(' ')}</p>
}

function fieldOptions(
  fieldNames: readonly string[],
  labels: ImportDialogLabels,
): SelectProps<Choice>['options'] {
  const item = {
    label: labels.itemFields,
    options: FILE_FIELDS.map(({ field, header }) => ({ value: field, label: header })),
  }
  const universal = {
    label: labels.universalFields,
    options: fieldNames.map((name) => ({ value: `fields.${name}` as const, label: name })),
  }
  const none = { value: NONE, label: labels.notImported } as const
  return fieldNames.length === 0 ? [none, item] : [none, item, universal]
}

interface ImportFormatProps extends Required<Pick<ImportDialogProps, 'onChooseFormat'>> {
  file: Extract<ImportFile, { status: 'read' }>
  labels: ImportDialogLabels
}

/** Choices of separator and encoding of a text file. The columns below show the result. */
function ImportFormat({ file, labels, onChooseFormat }: ImportFormatProps) {
  const { text = null, textFailure = null } = file
  if (text === null) return null
  const separators = [...new Set<TextSeparator>([...TEXT_SEPARATORS, text.separator])]
  return (
    <>
      <ImportColumns>
        <Select
          label={labels.separator}
          options={separators.map((separator) => ({
            value: separator,
            label: labels.separatorName({ separator }),
          }))}
          value={text.separator}
          onChange={({ value }) => {
            onChooseFormat({ format: { ...text, separator: value } })
          }}
        />
        <Select<TextEncoding>
          label={labels.encoding}
          options={TEXT_ENCODINGS.map((encoding) => ({
            value: encoding,
            label: labels.encodingName[encoding],
          }))}
          value={text.encoding}
          onChange={({ value }) => {
            onChooseFormat({ format: { ...text, encoding: value } })
          }}
        />
      </ImportColumns>
      {textFailure === null ? null : <Banner tone="danger">{textFailure}</Banner>}
    </>
  )
}
