import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { TextField } from '../TextField'
import { Tooltip } from './Tooltip'
import { Trash2 } from 'lucide-react'

export const docs: ComponentDocs = {
  purpose: 'Adds a few helpful words to a control, on hover and focus.',
  whenToUse: [
    'A control is understood without it, and a hint makes it faster: its shortcut, its effect.',
    'A control is unavailable (`aria-disabled`) and people wonder why.',
  ],
  whenNotToUse: [
    {
      when: 'People need the text to go on, as with the rules of a password',
      use: 'Text on the page, such as the `help` of a field. It is there on touch screens too.',
    },
    { when: 'The button has an icon alone', use: 'IconButton' },
    { when: 'The details of a thing are more than a sentence', use: 'HoverCard' },
    { when: 'There is something to press or to type in it', use: 'Popover' },
    { when: 'A tour explains several places, one after the other', use: 'CoachMark' },
  ],
  guidance: [
    {
      do: {
        example: (
          <Tooltip text="Adds a tactic on the first day shown" shortcut="N">
            <Button>Add Tactic</Button>
          </Tooltip>
        ),
        caption:
          'Say what the label leaves out: the effect, and the keys. Rest the pointer to see it.',
      },
      dont: {
        example: (
          <Tooltip text="Add Tactic" isDescription={false}>
            <Button>Add Tactic</Button>
          </Tooltip>
        ),
        caption:
          'A repeated label covers what is below and teaches people to ignore the next hint.',
      },
    },
    {
      do: {
        example: <TextField label="Budget code" help="Six digits, from finance." />,
        caption: 'Keep what is needed for the task in sight: it is read while typing.',
      },
      dont: {
        example: (
          <Tooltip text="Six digits, from finance.">
            <Button variant="ghost">How to fill in a budget code</Button>
          </Tooltip>
        ),
        caption: 'Touch screens show no tooltip: those people never learn the rule.',
      },
    },
    {
      do: {
        example: (
          <Tooltip text="Only admins can export this plan">
            <Button aria-disabled>Export plan</Button>
          </Tooltip>
        ),
        caption: 'Explain an unavailable action with `aria-disabled`: it keeps its tab stop.',
      },
      dont: {
        example: (
          <Tooltip text="Only admins can export this plan">
            <Button disabled>Export plan</Button>
          </Tooltip>
        ),
        caption:
          'A `disabled` button cannot be focused, so the reason is never heard by keyboard users.',
      },
    },
  ],
  anatomy: {
    example: (
      <div style={{ display: 'flex', gap: 8 }}>
        <Tooltip text="Deletes the selected tactics" shortcut="Del">
          <Button icon={Trash2}>Delete</Button>
        </Tooltip>
        <IconButton icon={Trash2} label="Delete" />
      </div>
    ),
    parts: [
      {
        name: 'Control',
        selector: 'button',
        description: 'One focusable element, passed as `children`. Its layout does not change.',
      },
      {
        name: 'Bubble',
        selector: '[role="tooltip"]',
        description:
          'In the top layer, so that no container cuts it. It uses another side where `placement` does not fit.',
      },
      { name: 'Text', description: 'A few words; long text wraps.' },
      { name: 'Shortcut', description: 'The keys that do the same, after the text. Optional.' },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Opens it when the control gets the focus, closes it when it leaves.',
    },
    {
      keys: ['Escape'],
      action: 'Closes it. The same press also closes a dialog or menu around the control.',
    },
  ],
  accessibility: [
    'The text is the accessible description of its control at any time, also while it is not shown.',
    'With `isDescription={false}` it is hidden from screen readers: for text that repeats the accessible name.',
    'It opens after the pointer has rested for half a second, and at once right after another tooltip has closed. The pointer may move onto it, and it does not time out.',
    'It opens on keyboard focus only, not after a click, and never on touch.',
    'Left to the product: put nothing in it that cannot be found elsewhere.',
  ],
  content: [
    'Write a phrase without a period: “Adds a tactic on the first day shown”.',
    'Aim for fewer than ten words. More than a sentence belongs on the page.',
    'Put keys into `shortcut`, not into the text.',
  ],
  related: ['IconButton', 'HoverCard', 'Popover', 'ShortcutHint'],
}
