import { readTypedAmount } from '@throughline/domain/budget'
import { Button } from '@throughline/ui/Button'
import { Checkbox } from '@throughline/ui/Checkbox'
import { CurrencyField } from '@throughline/ui/CurrencyField'
import { DateField, englishDateFieldLabels } from '@throughline/ui/DateField'
import { Dialog } from '@throughline/ui/Dialog'
import { FormLayout, FormSection } from '@throughline/ui/FormLayout'
import { Select } from '@throughline/ui/Select'
import { TextArea } from '@throughline/ui/TextArea'
import { TextField } from '@throughline/ui/TextField'
import { useState } from 'react'
import { regions, type Note } from './note'

interface NoteDialogProps {
  note: Note
  today: string
  onSave: (change: { note: Note }) => void
  onClose: () => void
}

/** Writes a note; it needs a title and a day. */
export function NoteDialog({ note: stored, today, onSave, onClose }: NoteDialogProps) {
  const [note, setNote] = useState(stored)
  const [hasTried, setHasTried] = useState(false)
  const titleError = hasTried && note.title.trim() === '' ? 'Give the note a title.' : undefined
  const save = () => {
    setHasTried(true)
    if (note.title.trim() !== '' && note.day !== '') onSave({ note })
  }
  return (
    <Dialog
      isOpen
      title={stored.title === '' ? 'New note' : 'Edit note'}
      closeLabel="Close"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <FormLayout onSubmit={save}>
        <FormSection columns={2}>
          <TextField
            label="Title"
            isRequired
            data-autofocus=""
            value={note.title}
            error={titleError}
            onChange={({ value }) => {
              setNote({ ...note, title: value })
            }}
          />
          <Select
            label="Region"
            options={regions}
            value={note.region}
            onChange={({ value }) => {
              setNote({ ...note, region: value })
            }}
          />
          <DateField
            label="Day"
            isRequired
            today={today}
            labels={englishDateFieldLabels}
            value={note.day === '' ? null : note.day}
            onChange={({ date }) => {
              setNote({ ...note, day: date ?? '' })
            }}
          />
          <CurrencyField
            label="Spent"
            value={note.costDollars}
            read={readTypedAmount}
            onChange={({ amountDollars }) => {
              setNote({ ...note, costDollars: amountDollars })
            }}
          />
        </FormSection>
        <TextArea
          label="Text"
          value={note.text}
          onChange={({ value }) => {
            setNote({ ...note, text: value })
          }}
        />
        <Checkbox
          label="Somebody has to look after it"
          isChecked={note.isFlagged}
          onChange={({ isChecked }) => {
            setNote({ ...note, isFlagged: isChecked })
          }}
        />
      </FormLayout>
    </Dialog>
  )
}
