import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { TextField } from '../TextField'
import { englishInlineEditLabels } from './InlineEdit.labels'
import { InlineEdit, type InlineEditProps } from './InlineEdit'

/** A name that can be changed. */
function ControlledInlineEdit(props: Pick<InlineEditProps, 'label' | 'value'>) {
  const [value, setValue] = useState(props.value)
  return (
    <InlineEdit
      {...props}
      style={{ width: 260 }}
      labels={englishInlineEditLabels}
      value={value}
      onSave={(change) => {
        setValue(change.value)
        return undefined
      }}
    />
  )
}

export const docs: ComponentDocs<InlineEditProps> = {
  purpose: 'Shows a name that becomes a field in its place.',
  whenToUse: [
    'A name is read often and changed rarely: of a category, a tag, a plan.',
    'The change is small and saved by itself, without a form.',
  ],
  whenNotToUse: {
    'Several values are changed together': 'FormLayout',
    'The value is changed most of the times it is seen': 'TextField',
    'The text may have several lines or formats': 'RichTextEditor',
    'Cells of a table are edited': 'TreeTable',
    'Renaming has consequences that must be read first': 'Dialog',
  },
  exampleProps: { style: { width: 260 } },
  guidance: [
    {
      do: 'In a list that is read, names look like text until somebody wants to change one.',
      right: (
        <div style={{ display: 'grid', gap: 8 }}>
          <ControlledInlineEdit label="Category name" value="Target segment" />
          <ControlledInlineEdit label="Category name" value="Journey phase" />
        </div>
      ),
      dont: 'A column of boxes is hard to read, and changed by a slip of the hand.',
      wrong: (
        <div style={{ display: 'grid', gap: 8, width: 260 }}>
          <TextField label="First category" isLabelHidden defaultValue="Target segment" />
          <TextField label="Second category" isLabelHidden defaultValue="Journey phase" />
        </div>
      ),
    },
    {
      do: 'Give an empty text a `placeholder`, so that there is something to point at.',
      right: {
        label: 'Abbreviation',
        value: '',
        placeholder: 'No abbreviation',
        editButton: 'always',
      },
      dont: 'A lone pencil does not say what it would change.',
      wrong: { label: 'Abbreviation', value: '', editButton: 'always' },
    },
  ],
  anatomy: {
    // Editing takes the focus, so the example is at rest.
    example: { editButton: 'always' },
    parts: {
      Text: 'In the font of the heading or row it stands in. Cut with an ellipsis where it is too long, whole on hover. `placeholder` when it is empty.',
      'Edit button':
        'A pencil, shown on hover and on focus, and always on touch screens or with `editButton="always"`. None when `isReadOnly`.',
      Field: 'While editing, in place of the text and in its font. At first all is selected.',
      'Save and cancel buttons':
        'While editing: save the trimmed text, or restore the one from before.',
      Error: 'Under the field: from `validate`, or what `onSave` returned.',
    },
    marks: { Text: '[title]', 'Edit button': 'button' },
  },
  keyboard: {
    F2: 'With the focus on the pencil: makes it a field with all of its text selected.',
    Enter: 'On the pencil: makes it a field. In the field: saves.',
    Space: 'On a button: presses it.',
    Escape: 'Restores the text. A dialog around it stays open.',
    Tab: 'Moves from the field to its buttons. Leaving them saves, cancels or keeps it open, as `blurPolicy` says.',
  },
  accessibility: [
    'The pencil is named with the label and the text: “Edit Category name: Target segment”. A double click on the text does the same.',
    'The field is named by `label`. An error marks it as invalid and is its description.',
    'After saving or canceling with the keyboard or a button, the focus is on the pencil again.',
    'While `onSave` works the field is read-only and busy, with a spinner that is announced.',
    'Switching to another window is not leaving: nothing is saved by it.',
    'Left to the product: with `isEditing`, a “Rename” in a [Menu] can start it.',
  ],
  content: [
    'The label names the thing and the text: “Category name”.',
    'A refusal, which `onSave` returns, is one sentence and says what to change: “There is a category of this name already.”',
    'The placeholder says that there is none: “No abbreviation”.',
  ],
  related: ['TextField', 'FormLayout', 'Menu', 'Dialog'],
}
