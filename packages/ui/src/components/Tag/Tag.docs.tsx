import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Tag } from './Tag'

/** A tag that can be taken away, and comes back. */
function RemovableTag() {
  const [isThere, setIsThere] = useState(true)
  return isThere ? (
    <Tag
      category="Persona"
      name="Parents"
      removeLabel="Remove Persona: Parents"
      onRemove={() => {
        setIsThere(false)
      }}
    />
  ) : (
    <Tag
      name="Bring it back"
      onPress={() => {
        setIsThere(true)
      }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Names what a thing belongs to, as chosen by people.',
  whenToUse: [
    'People sort things by words of their own: persona, theme, region.',
    'A filter shows what it contains, and each part can be taken away.',
  ],
  whenNotToUse: {
    'The product says what state a thing is in': 'Badge',
    'Several stand in a row that may be too short': 'TagList',
    'It starts an action': 'Button',
    'One of a few views is chosen': 'SegmentedControl',
  },
  guidance: [
    {
      do: 'Show the category where several exist: the same name may be in two of them.',
      right: <Tag category="Persona" name="Parents" />,
      dont: 'The category in the name is not set off, and takes the space of the word that matters.',
      wrong: <Tag name="Persona - Parents (tag)" />,
    },
    {
      do: 'Name the whole tag in `removeLabel`, because five buttons called “Remove” cannot be told apart.',
      right: <RemovableTag />,
      dont: 'A drawn cross in the text: nobody knows whether a press opens the tag or removes it.',
      wrong: <Tag name="Parents ×" onPress={() => undefined} />,
    },
  ],
  anatomy: {
    example: (
      <Tag
        category="Persona"
        name="Parents"
        color="#1CC9AA"
        removeLabel="Remove Persona: Parents, in the example"
        onRemove={() => undefined}
      />
    ),
    parts: {
      Dot: 'In the color of the tag. Optional.',
      Text: 'The category before the name, where there is one. Cut with an ellipsis in a narrow place, whole on hover.',
      'Remove button': 'With `onRemove` and `removeLabel`. Optional.',
    },
    marks: {
      Dot: '[title] > :first-child > :first-child',
      Text: '[title] > :first-child > :last-child',
      'Remove button': 'button',
    },
  },
  keyboard: {
    'Enter, Space': 'Presses the tag, or its remove button.',
    'Delete, Backspace': 'Removes the tag.',
    Tab: 'Moves from the tag to its remove button. A tag that does nothing takes no focus.',
  },
  accessibility: [
    'It is text, a link with `href`, or a button with `onPress`; a button tells by `aria-pressed` whether it is selected.',
    'The dot is decorative: the name says what it means.',
    'Left to the product: after a tag was removed, move the focus to its neighbor or to the field.',
  ],
  content: [
    'One or two words, as people call it.',
    'The category in the singular: “Persona”.',
    'Remove label: “Remove Persona: Parents”.',
  ],
  related: ['TagList', 'Badge', 'MultiSelect'],
}
