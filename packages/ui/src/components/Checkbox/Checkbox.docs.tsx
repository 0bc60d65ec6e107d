import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Checkbox, type CheckboxProps } from './Checkbox'

/** A box above two others, which it represents. */
function ParentBox({ canBeMixed }: { canBeMixed: boolean }) {
  const [checked, setChecked] = useState({ email: true, social: false })
  const isAll = checked.email && checked.social
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Checkbox
        label="All channels"
        isChecked={isAll}
        isMixed={canBeMixed && checked.email !== checked.social}
        onChange={() => {
          setChecked({ email: !isAll, social: !isAll })
        }}
      />
      <div style={{ display: 'grid', gap: 4, paddingInlineStart: 24 }}>
        <Checkbox
          label="Email"
          isChecked={checked.email}
          onChange={(change) => {
            setChecked({ ...checked, email: change.isChecked })
          }}
        />
        <Checkbox
          label="Social"
          isChecked={checked.social}
          onChange={(change) => {
            setChecked({ ...checked, social: change.isChecked })
          }}
        />
      </div>
    </div>
  )
}

export const docs: ComponentDocs<CheckboxProps> = {
  purpose: 'Answers yes or no within a form.',
  whenToUse: [
    'An option of a form is on or off, and counts when the form is saved.',
    'People confirm something before they may go on.',
    'Rows of a list are selected. A mixed box stands for a group of which some are selected.',
  ],
  whenNotToUse: {
    'The change counts at once, without saving': 'Switch',
    'One of a few answers is chosen': 'RadioGroup',
    'The opposite of “yes” is not plain: “Public” or what else?': 'RadioGroup',
    'A tool of a toolbar is on or off': 'ToggleButton',
  },
  guidance: [
    {
      do: 'Say what happens when it is checked. The empty box is then plainly the opposite.',
      right: { label: 'Copy the notes as well' },
      dont: 'To get the notes, a box against them has to be left empty: that is read twice.',
      wrong: { label: 'Do not copy the notes' },
    },
    {
      do: 'For a box that must be checked, set `isRequired`, and say in the error what it is for.',
      right: {
        label: 'I may share these pictures',
        isRequired: true,
        error: 'Confirm that you may share the pictures.',
      },
      dont: 'Nobody checks a box because it is required. The reason is missing.',
      wrong: {
        label: 'I may share these pictures',
        isRequired: true,
        error: 'This field is required.',
      },
    },
    {
      do: 'A box for a group is `isMixed` while only some of it are checked.',
      right: <ParentBox canBeMixed />,
      dont: 'An empty box says that none is checked, which is not true here.',
      wrong: <ParentBox canBeMixed={false} />,
    },
  ],
  anatomy: {
    example: {
      label: 'Copy the notes as well',
      help: 'Documents are never copied.',
      isRequired: true,
      error: 'Choose what is copied.',
    },
    parts: {
      Box: 'Checked, empty or mixed. It is 16 pixels wide; the label belongs to its target.',
      Label: 'Says what is on when it is checked. It wraps, and is never cut.',
      Error: 'What is wrong and how to fix it. Optional.',
      Help: 'A sentence about what follows from it. Optional.',
    },
    marks: { Box: 'input', Label: 'label > span', Error: '[id$="-error"]', Help: '[id$="-help"]' },
  },
  keyboard: {
    Tab: 'Moves to the box. A read-only box is a stop, a disabled one is not.',
    Space: 'Checks or unchecks it.',
    Enter: 'Submits the form around it, when it has a submit button.',
  },
  accessibility: [
    'It is a native `<input type="checkbox">` inside of its `<label>`: a press on the words checks it as well.',
    'A mixed box is announced as partially checked.',
    'Error and help are its description, the error first; `isRequired` sets the native `required`.',
    'A read-only box keeps its state and says so with `aria-readonly`. It can be focused and read.',
    'In forced colors the states differ by their mark, not by color.',
    'Left to the product: what a press on a mixed box does. Checking everything is what people expect.',
  ],
  content: [
    'The label is a short sentence or a noun, without a period: “Show weekends”.',
    'Write it so that “checked” means yes: no “not”, “hide” or “disable” where there is a positive word.',
    'Consequences go to `help`: “Documents are never copied.”',
  ],
  related: ['Switch', 'RadioGroup', 'ToggleButton'],
}
