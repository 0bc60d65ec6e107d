import { Button } from '@throughline/ui/Button'
import { FileDrop, type FileDropItem } from '@throughline/ui/FileDrop'

import type { ImportDialogProps, ImportFile } from './ImportDialog.types'
import type { ImportDialogLabels } from './ImportDialog.labels'

/** The dialog accepts other kinds of workbooks too: the reader explains how to save them. */
const types = ['.xlsx', '.csv', '.tsv', '.txt', '.xls', '.xlsm', '.xlsb', '.ods']
const MAX_BYTES = 10_000_000

interface ImportFileStepProps extends Pick<
  ImportDialogProps,
  'file' | 'onChooseFile' | 'onRemoveFile' | 'onRetryFile'
> {
  labels: ImportDialogLabels
}

/** The first step: which file. */
export function ImportFileStep({
  file,
  onChooseFile,
  onRemoveFile,
  onRetryFile,
  labels,
}: ImportFileStepProps) {
  return (
    <>
      <FileDrop
        label={labels.file}
        help={labels.fileHelp}
        labels={labels.fileDrop}
        accept={types}
        maxBytes={MAX_BYTES}
        items={itemsOf(file)}
        onAdd={({ files: [chosen] }) => {
          if (chosen !== undefined) onChooseFile({ file: chosen })
        }}
        onCancel={onRemoveFile}
        onRemove={onRemoveFile}
      />
      {file.status === 'failed' ? (
        <Button onClick={onRetryFile} style={{ justifySelf: 'start' }}>
          {labels.retryFile}
        </Button>
      ) : null}
    </>
  )
}

function itemsOf(file: ImportFile): readonly FileDropItem[] {
  switch (file.status) {
    case 'none':
      return []
    case 'reading':
      return [{ id: 'file', name: file.name, status: 'uploading' }]
    case 'refused':
      return [{ id: 'file', name: file.name, status: 'failed', error: file.sentence }]
    case 'failed':
      return [{ id: 'file', name: file.name, status: 'failed', error: file.message }]
    case 'read':
      return [{ id: 'file', name: file.name, status: 'done' }]
    default:
      return file satisfies never
  }
}
