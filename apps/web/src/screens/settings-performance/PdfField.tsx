import { englishFileDropLabels, FileDrop } from '@throughline/ui/FileDrop'

const ACCEPTED: readonly string[] = ['.pdf']

/** A PDF as it stands in a form: a stored one by its name, or a file that is chosen. */
export interface ChosenPdf {
  readonly name: string
  readonly sizeBytes: number
  /** null while it is the stored one. */
  readonly file: File | null
}

export interface PdfFieldProps {
  readonly label: string
  readonly value: ChosenPdf | null
  readonly error: string | undefined
  readonly isLocked: boolean
  /** Another file, or none. */
  readonly onChange: (pdf: ChosenPdf | null) => void
}

/** A PDF that is chosen, replaced or cleared; it is uploaded with the form. */
export function PdfField({ label, value, error, isLocked, onChange }: PdfFieldProps) {
  return (
    <FileDrop
      label={label}
      error={error}
      accept={ACCEPTED}
      // One file stands here, and choosing another one replaces it.
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
