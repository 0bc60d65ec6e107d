import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { ColorSwatchField, type ColorSwatchFieldProps } from './ColorSwatchField'
import { englishChannelColors } from './english-channel-colors'

const customLabels = {
  label: 'Custom color',
  placeholder: '#RRGGBB',
  unreadable: 'Enter six digits, such as #2F6FED.',
}

const numbered = englishChannelColors.map(({ value }, index) => ({
  value,
  name: `Color ${index + 1}`,
}))

const shades = ['#2F6FED', '#2E69DF', '#2D63D1', '#2C5DC3', '#2B57B5', '#2A51A7'].map(
  (value, index) => ({ value, name: `Blue ${index + 1}` }),
)

const apart = englishChannelColors.slice(0, 6)

/** A field that holds its color. */
function ControlledColorSwatchField(
  props: Partial<ColorSwatchFieldProps> & Pick<ColorSwatchFieldProps, 'label' | 'colors'>,
) {
  const [value, setValue] = useState(props.value ?? props.colors[0]?.value ?? null)
  return (
    <ColorSwatchField
      style={{ width: 220 }}
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Lets people choose one of several named colors.',
  whenToUse: [
    'A thing gets a color by which it is found everywhere: a channel, a tag.',
    'A set of colors is offered that are easy to tell apart and go well together.',
    'A brand needs a color of its own: with `customLabels` any color can be typed.',
  ],
  whenNotToUse: {
    'The color stands for a fixed meaning, such as “late”': 'Badge',
    'Colored things are chosen, not the color': 'Select',
    'Text is colored while it is written': 'RichTextEditor',
  },
  guidance: [
    {
      do: 'Give every color its name: it is shown, read out, and used in conversation.',
      right: <ControlledColorSwatchField label="Color" colors={englishChannelColors} />,
      dont: '“Color 7” helps nobody who cannot see it, and nobody on the phone.',
      wrong: <ControlledColorSwatchField label="Color" colors={numbered} />,
    },
    {
      do: 'Offer colors of different hues: six to twelve are told apart at a glance.',
      right: <ControlledColorSwatchField label="Color" colors={apart} />,
      dont: 'Shades of one hue are told apart only side by side, and in a calendar not at all.',
      wrong: <ControlledColorSwatchField label="Color" colors={shades} />,
    },
  ],
  anatomy: {
    example: (
      <ControlledColorSwatchField
        label="Color"
        colors={englishChannelColors}
        customLabels={customLabels}
        value="#8249AB"
        help="Used in every view."
        style={{ width: 260 }}
      />
    ),
    parts: {
      Label: 'Names the group. An asterisk marks a required one.',
      'Name of the color': 'Of the chosen color; its digits if it is not among `colors`.',
      Swatch:
        'A color. The chosen one has a ring and a check mark. A value that is not offered has a swatch behind the others. `columns` is their number in a line.',
      'Custom color': 'Takes any color, with or without `#`. Optional, `customLabels`.',
      'Help and error': 'Under all of it, the error first. Optional.',
    },
    marks: {
      Label: '[role="radiogroup"] > :first-child > span',
      'Name of the color': '[role="radiogroup"] > :first-child > :last-child',
      Swatch: 'label',
      'Custom color': 'input[placeholder]',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the chosen color, then to the custom one or out of the field.',
    'ArrowRight, ArrowLeft':
      'Chooses the next or previous color, and goes on in the next line; mirrored from right to left.',
    'ArrowDown, ArrowUp': 'Chooses the color below or above.',
    Space: 'Chooses the focused color, when none is chosen yet.',
    Enter: 'In the custom color: reads what was typed.',
  },
  accessibility: [
    'It has the role `radiogroup`, named by its label; each swatch is a radio button named by its color, also on hover.',
    'A stored color that is no longer offered stays the chosen one, and can be chosen again after another.',
    'The check mark is white or ink, whichever has the higher contrast: at least 4:1 on any color.',
    'A custom color is taken as soon as it can be read: `#2F6FED`, `2f6fed` or `#26e`. What is no color gets an error on leaving.',
    'Left to the product: show the name or a mark beside the color wherever it is used. Color alone is no information.',
    'Left to the product: with `onCustomTextChange`, do not save while a typed color cannot be read.',
  ],
  content: [
    'Names are one word that people use: “Sand”, “Cyan”. No brand names, no codes.',
    'The label is “Color”, or what has it: “Color of the channel”.',
  ],
  related: ['Select', 'Tag', 'Badge', 'RadioGroup'],
}
