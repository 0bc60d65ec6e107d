import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { TextField } from '../TextField'
import { FormActions } from './FormActions'
import { FormLayout } from './FormLayout'
import { FormSection } from './FormSection'

export const docs: ComponentDocs = {
  purpose: 'Lays out the fields, sections and buttons of a form.',
  whenToUse: [
    'Two or more fields are filled in and sent together.',
    'A page of settings has sections: with `layout="settings"` their headings stand beside the fields where they fit.',
  ],
  whenNotToUse: {
    'One text is changed in its place': 'InlineEdit',
    'Values are only shown': 'DescriptionList',
    'The same fields repeat for many things': 'DataTable',
    'The task needs several pages': 'Stepper',
  },
  guidance: [
    {
      do: 'One column, with the submit button first and under the fields: the eye goes straight down.',
      right: (
        <FormLayout aria-label="New store" style={{ width: 280 }}>
          <FormSection title="Store" headingLevel={4}>
            <TextField label="Store name" />
            <TextField label="Region" />
          </FormSection>
          <FormActions>
            <Button variant="primary">Add store</Button>
            <Button variant="ghost">Cancel</Button>
          </FormActions>
        </FormLayout>
      ),
      dont: 'Two columns for fields without a relation: one is skipped, and the button is far away.',
      wrong: (
        <FormLayout aria-label="New store in two columns" style={{ width: 460 }}>
          <FormSection title="Store in two columns" headingLevel={4} columns={2}>
            <TextField label="Name of the store" />
            <TextField label="Region of the store" />
          </FormSection>
          <FormActions aside={<Button variant="primary">Add this store</Button>}>
            <Button variant="ghost">Cancel</Button>
          </FormActions>
        </FormLayout>
      ),
    },
  ],
  anatomy: {
    example: (
      <FormLayout aria-label="Example of a form" style={{ width: 300 }}>
        <FormSection title="Channel" headingLevel={4} description="Shown in every plan.">
          <TextField label="Channel name" />
        </FormSection>
        <FormActions aside="Saved at 9:41">
          <Button variant="primary">Save</Button>
        </FormActions>
      </FormLayout>
    ),
    parts: {
      Heading: 'Names the section. `description` follows it. Both are optional.',
      Fields: '16 pixels apart; in two columns from a width of 440 pixels, with `columns={2}`.',
      Actions: '`FormActions`: the submit button first. With `isSticky` it stays in view.',
      Aside: 'At the far end: when it was saved, or a delete button. Optional.',
    },
    marks: {
      Heading: '[aria-level]',
      Fields: '[data-columns]',
      Actions: '[data-surface]',
      Aside: '[data-surface] > :last-child',
    },
  },
  keyboard: {
    Enter: 'In a field: submits the form, when it has a submit button.',
    Tab: 'Moves to the next field.',
  },
  accessibility: [
    'It is a native `form` that does not navigate. Messages of the browser are off: fields and an [ErrorSummary] show errors.',
    'A section with a title is a landmark region with that name.',
    'Use `as="div"` where fields open dialogs with forms of their own, because a form in a form reloads the page.',
    'Left to the product: validation, and `aria-label` or `aria-labelledby` of the form.',
  ],
  content: [
    'Labels are nouns: “Channel name”. The submit button says what happens: “Add channel”.',
    'Mark the required fields with `isRequired`; do not write “optional” at the others as well.',
    'Section titles are one or two words in sentence case.',
  ],
  changes: { '0.1.0': ['First release, with `FormSection` and `FormActions`.'] },
  related: ['ErrorSummary', 'TextField', 'DescriptionList', 'Stepper'],
}
