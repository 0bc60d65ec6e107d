import { englishFileDropLabels, FileDrop } from '@throughline/ui/FileDrop'

const accepted: readonly string[] = ['.pdf']

/** PDF in a form: a stored one by its name, or a chosen file. */
export interface ChosenPdf {
  readonly name: string
  readonly sizeBytes: number
  /** null for the stored PDF. */
  readonly file: File | null
}

export interface PdfFieldProps {
  readonly label: string
  readonly value: ChosenPdf | null
  readonly error: string | undefined
  readonly isLocked: boolean
  /** Runs when the user chooses another file, or clears the field. */
  readonly onChange: (pdf: ChosenPdf | null) => void
}

/** Field in which the user chooses, replaces or clears a PDF. The form uploads it on save. */
export function PdfField({ label, value, error, isLocked, onChange }: PdfFieldProps) {
  return (
    <FileDrop
      label={label}
      error={error}
      accept={accepted}
      // The field holds one file; another choice replaces it.
      maxCount={value === null ? 1 : 2}
      isLocked={isLocked}
      labels={{
        ...englishFileDropLabels,
        choose: () => (value === null ? 'Choose a PDF' : 'Replace the PDF'),
        orDrop: () => 'or drop it here',
      }}
      items={
        value === null
          ? []
          : [{ id: 'pdf', name: value.name, sizeBytes: value.sizeBytes, status: 'done' }]
      }
      onAdd={({ files: [file] }) => {
        if (file !== undefined) onChange({ name: file.name, sizeBytes: file.size, file })
      }}
      onRemove={() => {
        onChange(null)
      }}
    />
  )
}
