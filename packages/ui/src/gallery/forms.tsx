import { Button } from '../components/Button'
import { ErrorSummary } from '../components/ErrorSummary'
import { FileDrop, englishFileDropLabels } from '../components/FileDrop'
import { FormActions, FormLayout, FormSection } from '../components/FormLayout'
import { TextField } from '../components/TextField'
import type { Specimen } from './specimen'

function keep() {
  return undefined
}

/** Components for files and for whole forms. */
export const forms: readonly Specimen[] = [
  {
    name: 'FileDrop',
    classGoesTo: 'frame',
    render: (root) => (
      <FileDrop
        {...root}
        label="Documents"
        items={[
          { id: 'brief', name: 'vip-brief-v3.pdf', sizeBytes: 1_240_000, status: 'done' },
          {
            id: 'deck',
            name: 'spring-deck.pptx',
            sizeBytes: 8_400_000,
            status: 'uploading',
            progress: 0.62,
          },
        ]}
        maxCount={10}
        labels={englishFileDropLabels}
        onAdd={keep}
        onCancel={keep}
        onRemove={keep}
      />
    ),
  },
  {
    name: 'ErrorSummary',
    render: (root) => (
      <ErrorSummary
        {...root}
        title="There are 2 things to put right"
        submitCount={0}
        errors={[
          { fieldId: 'gallery-title', message: 'Please enter a title.' },
          { fieldId: 'gallery-cost', message: 'Enter what it will cost.' },
        ]}
      />
    ),
  },
  {
    name: 'FormLayout',
    isWide: true,
    render: (root) => (
      <FormLayout {...root} aria-label="Profile" layout="settings">
        <FormSection title="Profile" description="Shown to everybody in the account." columns={2}>
          <TextField label="First Name" defaultValue="Maya" />
          <TextField label="Last Name" defaultValue="Rios" />
        </FormSection>
        <FormActions aside="Saved at 9:41">
          <Button>Save changes</Button>
        </FormActions>
      </FormLayout>
    ),
  },
]
