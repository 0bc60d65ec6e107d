import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { TextField } from '../TextField'
import { englishInlineEditLabels } from './english-inline-edit-labels'
import { InlineEdit, type InlineEditProps } from './InlineEdit'

const used = 'Objective'

/** A name that can be changed, and is refused when it is taken. */
function ControlledInlineEdit({
  refusal = 'There is a category of this name already.',
  ...props
}: Omit<InlineEditProps, 'onSave' | 'labels'> & { refusal?: string }) {
  const [value, setValue] = useState(props.value)
  return (
    <InlineEdit
      style={{ width: 260 }}
      labels={englishInlineEditLabels}
      {...props}
      value={value}
      onSave={(change) => {
        if (change.value === used) return refusal
        setValue(change.value)
        return undefined
      }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows a name that becomes a field in its place.',
  whenToUse: [
    'A name is read often and changed rarely: of a category, a tag, a plan.',
    'The change is small and saved by itself, without a form.',
  ],
  whenNotToUse: [
    { when: 'Several values are changed together', use: 'FormLayout' },
    { when: 'The value is changed most of the times it is seen', use: 'TextField' },
    { when: 'The text may have several lines or formats', use: 'RichTextEditor' },
    { when: 'Cells of a table are edited', use: 'TreeTable' },
    { when: 'Renaming has consequences that must be read first', use: 'Dialog' },
  ],
  guidance: [
    {
      do: {
        example: (
          <div style={{ display: 'grid', gap: 8 }}>
            <ControlledInlineEdit label="Category name" value="Target segment" />
            <ControlledInlineEdit label="Category name" value="Journey phase" />
          </div>
        ),
        caption: 'In a list that is read, names look like text until somebody wants to change one.',
      },
      dont: {
        example: (
          <div style={{ display: 'grid', gap: 8, width: 260 }}>
            <TextField label="First category" isLabelHidden defaultValue="Target segment" />
            <TextField label="Second category" isLabelHidden defaultValue="Journey phase" />
          </div>
        ),
        caption: 'A column of boxes is hard to read, and changed by a slip of the hand.',
      },
    },
    {
      do: {
        example: <ControlledInlineEdit label="Category name" value="Target segment" />,
        caption:
          'Return from `onSave` why a name was refused: the field stays open with it. Rename it to “Objective” to see.',
      },
      dont: {
        example: (
          <ControlledInlineEdit
            label="Category name"
            value="Target segment"
            refusal="Could not be saved."
          />
        ),
        caption: 'The same, without a reason: people press Save again, and again.',
      },
    },
    {
      do: {
        example: (
          <ControlledInlineEdit
            label="Abbreviation"
            value=""
            placeholder="No abbreviation"
            editButton="always"
          />
        ),
        caption: 'Give an empty text a `placeholder`, so that there is something to point at.',
      },
      dont: {
        example: <ControlledInlineEdit label="Abbreviation" value="" editButton="always" />,
        caption: 'A lone pencil does not say what it would change.',
      },
    },
  ],
  anatomy: {
    // Editing takes the focus, so the example is at rest.
    example: (
      <ControlledInlineEdit
        label="Category name"
        value="Target segment"
        editButton="always"
        style={{ width: 200 }}
      />
    ),
    parts: [
      {
        name: 'Text',
        selector: '[title="Target segment"]',
        description:
          'In the font of the heading or row it stands in. Cut with an ellipsis where it is too long, whole on hover. `placeholder` when it is empty.',
      },
      {
        name: 'Edit button',
        selector: 'button',
        description:
          'A pencil, shown on hover and on focus, and always on touch screens or with `editButton="always"`. None when `isReadOnly`.',
      },
      {
        name: 'Field',
        description:
          'While editing, in place of the text and in its font. At first all is selected.',
      },
      {
        name: 'Save and cancel buttons',
        description: 'While editing: save the trimmed text, or restore the one from before.',
      },
      {
        name: 'Error',
        description: 'Under the field: from `validate`, or what `onSave` returned.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['F2'],
      action: 'With the focus on the pencil: makes it a field with all of its text selected.',
    },
    {
      keys: ['Enter'],
      action: 'On the pencil: makes it a field. In the field: saves.',
    },
    { keys: ['Space'], action: 'On a button: presses it.' },
    { keys: ['Escape'], action: 'Restores the text. A dialog around it stays open.' },
    {
      keys: ['Tab'],
      action:
        'Moves from the field to its buttons. Leaving them saves, cancels or keeps it open, as `blurPolicy` says.',
    },
  ],
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
    'A refusal is one sentence and says what to change: “There is a category of this name already.”',
    'The placeholder says that there is none: “No abbreviation”.',
  ],
  related: ['TextField', 'FormLayout', 'Menu', 'Dialog'],
}
