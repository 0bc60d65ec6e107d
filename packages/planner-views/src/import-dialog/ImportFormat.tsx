import {
  TEXT_ENCODINGS,
  TEXT_SEPARATORS,
  type TextEncoding,
  type TextSeparator,
} from '@throughline/domain/item-file'
import { Banner } from '@throughline/ui/Banner'
import { Select } from '@throughline/ui/Select'

import { ImportColumns } from './ImportDialog.styles'
import type { ImportDialogProps, ImportFile } from './ImportDialog.types'
import type { ImportDialogLabels } from './labels'

interface ImportFormatProps extends Required<Pick<ImportDialogProps, 'onChooseFormat'>> {
  file: Extract<ImportFile, { status: 'read' }>
  labels: ImportDialogLabels
}

/** Choices of separator and encoding of a text file. The columns below show the result. */
export function ImportFormat({ file, labels, onChooseFormat }: ImportFormatProps) {
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
