import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { FormLayout, FormSection } from '../FormLayout'
import { TextField } from '../TextField'
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary'

/** A form that was refused: the messages of its name and its email. */
function RefusedForm({ title, messages }: { title: string; messages: readonly [string, string] }) {
  const idOf = (label: string) => `${title} ${label}`.replaceAll(' ', '-')
  const fields = ['Name', 'Email'].map((label, at) => ({ label, message: messages[at] ?? '' }))
  return (
    <FormLayout aria-label={title} style={{ width: '100%' }} onSubmit={() => undefined}>
      <ErrorSummary
        title={title}
        submitCount={0}
        errors={fields.map(({ label, message }) => ({ fieldId: idOf(label), message }))}
      />
      <FormSection>
        {fields.map(({ label, message }) => (
          <TextField key={label} id={idOf(label)} label={label} error={message} />
        ))}
      </FormSection>
    </FormLayout>
  )
}

export const docs: ComponentDocs<ErrorSummaryProps> = {
  purpose: 'Lists what is wrong in a form, with a link to each field.',
  whenToUse: [
    'A form of more than about three fields was sent and refused.',
    'Some of the wrong fields may be out of view: below the fold, in another column, in a closed section.',
  ],
  whenNotToUse: {
    'The form has one or two fields': 'The `error` of the field. Move the focus there.',
    'The server refused the form as a whole': 'Banner',
    'Content could not be loaded': 'ErrorState',
  },
  guidance: [
    {
      do: 'Show after sending, with the same words as at the fields.',
      right: (
        <RefusedForm
          title="There are 2 things to put right"
          messages={['Enter the name of the channel.', 'Enter an email with an @.']}
        />
      ),
      dont: '“Required.” in a list does not say which field is meant, nor how to fix it.',
      wrong: <RefusedForm title="Validation failed" messages={['Required.', 'Invalid value.']} />,
    },
  ],
  anatomy: {
    example: { style: { width: 320 } },
    parts: {
      Mark: 'Decorative.',
      Title: 'The number of errors, in words.',
      Link: 'One for each error, in the order of the fields. It leads to the field.',
    },
    marks: { Mark: 'svg', Title: '[aria-labelledby] [id]', Link: 'a' },
  },
  keyboard: {
    Tab: 'Moves to the next error.',
    Enter: 'Goes to the field, or to the wrong control of a group.',
  },
  accessibility: [
    'Whenever `submitCount` grows while there are errors, it takes the focus: screen readers read it, and Tab goes to the first link.',
    'A link moves the focus and scrolls the field to the middle of the window, so that its label is in view.',
    'Without errors it renders nothing.',
    'Left to the product: remove an error as soon as its field is right, and do not validate before the first submit.',
  ],
  content: [
    'Title: “There are 3 things to put right”. The number tells how long it will take.',
    'Each message says what to do: “Enter what may be spent in a year.”',
    'The same message at the field, word for word.',
  ],
  related: ['FormLayout', 'Banner', 'TextField'],
}
