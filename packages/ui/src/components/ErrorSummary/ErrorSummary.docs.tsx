import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { FormLayout, FormSection } from '../FormLayout'
import { TextField } from '../TextField'
import { ErrorSummary } from './ErrorSummary'

interface Messages {
  readonly name: string
  readonly email: string
}

/** A form that is refused when it is sent. */
function RefusedForm({ id, title, messages }: { id: string; title: string; messages: Messages }) {
  const [submitCount, setSubmitCount] = useState(0)
  const isRefused = submitCount > 0
  return (
    <FormLayout
      aria-label={title}
      onSubmit={() => {
        setSubmitCount(submitCount + 1)
      }}
    >
      <ErrorSummary
        title={title}
        submitCount={submitCount}
        errors={
          isRefused
            ? [
                { fieldId: `${id}-name`, message: messages.name },
                { fieldId: `${id}-email`, message: messages.email },
              ]
            : []
        }
      />
      <FormSection>
        <TextField id={`${id}-name`} label="Name" error={isRefused ? messages.name : undefined} />
        <TextField
          id={`${id}-email`}
          label="Email"
          error={isRefused ? messages.email : undefined}
        />
      </FormSection>
      <div>
        <Button type="submit">Send</Button>
      </div>
    </FormLayout>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Lists what is wrong in a form, with a link to each field.',
  whenToUse: [
    'A form of more than about three fields was sent and refused.',
    'Some of the wrong fields may be out of view: below the fold, in another column, in a closed section.',
  ],
  whenNotToUse: [
    {
      when: 'The form has one or two fields',
      use: 'The `error` of the field. Move the focus there.',
    },
    { when: 'The server refused the form as a whole', use: 'Banner' },
    { when: 'Content could not be loaded', use: 'ErrorState' },
  ],
  guidance: [
    {
      do: {
        example: (
          <RefusedForm
            id="good"
            title="There are 2 things to put right"
            messages={{
              name: 'Enter the name of the channel.',
              email: 'Enter an email with an @.',
            }}
          />
        ),
        caption: 'Show after sending, with the same words as at the fields. Press Send to see it.',
      },
      dont: {
        example: (
          <RefusedForm
            id="poor"
            title="Validation failed"
            messages={{ name: 'Required.', email: 'Invalid value.' }}
          />
        ),
        caption: '“Required.” in a list does not say which field is meant, nor how to fix it.',
      },
    },
  ],
  anatomy: {
    example: (
      <ErrorSummary
        title="There is one thing to put right"
        submitCount={0}
        errors={[{ fieldId: 'none', message: 'Enter the name of the channel.' }]}
      />
    ),
    parts: [
      { name: 'Mark', selector: 'svg', description: 'Decorative.' },
      {
        name: 'Title',
        selector: '[aria-labelledby] [id]',
        description: 'The number of errors, in words.',
      },
      {
        name: 'Link',
        selector: 'a',
        description: 'One for each error, in the order of the fields. It leads to the field.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the next error.' },
    { keys: ['Enter'], action: 'Goes to the field, or to the wrong control of a group.' },
  ],
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
